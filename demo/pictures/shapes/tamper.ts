import { darker, lighter } from '#demo/pictures/colour.ts';
import { grain, round, top } from '#demo/pictures/materials.ts';
import { ellipse, hoop, turned } from '#demo/pictures/path.ts';
import type { ShapeDrawing } from '#demo/pictures/shape.ts';

/** A tamper: steel base and a turned handle. */
export const tamper: ShapeDrawing = {
  stance: 'standing',
  width: 270,
  height: 390,
  foot: 118,
  presence: 0.9,
  focus: { x: 0, y: -120, zoom: 1.9, turn: -7 },
  usual: { width: 58, height: 90, doses: [] },
  company: ['beans', 'cup'],
  draw(pen, look) {
    pen.solid(turned([118, 0], [120, -6], [120, -58], [116, -64]), round(pen, '#c4c0b8', 'steel'));
    pen.solid(ellipse(0, -64, 116), top(pen, '#c4c0b8'));
    pen.gleam(hoop(119, -12), darker('#c4c0b8', 0.6), 1.6, 0.5);
    pen.solid(turned([70, -66], [40, -78], [32, -96]), round(pen, '#c4c0b8', 'steel'));
    pen.solid(turned([36, -94], [36, -108]), round(pen, look.accent, 'copper'));
    const knob = turned([38, -106], [34, -140], [44, -220], [72, -300], [70, -346], [46, -366]);
    pen.solid(knob, round(pen, look.colour, look.material ?? 'wood'));
    if (look.material === undefined || look.material === 'wood')
      pen.within(knob, () => grain(pen, look.random, -74, -380, 148, 290));
    pen.gleam('M-40 -340C-50 -300 -30 -240 -22 -160', '#ffffff', 9, 0.35, 4);
    pen.solid(ellipse(0, -366, 46), lighter(look.colour, 0.24));
  },
};
