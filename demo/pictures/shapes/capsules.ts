import { darker, inkOn, legibleOn, lighter } from '#demo/pictures/colour.ts';
import { write } from '#demo/pictures/lettering.ts';
import { spot } from '#demo/pictures/light.ts';
import { flat, round } from '#demo/pictures/materials.ts';
import { box, ellipse, hoop, polygon, turned } from '#demo/pictures/path.ts';
import { drawPattern } from '#demo/pictures/patterns.ts';
import type { Pen } from '#demo/pictures/pen.ts';
import type { ShapeDrawing } from '#demo/pictures/shape.ts';

/** A carton of capsules with three of them before it. */
export const capsules: ShapeDrawing = {
  stance: 'standing',
  width: 420,
  height: 400,
  foot: 180,
  straight: true,
  focus: { x: 110, y: -70, zoom: 2.1, turn: -6 },
  usual: {
    width: 120,
    height: 95,
    doses: [
      { of: 'coffee', amount: '5.5 g' },
      { of: 'water', amount: '40 ml' },
    ],
  },
  company: ['cup', 'steam'],
  draw(pen, look) {
    const [left, right] = [-190, 150];
    pen.solid(
      polygon([right, -360], [right + 56, -384], [right + 56, -40], [right, 0]),
      flat(pen, darker(look.colour, 0.34)),
    );
    pen.solid(
      polygon([left, -360], [right, -360], [right + 56, -384], [left + 60, -384]),
      lighter(look.colour, 0.3),
    );
    pen.solid(box(left, -360, 340, 360), flat(pen, look.colour, 0.1));
    drawPattern(
      pen,
      look.pattern ?? 'dots',
      { x: left, y: -360, width: 340, height: 190 },
      legibleOn(look.colour, look.accent),
      look.seed,
    );
    const [name, more] = look.label ?? ['MGŁA'];
    const words = { x: left + 30, align: 'left', colour: inkOn(look.colour), within: 280 } as const;
    write(pen, name.toUpperCase(), { ...words, y: -112, size: 28, weight: 10 });
    if (more) write(pen, more.toUpperCase(), { ...words, y: -82, size: 13, tracking: 50, weight: 10 });
    pen.shade(box(left, -360, 340, 360), flat(pen, '#80705f'), 0.1);
    for (const [x, y] of [
      [30, 18],
      [180, 22],
      [108, 46],
    ] as const)
      capsule(pen, x, y, look.accent);
  },
};

function capsule(pen: Pen, x: number, y: number, colour: string): void {
  spot(pen, x + 16, y + 4, 80, 19, 0.375);
  pen.at(`translate(${x} ${y})`, () => {
    pen.solid(turned([58, -2], [58, -8]), round(pen, colour, 'steel'));
    pen.solid(turned([50, -8], [46, -40], [38, -84], [30, -92]), round(pen, colour, 'copper'));
    pen.solid(ellipse(0, -92, 30), lighter(colour, 0.34));
    for (const [r, h] of [
      [47.5, -30],
      [42, -64],
    ] as const)
      pen.line(hoop(r, h), darker(colour, 0.4), 1.4, 0.5);
  });
}
