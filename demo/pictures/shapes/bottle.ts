import { darker, isDark, lighter } from '#demo/pictures/colour.ts';
import { write } from '#demo/pictures/lettering.ts';
import { round } from '#demo/pictures/materials.ts';
import { band, ellipse, hoop, type Point, turned } from '#demo/pictures/path.ts';
import { drawPattern } from '#demo/pictures/patterns.ts';
import type { Pen } from '#demo/pictures/pen.ts';
import type { Look, ShapeDrawing } from '#demo/pictures/shape.ts';

const flask: Point[] = [
  [92, 0],
  [98, -8],
  [98, -360],
  [92, -400],
  [58, -448],
  [52, -470],
];

/** A bottle for cold brew or a flask for the road. */
export const bottle: ShapeDrawing = {
  stance: 'standing',
  width: 210,
  height: 580,
  foot: 96,
  focus: { x: 0, y: -400, zoom: 2, turn: -7 },
  usual: { width: 72, height: 240, doses: [{ of: 'volume', amount: '500 ml' }] },
  company: ['beans', 'cup'],
  draw(pen, look) {
    pen.solid(turned(...flask), round(pen, look.colour, look.material ?? 'matte'));
    pen.gleam('M-66 -30V-370C-64 -400 -52 -420 -40 -446', '#ffffff', 10, 0.32, 4);
    bottleLabel(pen, look);
    pen.solid(turned([56, -466], [58, -472], [58, -548], [52, -558]), round(pen, look.accent, 'wood'));
    pen.solid(ellipse(0, -558, 52), lighter(look.accent, 0.26));
    pen.line(hoop(57, -480), darker(look.accent, 0.5), 1.6, 0.5);
    pen.solid(band([58, -470], [57, -476]), round(pen, '#b9b4ab', 'steel'));
  },
};

function bottleLabel(pen: Pen, look: Look): void {
  const around = band([98.5, -110], [98.5, -290]);
  const paper = isDark(look.colour) ? '#f4ede1' : lighter(look.accent, 0.8);
  if (!look.label && !look.pattern) return;
  pen.solid(around, paper);
  pen.within(around, () =>
    drawPattern(
      pen,
      look.pattern ?? 'waves',
      { x: -100, y: -205, width: 200, height: 120 },
      look.accent,
      look.seed,
    ),
  );
  const [name, more] = look.label ?? ['MGŁA'];
  write(pen, name.toUpperCase(), {
    x: 0,
    y: -232,
    size: 22,
    colour: darker(look.accent, 0.5),
    around: 98,
    within: 140,
    weight: 10,
  });
  if (more)
    write(pen, more.toUpperCase(), {
      x: 0,
      y: -212,
      size: 9,
      colour: darker(look.accent, 0.5),
      around: 98,
      within: 140,
      tracking: 50,
      weight: 10,
    });
  pen.shade(
    around,
    pen.across(
      [0, '#150c06', 0.3],
      [0.2, '#fff', 0.25],
      [0.5, '#fff', 0],
      [0.95, '#150c06', 0.42],
      [1, '#150c06', 0.3],
    ),
  );
}
