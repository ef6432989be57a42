import { inkOn, legibleOn } from '#demo/pictures/colour.ts';
import { write } from '#demo/pictures/lettering.ts';
import { flat } from '#demo/pictures/materials.ts';
import { box, path, polygon } from '#demo/pictures/path.ts';
import { drawPattern } from '#demo/pictures/patterns.ts';
import type { ShapeDrawing } from '#demo/pictures/shape.ts';

/** A hardback book, turned a little so that its pages show. */
export const book: ShapeDrawing = {
  stance: 'standing',
  width: 430,
  height: 560,
  foot: 200,
  straight: true,
  focus: { x: -20, y: -380, zoom: 1.9, turn: -7 },
  usual: { width: 170, height: 230, doses: [] },
  company: ['cup', 'steam', 'beans'],
  draw(pen, look) {
    pen.solid(
      polygon([164, -548], [206, -528], [206, -26], [164, -6]),
      pen.across([0, '#cfc3ae'], [0.3, '#f6efe2'], [1, '#d9cdb8']),
    );
    for (const x of [172, 180, 188, 196])
      pen.gleam(path`M${x} ${-548 + (x - 164) * 0.48}V${-6 - (x - 164) * 0.48}`, '#8d7d64', 1, 0.4);
    pen.solid(box(-206, -556, 376, 556, 5), flat(pen, look.colour, 0.12));
    drawPattern(
      pen,
      look.pattern ?? 'contours',
      { x: -186, y: -340, width: 356, height: 340 },
      legibleOn(look.colour, look.accent),
      look.seed,
    );
    pen.shade(
      box(-206, -556, 30, 556, 4),
      pen.across([0, '#fff', 0.16], [0.5, '#150c06', 0.06], [0.85, '#150c06', 0.34], [1, '#fff', 0.08]),
    );
    const [name, more] = look.label ?? ['MGŁA'];
    const words = { x: -146, align: 'left', colour: inkOn(look.colour), within: 280 } as const;
    write(pen, name.toUpperCase(), { ...words, y: -446, size: 36, tracking: 30, weight: 9 });
    if (more) write(pen, more.toUpperCase(), { ...words, y: -404, size: 15, tracking: 56, weight: 10 });
    pen.gleam('M-204 -554H168', '#ffffff', 2, 0.4);
  },
};
