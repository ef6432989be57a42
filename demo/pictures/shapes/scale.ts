import { darker, lighter } from '#demo/pictures/colour.ts';
import { write } from '#demo/pictures/lettering.ts';
import { flat } from '#demo/pictures/materials.ts';
import { box, ellipse, polygon } from '#demo/pictures/path.ts';
import type { ShapeDrawing } from '#demo/pictures/shape.ts';

/** A flat brewing scale with its display lit. */
export const scale: ShapeDrawing = {
  stance: 'standing',
  width: 480,
  height: 210,
  foot: 236,
  straight: true,
  focus: { x: -60, y: -70, zoom: 1.9, turn: -7 },
  usual: {
    width: 150,
    height: 130,
    doses: [
      { of: 'coffee', amount: '2 kg' },
      { of: 'count', amount: '0.1 g' },
    ],
  },
  company: ['cup', 'steam', 'beans'],
  draw(pen, look) {
    const plate = polygon([-186, -206], [186, -206], [236, -44], [-236, -44]);
    pen.solid(
      plate,
      pen.slant(
        [0, lighter(look.colour, 0.3)],
        [0.5, lighter(look.colour, 0.08)],
        [1, darker(look.colour, 0.08)],
      ),
    );
    pen.solid(
      box(-236, -46, 472, 46, 9),
      pen.across(
        [0, look.colour],
        [0.2, lighter(look.colour, 0.16)],
        [0.6, darker(look.colour, 0.14)],
        [1, darker(look.colour, 0.42)],
      ),
    );
    pen.gleam('M-230 -44H230', '#ffffff', 2, 0.45);
    pen.solid(
      polygon([-168, -196], [168, -196], [202, -86], [-202, -86]),
      flat(pen, darker(look.colour, 0.16), 0.12),
    );
    pen.gleam('M-168 -196H168', '#ffffff', 1.6, 0.3);
    pen.solid(box(-112, -37, 224, 30, 5), '#15110d');
    write(pen, '18.0', {
      x: -96,
      y: -13,
      size: 18,
      colour: '#f3e6c8',
      align: 'left',
      tracking: 30,
      weight: 10,
    });
    write(pen, '0:28', {
      x: 98,
      y: -13,
      size: 18,
      colour: look.accent,
      align: 'right',
      tracking: 30,
      weight: 10,
    });
    for (const x of [-160, 160]) {
      pen.solid(ellipse(x, -22, 9, 9), darker(look.colour, 0.4));
      pen.line(ellipse(x, -22, 4, 4), look.accent, 1.6);
    }
  },
};
