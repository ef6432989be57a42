import { darker, lighter, mix } from './colour.ts';
import { ground, spot } from './light.ts';
import { box, curve, type Point, path, polygon } from './path.ts';
import type { Pen } from './pen.ts';
import type { Random } from './random.ts';

const half = 'M-20 0C-20 -15 -11 -24 0 -24C11 -24 20 -15 20 0C20 15 11 24 0 24C-11 24 -20 15 -20 0Z';

/** One roasted bean with its crease, about 48 long at size 1. */
export function bean(pen: Pen, x: number, y: number, size: number, turn: number, tone = '#5b3620'): void {
  const move = path`translate(${x} ${y}) rotate(${turn}) scale(${size.toFixed(2)})`;
  pen.at(move, () => {
    pen.solid(half, pen.slant([0, lighter(tone, 0.3)], [0.4, tone], [1, darker(tone, 0.6)]));
    pen.line('M1 -22C-7 -9 7 8 -1 22', darker(tone, 0.75), 3.4);
    pen.gleam('M-12 -8C-11 -14 -8 -18 -4 -20', '#ffffff', 3, 0.3);
  });
}

/** Beans strewn on a surface, each with its small shadow. */
export function strewnBeans(pen: Pen, random: Random, places: Point[], size = 0.8): void {
  for (const [x, y] of places) {
    spot(pen, x + 8 * size, y + 13 * size, 30 * size + 4.2, 13 * size + 4.2, 0.425);
    bean(
      pen,
      x,
      y,
      size * random.between(0.88, 1.08),
      random.between(0, 360),
      mix('#6a4026', '#3f2414', random.next()),
    );
  }
}

/** A box full of beans, for hoppers and jars. */
export function beanHeap(
  pen: Pen,
  random: Random,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  pen.solid(box(x, y + 10, width, height), '#2c190e');
  for (let row = 0; row * 17 < height; row++) {
    for (let column = 0; column * 23 < width; column++) {
      const at: Point = [
        x + column * 23 + (row % 2) * 11 + random.between(-4, 4),
        y + 12 + row * 17 + random.between(-3, 3),
      ];
      bean(pen, at[0], at[1], 0.56, random.between(0, 360), mix('#6a4026', '#43281a', random.next()));
    }
  }
}

/** Steam that rises from a place and drifts to the right. */
export function steam(pen: Pen, random: Random, x: number, y: number, height: number): void {
  for (const [from, opacity] of [
    [-0.16, 0.3],
    [0.02, 0.5],
    [0.18, 0.26],
  ] as const) {
    const points: Point[] = Array.from({ length: 8 }, (_, i) => {
      const up = i / 7;
      const sway = Math.sin(up * 5 + from * 9 + random.between(-0.3, 0.3)) * 0.1 * (0.3 + up);
      return [x + height * (from * (0.5 + up * 0.5) + sway), y - up * height * random.between(0.96, 1)];
    });
    pen.gleam(curve(points), '#ffffff', height * 0.06, opacity * 0.5, height * 0.035);
    pen.gleam(curve(points.slice(0, 7)), '#ffffff', height * 0.02, opacity, height * 0.014);
  }
}

/** A wooden table top from `y` down. */
export function table(
  pen: Pen,
  random: Random,
  width: number,
  y: number,
  height: number,
  wood = '#b58a60',
): void {
  pen.shade(
    box(0, y, width, height),
    pen.down([0, darker(wood, 0.1)], [0.12, wood], [0.6, lighter(wood, 0.16)], [1, darker(wood, 0.06)]),
  );
  boardLines(pen, random, width, y, height);
  pen.shade(
    box(0, y, width, height),
    pen.across([0, '#fff', 0.14], [0.4, '#fff', 0.03], [1, '#22140b', 0.16]),
  );
  pen.gleam(path`M0 ${y + 1}H${width}`, lighter(wood, 0.5), 2, 0.7);
}

function boardLines(pen: Pen, random: Random, width: number, y: number, height: number): void {
  for (let i = 1; i < 9; i++) {
    const at = y + height * (i / 9) ** 1.4;
    const points: Point[] = Array.from({ length: 7 }, (_, k) => [
      (k * width) / 6,
      at + random.between(-3, 3) * (0.5 + i / 9),
    ]);
    pen.gleam(curve(points), '#5b3a1f', i % 4 === 0 ? 1.8 : 1.1, i % 4 === 0 ? 0.3 : 0.17);
  }
}

/** A wooden table seen from above. */
export function boards(pen: Pen, random: Random, width: number, height: number, wood = '#c39b72'): void {
  pen.shade(
    box(0, 0, width, height),
    pen.slant([0, lighter(wood, 0.3)], [0.5, wood], [1, darker(wood, 0.16)]),
  );
  for (let plank = 1; plank < 4; plank++)
    pen.gleam(path`M${(plank * width) / 4} 0V${height}`, '#5b3a1f', 2.4, 0.4);
  for (let i = 0; i < 18; i++) {
    const at = (width * (i + random.between(0.2, 0.8))) / 18;
    const points: Point[] = Array.from({ length: 6 }, (_, k) => [
      at + random.between(-4, 4),
      (k * height) / 5,
    ]);
    pen.gleam(curve(points), '#5b3a1f', 1.2, 0.14);
  }
}

/** A wall in the category's hue, with the light of a window upon it. */
export function litWall(pen: Pen, hue: number, width: number, height: number): void {
  pen.shade(
    box(0, 0, width, height),
    pen.slant([0, ground(hue, 0.91)], [0.6, ground(hue, 0.845)], [1, ground(hue, 0.79)]),
  );
  windowLight(pen, width * 0.3, height * 0.08, width * 0.5, height * 0.62);
}

/** Four panes of light, slanting as the morning sun throws them. */
export function windowLight(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  opacity = 0.5,
): void {
  const [lean, bar] = [width * 0.28, 0.045];
  const pane = (left: number, high: number): Point[] => {
    const corner = (u: number, v: number): Point => [
      x + u * width - v * lean + lean,
      y + v * height + u * width * 0.12,
    ];
    const [right, low] = [left + 0.5 - bar, high + 0.5 - bar];
    return [corner(left, high), corner(right, high), corner(right, low), corner(left, low)];
  };
  const panes = [pane(0, 0), pane(0.5, 0), pane(0, 0.5), pane(0.5, 0.5)]
    .map((corners) => polygon(...corners))
    .join('');
  pen.shade(panes, '#fff6e2', opacity, 7);
}
