import { darker, lighter } from '#demo/pictures/colour.ts';
import { hollow, round } from '#demo/pictures/materials.ts';
import { ellipse, hoop, type Point, path, turned } from '#demo/pictures/path.ts';
import type { ShapeDrawing } from '#demo/pictures/shape.ts';

const jug: Point[] = [
  [112, 0],
  [120, -8],
  [124, -50],
  [116, -130],
  [98, -220],
  [100, -262],
  [104, -276],
];

/** A milk pitcher with a sharp spout. */
export const pitcher: ShapeDrawing = {
  stance: 'standing',
  width: 390,
  height: 310,
  foot: 118,
  presence: 0.94,
  focus: { x: -60, y: -240, zoom: 1.9, turn: -7 },
  usual: { width: 120, height: 95, doses: [{ of: 'volume', amount: '350 ml' }] },
  company: ['cup', 'steam', 'beans'],
  draw(pen, look) {
    const finish = look.material ?? 'steel';
    const paint = round(pen, look.colour, finish);
    pen.solid(
      path`M94 -250C170 -276 214 -236 200 -160C192 -110 160 -66 112 -54L112 -76C144 -88 168 -120 176 -164C184 -216 160 -240 98 -226Z`,
      paint,
    );
    pen.solid(
      path`M-92 -200C-120 -240 -140 -284 -166 -300C-140 -300 -110 -288 -70 -284L-60 -220Z`,
      pen.across([0, lighter(look.colour, 0.6)], [1, lighter(look.colour, 0.1)]),
    );
    pen.solid(turned(...jug), paint);
    pen.shade(turned(...jug), pen.down([0, '#fff', 0.06], [1, '#150c06', 0.24]));
    pen.solid(
      path`M-166 -300C-130 -296 -108 -284 -104 -276A104 13.5 0 0 0 104 -276A104 13.5 0 0 0 -60 -287C-90 -290 -130 -296 -166 -300Z`,
      hollow(pen, look.colour),
    );
    pen.within(ellipse(0, -276, 98, 12), () => pen.solid(ellipse(4, -266, 92, 11), '#fbf5ea'));
    pen.gleam(
      'M-166 -300C-130 -296 -108 -284 -104 -276A104 13.5 0 0 0 104 -276',
      lighter(look.colour, 0.8),
      2.6,
      0.9,
    );
    pen.gleam(hoop(118, -14), darker(look.colour, 0.6), 1.6, 0.4);
  },
};
