import { darker, lighter } from '#demo/pictures/colour.ts';
import { spot } from '#demo/pictures/light.ts';
import { hollow, round, top } from '#demo/pictures/materials.ts';
import { ellipse, hoop, type Point, path, turned } from '#demo/pictures/path.ts';
import type { Pen } from '#demo/pictures/pen.ts';
import type { Look, ShapeDrawing } from '#demo/pictures/shape.ts';
import { handle, handlePaint } from './cup.ts';

const cone: Point[] = [
  [66, -44],
  [66, -44],
  [84, -72],
  [168, -236],
  [172, -246],
];

/** A cone dripper with its ribs, a handle and the plate that rests on a server. */
export const dripper: ShapeDrawing = {
  stance: 'standing',
  width: 420,
  height: 270,
  foot: 70,
  presence: 0.96,
  focus: { x: -20, y: -235, zoom: 1.9, turn: -8 },
  usual: {
    width: 140,
    height: 105,
    doses: [
      { of: 'coffee', amount: '15 g' },
      { of: 'water', amount: '250 ml' },
      { of: 'heat', amount: '93 °C' },
      { of: 'time', amount: '3:00' },
    ],
  },
  company: ['server', 'steam', 'beans'],
  draw(pen, look) {
    const material = look.material ?? 'ceramic';
    pen.solid(handle(112, -196, -70, 84, 20), handlePaint(pen, look.colour));
    pen.solid(turned([64, 4], [62, -26]), round(pen, darker(look.colour, 0.14), material));
    pen.solid(turned([132, -24], [138, -30], [136, -38]), round(pen, look.colour, material));
    pen.solid(ellipse(0, -38, 136), top(pen, look.colour));
    spot(pen, 16, -38, 98, 17, 0.5);
    pen.solid(turned(...cone), round(pen, look.colour, material));
    pen.shade(turned(...cone), pen.down([0, '#fff', 0.06], [0.5, '#22140b', 0], [1, '#22140b', 0.26]));
    pen.gleam('M-128 -222L-70 -92', '#ffffff', 10, 0.35, 4);
    mouth(pen, look);
  },
};

/** The opening with spiral ribs that run down to the hole. */
function mouth(pen: Pen, look: Look): void {
  pen.solid(ellipse(0, -246, 172, 24), top(pen, look.colour));
  const opening = ellipse(0, -245, 160, 20.5);
  pen.solid(opening, hollow(pen, look.colour));
  pen.within(opening, () => {
    for (let i = 0; i < 22; i++) {
      const angle = (i / 22) * Math.PI * 2;
      const [x, y] = [Math.cos(angle) * 160, -245 + Math.sin(angle) * 21];
      const [tx, ty] = [Math.cos(angle + 0.7) * 50, -212 + Math.sin(angle + 0.7) * 6];
      pen.line(
        path`M${x} ${y}Q${(x + tx) / 2 - y * 0.02} ${(y + ty) / 2} ${tx} ${ty}`,
        lighter(look.colour, 0.3),
        2.6,
        0.55,
      );
    }
    spot(pen, 10, -226, 99.6, 19.6, 0.5);
  });
  pen.gleam(hoop(171, -245), lighter(look.colour, 0.75), 2.2, 0.7);
  pen.line(hoop(69, -45), look.accent, 5, 0.9);
}
