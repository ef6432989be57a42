import { darker, lighter } from '#demo/pictures/colour.ts';
import { ellipse, path } from '#demo/pictures/path.ts';
import { drawPattern } from '#demo/pictures/patterns.ts';
import type { ShapeDrawing } from '#demo/pictures/shape.ts';

const flap = 'M-240 -96C-244 -60 -246 -20 -226 22C-120 40 40 12 216 24C208 -20 206 -60 206 -96Z';

/** Cloth by the metre: a roll, with its free end laid towards us. */
export const fabricRoll: ShapeDrawing = {
  stance: 'standing',
  width: 540,
  height: 290,
  foot: 226,
  straight: true,
  focus: { x: 150, y: -140, zoom: 2, turn: -6 },
  usual: { width: 1400, height: 1000, doses: [{ of: 'count', amount: '1 m' }] },
  company: ['cup', 'beans'],
  draw(pen, look) {
    const round = pen.down(
      [0, darker(look.colour, 0.04)],
      [0.2, lighter(look.colour, 0.32)],
      [0.45, look.colour],
      [0.85, darker(look.colour, 0.34)],
      [1, darker(look.colour, 0.5)],
    );
    pen.solid(
      flap,
      pen.down(
        [0, darker(look.colour, 0.4)],
        [0.3, darker(look.colour, 0.1)],
        [0.8, lighter(look.colour, 0.08)],
        [1, look.colour],
      ),
    );
    pen.solid('M-240 -250H216V-78H-240Z', round);
    const area = { x: -250, y: -250, width: 480, height: 280 };
    pen.within(
      'M-240 -250H216V-96C206 -60 208 -20 216 24C40 12 -120 40 -226 22C-246 -20 -244 -60 -240 -96Z',
      () => {
        drawPattern(pen, look.pattern ?? 'stripes', area, look.accent, look.seed);
      },
    );
    pen.shade(
      'M-240 -250H216V-78H-240Z',
      pen.down([0, '#150c06', 0.1], [0.2, '#fff', 0.26], [0.5, '#fff', 0], [1, '#150c06', 0.5]),
    );
    pen.shade(flap, pen.down([0, '#150c06', 0.4], [0.4, '#150c06', 0.04], [1, '#fff', 0.06]));
    pen.solid(
      ellipse(216, -164, 44, 86),
      pen.slant([0, lighter(look.colour, 0.2)], [1, darker(look.colour, 0.3)]),
    );
    for (let i = 1; i < 8; i++)
      pen.line(ellipse(216, -164 + i * 0.6, 44 - i * 4.4, 86 - i * 8.6), darker(look.colour, 0.5), 1.6, 0.45);
    pen.solid(ellipse(216, -160, 12, 24), '#b08f68');
    pen.solid(ellipse(217, -160, 8, 18), '#5e452c');
    pen.line(path`M-226 22C-120 40 40 12 216 24`, lighter(look.colour, 0.5), 1.6, 0.7);
  },
};
