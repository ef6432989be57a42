import { darker, lighter } from '#demo/pictures/colour.ts';
import { castShadow, lay } from '#demo/pictures/light.ts';
import { grain, round } from '#demo/pictures/materials.ts';
import { ellipse, path } from '#demo/pictures/path.ts';
import type { Pen } from '#demo/pictures/pen.ts';
import type { Look, ShapeDrawing } from '#demo/pictures/shape.ts';

/** A grinder's brush: wooden handle, brass ferrule, bristles. */
export const brush: ShapeDrawing = {
  stance: 'lying',
  width: 260,
  height: 620,
  focus: { x: 40, y: -160, zoom: 2, turn: -12 },
  usual: { width: 30, height: 170, doses: [] },
  company: ['beans', 'cup'],
  draw(pen, look) {
    const shaft =
      'M-38 -60C-34 0 -22 60 -22 150C-22 220 -34 250 -26 284C-20 304 20 304 26 284C34 250 22 220 22 150C22 60 34 0 38 -60Z';
    pen.at('rotate(22)', () => {
      castShadow(pen, shaft, 9);

      bristles(pen, look);
      pen.solid('M-44 -118L44 -118L38 -56L-38 -56Z', round(pen, '#b99a63', 'steel'));
      pen.gleam('M-43 -104H43M-40 -70H40', '#5f4a28', 2, 0.5);
      pen.solid(shaft, round(pen, look.colour, 'wood'));
      pen.within(shaft, () => grain(pen, look.random, -36, -60, 72, 360));
      pen.solid(ellipse(0, 270, 7, 7), darker(look.colour, 0.7));
    });
  },
};

function bristles(pen: Pen, look: Look): void {
  lay(
    pen,
    'M-44 -118C-60 -190 -66 -240 -62 -290C-30 -304 30 -304 62 -290C66 -240 60 -190 44 -118Z',
    round(pen, look.accent, 'matte'),
    9,
  );
  for (let i = 0; i < 34; i++) {
    const x = -42 + i * 2.55;
    pen.line(
      path`M${x} -118Q${x * 1.34} -210 ${x * 1.44} ${-284 - look.random.between(0, 12)}`,
      i % 2 ? darker(look.accent, 0.5) : lighter(look.accent, 0.3),
      1.3,
      0.5,
    );
  }
}
