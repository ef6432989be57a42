import { darker, lighter } from '#demo/pictures/colour.ts';
import { write } from '#demo/pictures/lettering.ts';
import { spot } from '#demo/pictures/light.ts';
import { flat } from '#demo/pictures/materials.ts';
import { box, polygon } from '#demo/pictures/path.ts';
import { drawPattern } from '#demo/pictures/patterns.ts';
import type { Pen } from '#demo/pictures/pen.ts';
import type { Look, ShapeDrawing } from '#demo/pictures/shape.ts';

/** A box with a lid, tied with a ribbon, seen over its edge. */
export const giftBox: ShapeDrawing = {
  stance: 'standing',
  width: 480,
  height: 430,
  foot: 226,
  straight: true,
  focus: { x: -30, y: -300, zoom: 1.8, turn: -8 },
  usual: { width: 260, height: 180, doses: [] },
  company: ['beans', 'cup', 'steam'],
  draw(pen, look) {
    const front = polygon([-208, -208], [120, -208], [120, 0], [-208, 0]);
    const side = polygon([120, -208], [222, -290], [222, -52], [120, 0]);
    pen.solid(side, pen.across([0, darker(look.colour, 0.3)], [1, darker(look.colour, 0.46)]));
    pen.solid(front, flat(pen, look.colour, 0.1));
    pen.within(front, () =>
      drawPattern(
        pen,
        look.pattern ?? 'contours',
        { x: -208, y: -208, width: 328, height: 208 },
        lighter(look.colour, 0.24),
        look.seed,
      ),
    );
    pen.shade(front, pen.down([0, '#150c06', 0.36], [0.16, '#150c06', 0.02], [1, '#150c06', 0.12]));
    lid(pen, look.colour);
    ribbon(pen, look.accent);
    tag(pen, look);
  },
};

function lid(pen: Pen, colour: string): void {
  pen.solid(
    polygon([-218, -276], [-110, -336], [232, -336], [130, -276]),
    pen.slant([0, lighter(colour, 0.4)], [0.6, lighter(colour, 0.16)], [1, colour]),
  );
  pen.solid(polygon([130, -276], [232, -336], [232, -268], [130, -202]), darker(colour, 0.32));
  pen.solid(
    polygon([-218, -276], [130, -276], [130, -202], [-218, -202]),
    flat(pen, lighter(colour, 0.06), 0.1),
  );
  pen.gleam('M-218 -275H130', '#ffffff', 2, 0.45);
}

function ribbon(pen: Pen, colour: string): void {
  const satin = pen.across(
    [0, darker(colour, 0.16)],
    [0.3, lighter(colour, 0.3)],
    [0.6, colour],
    [1, darker(colour, 0.2)],
  );
  pen.solid(polygon([-66, 0], [-66, -276], [-22, -276], [-22, 0]), satin);
  pen.solid(polygon([-66, -276], [40, -336], [84, -336], [-22, -276]), lighter(colour, 0.16));
  pen.solid(polygon([-179, -298], [-149, -314], [195, -314], [167, -298]), lighter(colour, 0.1));
  pen.solid(polygon([167, -298], [195, -314], [195, -38], [167, -24]), darker(colour, 0.36));
  bow(pen, colour);
}

function bow(pen: Pen, colour: string): void {
  const loop = 'M0 0C-30 -66 -128 -104 -150 -66C-164 -30 -76 2 0 0Z';
  const tail = 'M-6 0C-40 18 -86 30 -112 66L-84 62L-78 88C-60 44 -26 26 8 4Z';
  pen.at('translate(8 -318)', () => {
    spot(pen, 14, 8, 128.4, 22.4, 0.4375);
    for (const flip of [1, -1]) {
      pen.at(`scale(${flip} 1)`, () => {
        pen.solid(tail, pen.slant([0, colour], [1, darker(colour, 0.2)]));
        pen.solid(loop, pen.slant([0, lighter(colour, 0.4)], [0.5, colour], [1, darker(colour, 0.3)]));
        pen.solid(
          'M-18 -10C-50 -44 -104 -66 -122 -54C-134 -36 -70 -12 -18 -10Z',
          pen.slant([0, darker(colour, 0.5)], [1, darker(colour, 0.2)]),
        );
        pen.gleam('M-14 -16C-50 -60 -110 -84 -136 -68', '#ffffff', 4, 0.3, 1.5);
      });
    }
    pen.solid(
      box(-20, -24, 40, 36, 12),
      pen.across([0, lighter(colour, 0.3)], [0.6, colour], [1, darker(colour, 0.3)]),
    );
  });
}

function tag(pen: Pen, look: Look): void {
  if (!look.label) return;
  pen.solid(box(-190, -132, 108, 66, 4), '#f7f1e6');
  write(pen, look.label[0].toUpperCase(), {
    x: -136,
    y: -96,
    size: 16,
    colour: darker(look.accent, 0.4),
    within: 88,
    weight: 10,
  });
  if (look.label[1])
    write(pen, look.label[1].toUpperCase(), {
      x: -136,
      y: -78,
      size: 8,
      colour: darker(look.accent, 0.4),
      within: 88,
      tracking: 50,
      weight: 10,
    });
}
