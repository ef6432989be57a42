import { darker, inkOn, legibleOn, lighter } from '#demo/pictures/colour.ts';
import { write } from '#demo/pictures/lettering.ts';
import { round, top } from '#demo/pictures/materials.ts';
import { band, ellipse, hoop, turned } from '#demo/pictures/path.ts';
import { drawPattern } from '#demo/pictures/patterns.ts';
import type { ShapeDrawing } from '#demo/pictures/shape.ts';

/** A round tin with a lid and a printed wrapper. */
export const tin: ShapeDrawing = {
  stance: 'standing',
  width: 300,
  height: 410,
  foot: 148,
  focus: { x: -20, y: -230, zoom: 1.9, turn: -6 },
  usual: { width: 95, height: 130, doses: [{ of: 'volume', amount: '750 ml' }] },
  company: ['beans', 'cup', 'steam'],
  draw(pen, look) {
    const metal = look.material === 'copper' ? '#b87a54' : '#c9c6c0';
    pen.solid(turned([146, 0], [146, -370]), round(pen, metal, 'steel'));
    const wrapper = band([147, -14], [147, -318]);
    pen.solid(wrapper, look.colour);
    pen.within(wrapper, () => {
      drawPattern(
        pen,
        look.pattern ?? 'waves',
        { x: -150, y: -150, width: 300, height: 180 },
        legibleOn(look.colour, look.accent),
        look.seed,
      );
      pen.line(hoop(147, -150), look.accent, 3);
    });
    const [name, more] = look.label ?? ['MGŁA'];
    const words = { x: 0, colour: inkOn(look.colour), within: 210, around: 147 };
    write(pen, name.toUpperCase(), { ...words, y: -212, size: 30, tracking: 34, weight: 10 });
    if (more) write(pen, more.toUpperCase(), { ...words, y: -178, size: 13, tracking: 56, weight: 10 });
    const shade = pen.across(
      [0, '#150c06', 0.34],
      [0.07, '#fff', 0.04],
      [0.2, '#fff', 0.32],
      [0.34, '#fff', 0.1],
      [0.5, '#fff', 0],
      [0.75, '#150c06', 0.16],
      [0.95, '#150c06', 0.46],
      [1, '#150c06', 0.3],
    );
    pen.shade(wrapper, shade);
    pen.solid(turned([151, -326], [151, -386], [147, -394]), round(pen, metal, 'steel'));
    pen.gleam(hoop(151, -330), darker(metal, 0.6), 1.5, 0.5);
    pen.solid(ellipse(0, -394, 147), top(pen, metal));
    pen.line(ellipse(0, -395, 128), darker(metal, 0.25), 1.5, 0.7);
    pen.gleam(hoop(147, -393), lighter(metal, 0.7), 1.6, 0.8);
  },
};
