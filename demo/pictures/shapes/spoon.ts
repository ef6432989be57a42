import { darker, lighter } from '#demo/pictures/colour.ts';
import { lay } from '#demo/pictures/light.ts';
import { grain } from '#demo/pictures/materials.ts';
import type { Pen } from '#demo/pictures/pen.ts';
import type { Look, ShapeDrawing } from '#demo/pictures/shape.ts';

/** A cupping spoon. */
export const spoon: ShapeDrawing = {
  stance: 'lying',
  width: 230,
  height: 640,
  focus: { x: 0, y: -190, zoom: 2, turn: -14 },
  usual: { width: 42, height: 165, doses: [{ of: 'volume', amount: '8 ml' }] },
  company: ['cup', 'beans'],
  draw(pen, look) {
    pen.at('rotate(24)', () =>
      layingSpoon(pen, look.colour, look.material === 'wood' ? look.random : undefined),
    );
  },
};

/** A spoon laid with its bowl away from us, about 600 long. */
export function layingSpoon(pen: Pen, colour: string, random?: Look['random']): void {
  const shaft = 'M-9 -90C-11 20 -14 160 -19 280C-20 304 20 304 19 280C14 160 11 20 9 -90Z';
  const shine = pen.across(
    [0, darker(colour, 0.2)],
    [0.3, lighter(colour, 0.7)],
    [0.55, colour],
    [1, darker(colour, 0.4)],
  );
  lay(pen, shaft, shine, 9);
  if (random) pen.within(shaft, () => grain(pen, random, -20, -90, 40, 390));
  lay(
    pen,
    'M0 -84C-50 -92 -84 -142 -84 -200C-84 -256 -48 -296 0 -296C48 -296 84 -256 84 -200C84 -142 50 -92 0 -84Z',
    pen.slant([0, lighter(colour, 0.7)], [0.4, colour], [1, darker(colour, 0.4)]),
    9,
  );
  pen.solid(
    'M0 -106C-40 -112 -69 -152 -69 -200C-69 -246 -40 -280 0 -280C40 -280 69 -246 69 -200C69 -152 40 -112 0 -106Z',
    pen.slant([0, darker(colour, 0.42)], [0.5, darker(colour, 0.1)], [1, lighter(colour, 0.55)]),
  );
  pen.gleam('M-44 -166C-52 -210 -40 -246 -14 -262', '#ffffff', 8, 0.4, 4);
}
