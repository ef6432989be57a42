import { hash } from './random.ts';

/** A smooth landscape: a height, about -1 to 1, for every place of the plane. */
export type Field = (x: number, y: number) => number;

/** Gradient noise whose hills are about one unit wide, with smaller hills upon them. */
export function landscape(seed: string, roughness = 0.35): Field {
  const key = hash(seed);
  const broad = (x: number, y: number) => gradientNoise(key, x, y);
  return (x, y) => broad(x, y) + roughness * gradientNoise(key + 977, x * 2.1, y * 2.1);
}

function gradientNoise(key: number, x: number, y: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [dx, dy] = [x - column, y - row];
  const corner = (right: number, down: number) => {
    const angle = latticeAngle(key, column + right, row + down);
    return Math.cos(angle) * (dx - right) + Math.sin(angle) * (dy - down);
  };
  const top = blend(corner(0, 0), corner(1, 0), ease(dx));
  const bottom = blend(corner(0, 1), corner(1, 1), ease(dx));
  return 1.5 * blend(top, bottom, ease(dy));
}

function latticeAngle(key: number, column: number, row: number): number {
  let mixed = Math.imul(column, 374761393) ^ Math.imul(row, 668265263) ^ key;
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return (((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296) * Math.PI * 2;
}

const ease = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);
const blend = (a: number, b: number, t: number) => a + (b - a) * t;
