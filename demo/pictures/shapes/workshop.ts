import { darker, lighter } from '#demo/pictures/colour.ts';
import { write } from '#demo/pictures/lettering.ts';
import { spot } from '#demo/pictures/light.ts';
import { coffee, flat, round, top } from '#demo/pictures/materials.ts';
import { box, ellipse, hoop, polygon, turned } from '#demo/pictures/path.ts';
import type { Pen } from '#demo/pictures/pen.ts';
import type { ShapeDrawing } from '#demo/pictures/shape.ts';
import { layingSpoon } from './spoon.ts';

/** A workshop: three bowls on the cupping table. */
export const workshop: ShapeDrawing = {
  stance: 'standing',
  width: 560,
  height: 300,
  foot: 66,
  focus: { x: 0, y: -110, zoom: 1.7, turn: -6 },
  usual: {
    width: 320,
    height: 180,
    doses: [
      { of: 'coffee', amount: '12 g' },
      { of: 'water', amount: '200 ml' },
      { of: 'time', amount: '4:00' },
    ],
  },
  company: ['steam', 'beans'],
  steamFrom: [-6, -122],
  draw(pen, look) {
    card(pen, look.label ?? ['MGŁA'], look.accent);
    for (const [x, y] of [
      [-150, -62],
      [152, -58],
    ] as const)
      bowl(pen, x, y, 0.92, look.colour);
    bowl(pen, -6, 0, 1.08, lighter(look.colour, 0.2));
    pen.at('translate(176 6) scale(1 0.42) rotate(-62) scale(0.46)', () => layingSpoon(pen, '#c4c0b8'));
  },
};

function card(pen: Pen, [name, more]: readonly [string, string?], colour: string): void {
  pen.shade(polygon([-100, -120], [140, -120], [150, -96], [-80, -96]), '#150c06', 0.3, 8);
  pen.solid(box(-124, -300, 248, 190, 3), flat(pen, '#f5eee2', 0.06));
  pen.line(box(-114, -290, 228, 170, 2), colour, 1.6, 0.7);
  write(pen, name.toUpperCase(), {
    x: 0,
    y: -222,
    size: 22,
    colour: darker(colour, 0.4),
    within: 190,
    tracking: 44,
  });
  if (more)
    write(pen, more.toUpperCase(), {
      x: 0,
      y: -192,
      size: 11,
      colour: darker(colour, 0.4),
      within: 190,
      tracking: 56,
    });
}

function bowl(pen: Pen, x: number, y: number, size: number, colour: string): void {
  spot(pen, x + 26 * size, y + 3, 108 * size + 8.4, 23.4, 0.425);
  pen.at(`translate(${x} ${y}) scale(${size})`, () => {
    pen.solid(turned([52, 0], [58, -8], [82, -56], [92, -112]), round(pen, colour));
    pen.shade(
      turned([52, 0], [58, -8], [82, -56], [92, -112]),
      pen.down([0, '#150c06', 0], [1, '#150c06', 0.25]),
    );
    pen.solid(ellipse(0, -112, 92), top(pen, colour));
    pen.solid(ellipse(0, -111, 85, 10.5), coffee(pen));
    pen.gleam(ellipse(0, -110, 82, 9), '#a87445', 2.4, 0.6);
    pen.gleam(hoop(91, -111), '#ffffff', 2, 0.6);
  });
}
