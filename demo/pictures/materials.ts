import { darker, lighter } from './colour.ts';
import { ellipse, path } from './path.ts';
import type { Pen, Stop } from './pen.ts';
import type { Random } from './random.ts';
import type { PictureSpec } from './spec.ts';

export type Material = NonNullable<PictureSpec['material']>;

/** The paint of a turned surface of the given material, lit from the left. */
export function round(pen: Pen, colour: string, material: Material = 'ceramic'): string {
  return pen.across(...roundStops(colour, material));
}

/** The paint of a flat surface that faces us, lit from the upper left. */
export function flat(pen: Pen, colour: string, depth = 0.14): string {
  return pen.slant([0, lighter(colour, depth)], [0.45, colour], [1, darker(colour, depth)]);
}

/** The paint of a surface that looks up: the lightest one. */
export function top(pen: Pen, colour: string): string {
  return pen.across([0, lighter(colour, 0.42)], [0.6, lighter(colour, 0.16)], [1, darker(colour, 0.08)]);
}

/** The inside of a vessel, seen over its rim: dark towards the light, light away from it. */
export function hollow(pen: Pen, colour: string): string {
  return pen.across([0, darker(colour, 0.42)], [0.5, darker(colour, 0.2)], [1, lighter(colour, 0.12)]);
}

/** Brewed coffee seen from above, with the light's gleam on its left. */
export function coffee(pen: Pen): string {
  return pen.glowAt(0.38, 0.4, [0, '#6b4127'], [0.55, '#3d2214'], [1, '#24130b']);
}

export type Fold = {
  x: number;
  y: number;
  length: number;
  turn?: number;
  width: number;
  light?: number;
  dark?: number;
};

/** A soft fold of cloth or paper: a long spot of light or shadow about its middle, turned from the upright. */
export function fold(pen: Pen, { x, y, length, turn = 0, width, light = 0, dark = 0 }: Fold): void {
  const [colour, strength] = light > 0 ? ['#ffffff', light] : ['#150c06', dark];
  const paint = pen.glow(
    [0, colour, strength],
    [0.3, colour, strength * 0.72],
    [0.65, colour, strength * 0.22],
    [1, colour, 0],
  );
  pen.at(path`translate(${x} ${y}) rotate(${turn})`, () =>
    pen.shade(ellipse(0, 0, width, length / 2), paint),
  );
}

/** Fine lines along a piece of wood, within the given box. */
export function grain(pen: Pen, random: Random, x: number, y: number, width: number, height: number): void {
  const lines = Math.max(3, Math.round(width / 26));
  for (let i = 0; i < lines; i++) {
    const at = x + ((i + random.between(0.2, 0.8)) * width) / lines;
    const sway = random.between(-5, 5);
    const d = path`M${at} ${y}C${at + sway} ${y + height / 3} ${at - sway} ${y + (2 * height) / 3} ${at + sway / 2} ${y + height}`;
    pen.gleam(d, '#3b2312', random.between(0.8, 2), 0.16);
  }
}

function roundStops(colour: string, material: Material): Stop[] {
  const [up, down] = [(part: number) => lighter(colour, part), (part: number) => darker(colour, part)];
  switch (material) {
    case 'steel':
    case 'copper':
      return stepped([
        down(0.42),
        up(0.1),
        up(0.72),
        up(0.3),
        down(0.06),
        up(0.22),
        down(0.3),
        down(0.5),
        down(0.16),
      ]);
    case 'glass':
      return stepped([up(0.5), colour, up(0.6), up(0.1), colour, colour, down(0.06), down(0.18), up(0.2)]);
    case 'matte':
    case 'kraft':
    case 'paper':
    case 'cotton':
      return stepped([
        down(0.1),
        up(0.05),
        up(0.14),
        up(0.09),
        colour,
        down(0.09),
        down(0.2),
        down(0.32),
        down(0.27),
      ]);
    case 'wood':
      return stepped([
        down(0.2),
        colour,
        up(0.2),
        up(0.1),
        colour,
        down(0.1),
        down(0.24),
        down(0.4),
        down(0.3),
      ]);
    case 'ceramic':
      return stepped([
        down(0.12),
        up(0.18),
        up(0.46),
        up(0.24),
        up(0.05),
        down(0.07),
        down(0.18),
        down(0.34),
        down(0.24),
      ]);
  }
}

/** Nine tones over a turned surface: edge, highlight at a fifth, shade at the right and its reflected edge. */
const places = [0, 0.08, 0.2, 0.32, 0.48, 0.62, 0.78, 0.94, 1];
const stepped = (tones: string[]): Stop[] => tones.map((tone, i) => [places[i] ?? 1, tone]);
