import { isoLines } from './iso-lines.ts';
import { landscape } from './noise.ts';
import { box, curve, ellipse, type Point, path } from './path.ts';
import type { Pen } from './pen.ts';
import { seeded } from './random.ts';
import type { PictureSpec } from './spec.ts';

export type Pattern = NonNullable<PictureSpec['pattern']>;
export type Area = { x: number; y: number; width: number; height: number };

/** Fills an area with a pattern that grows from the seed. */
export function drawPattern(pen: Pen, pattern: Pattern, area: Area, colour: string, seed: string): void {
  const grow = { contours, dots, waves, rings, stripes }[pattern];
  pen.within(box(area.x, area.y, area.width, area.height), () => grow(pen, area, colour, seed));
}

function contours(pen: Pen, area: Area, colour: string, seed: string): void {
  const cell = Math.max(area.width, area.height) / 56;
  const land = landscape(seed, 0.28);
  const stretch = seeded(seed).between(0.036, 0.05);
  const field = (x: number, y: number) => land(x * stretch + 3.7, y * stretch + 9.2);
  const [columns, rows] = [Math.ceil(area.width / cell), Math.ceil(area.height / cell)];
  for (let step = -12; step <= 12; step++) {
    const lines = isoLines(field, columns, rows, step * 0.075 + 0.021);
    const d = lines.map((line) => curve(placed(line, area, cell))).join('');
    const bold = step % 4 === 0;
    if (d) pen.gleam(d, colour, fineness(area) * (bold ? 1.75 : 1), bold ? 1 : 0.85);
  }
}

/** Lines are the finer, the smaller the print. */
const fineness = (area: Area) => Math.round(Math.max(area.width, area.height) / 17) / 10;

const placed = (line: Point[], area: Area, cell: number) =>
  line.map(([x, y]): Point => [area.x + x * cell, area.y + y * cell]);

function dots(pen: Pen, area: Area, colour: string, seed: string): void {
  const gap = area.width / 19;
  const field = landscape(seed);
  let d = '';
  for (let row = 0; row * gap * 0.87 <= area.height + gap; row++) {
    for (let column = 0; column <= 20; column++) {
      const [x, y] = [(column - (row % 2) / 2) * gap, row * gap * 0.87];
      const size = gap * Math.min(0.44, 0.2 + 0.24 * field(x / 130, y / 130));
      if (size > gap * 0.05) d += ellipse(area.x + x, area.y + y, size, size);
    }
  }
  pen.shade(d, colour);
}

function waves(pen: Pen, area: Area, colour: string, seed: string): void {
  const field = landscape(seed, 0.2);
  const gap = area.height / 21;
  for (let row = -2; row <= 23; row++) {
    const points: Point[] = Array.from({ length: 31 }, (_, i) => {
      const x = (i * area.width) / 30;
      const swell = Math.sin((Math.PI * i) / 30) * 0.6 + 0.4;
      return [area.x + x, area.y + row * gap + gap * 2 * swell * field(x / 120, row * 0.16)];
    });
    pen.gleam(curve(points), colour, fineness(area) * (row % 3 === 0 ? 1.9 : 1.1), row % 3 === 0 ? 1 : 0.85);
  }
}

function rings(pen: Pen, area: Area, colour: string, seed: string): void {
  const random = seeded(seed);
  const field = landscape(seed, 0.1);
  const [x, y] = [
    area.x + area.width * random.between(0.2, 0.8),
    area.y + area.height * random.between(0.2, 0.8),
  ];
  const gap = area.width / random.between(20, 26);
  for (let ring = 1; ring * gap < area.width + area.height; ring++) {
    const points: Point[] = Array.from({ length: 61 }, (_, i) => {
      const angle = (i / 30) * Math.PI;
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
      const reach =
        ring * gap + gap * 2.2 * field(dx * 0.8 + ring * 0.045, dy * 0.8 + 5) * Math.min(1, ring / 5);
      return [x + dx * reach, y + dy * reach];
    });
    pen.gleam(curve(points), colour, fineness(area) * (ring % 5 === 0 ? 1.9 : 1), ring % 5 === 0 ? 1 : 0.85);
  }
}

function stripes(pen: Pen, area: Area, colour: string, seed: string): void {
  const random = seeded(seed);
  const lean = random.pick(0, 0, 0.35, -0.35) * area.height;
  let at = Math.min(0, -lean) - 10;
  while (at < area.width + Math.abs(lean)) {
    const width = random.pick(3, 5, 9, 16, 26);
    const x = area.x + at;
    const d = path`M${x} ${area.y}h${width}l${lean} ${area.height}h${-width}Z`;
    pen.shade(d, colour, width > 10 ? 0.55 : 0.95);
    at += width + random.pick(7, 9, 14);
  }
}
