import { inkOn, legibleOn, lighter } from '#demo/pictures/colour.ts';
import { write } from '#demo/pictures/lettering.ts';
import { lay } from '#demo/pictures/light.ts';
import { flat } from '#demo/pictures/materials.ts';
import { box, polygon } from '#demo/pictures/path.ts';
import { drawPattern } from '#demo/pictures/patterns.ts';
import type { Pen } from '#demo/pictures/pen.ts';
import type { Look, ShapeDrawing } from '#demo/pictures/shape.ts';

/** A gift card that slips out of its envelope. */
export const giftCard: ShapeDrawing = {
  stance: 'lying',
  width: 520,
  height: 430,
  focus: { x: -20, y: -70, zoom: 1.7, turn: -10 },
  usual: { width: 86, height: 54, doses: [] },
  company: ['cup', 'beans'],
  draw(pen, look) {
    const kraft = '#cdb08a';
    pen.at('rotate(-7)', () => {
      lay(pen, box(-220, -96, 440, 290, 6), flat(pen, kraft, 0.12), 8);
      card(pen, look);
      lay(
        pen,
        polygon([-220, 30], [0, 128], [220, 30], [220, 194], [-220, 194]),
        flat(pen, lighter(kraft, 0.12), 0.12),
        4,
      );
    });
  },
};

function card(pen: Pen, look: Look): void {
  const sheet = box(-196, -196, 392, 256, 20);
  lay(pen, sheet, flat(pen, look.colour, 0.16), 7);
  pen.within(sheet, () =>
    drawPattern(
      pen,
      look.pattern ?? 'contours',
      { x: -196, y: -196, width: 392, height: 256 },
      legibleOn(look.colour, look.accent),
      look.seed,
    ),
  );
  const [name, more] = look.label ?? ['MGŁA'];
  pen.solid(box(-196, -128, 392, 96), look.colour);
  write(pen, name.toUpperCase(), {
    x: 0,
    y: more ? -80 : -66,
    size: 28,
    colour: inkOn(look.colour),
    within: 320,
    tracking: 50,
  });
  if (more)
    write(pen, more.toUpperCase(), {
      x: 0,
      y: -50,
      size: 12,
      colour: inkOn(look.colour),
      within: 320,
      tracking: 60,
    });
}
