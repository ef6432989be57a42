import { shadowOf } from '#demo/pictures/light.ts';
import { path } from '#demo/pictures/path.ts';
import type { Pen } from '#demo/pictures/pen.ts';
import { type Random, seeded } from '#demo/pictures/random.ts';
import { shapes } from '#demo/pictures/shapes/registry.ts';
import type { PictureSpec } from '#demo/pictures/spec.ts';

export type Scene = (pen: Pen, options: { seed: string; hue: number; random: Random }) => void;

/** Stands an object of the catalogue in a scene. */
export function stand(pen: Pen, spec: PictureSpec, x: number, y: number, height: number, seed: string): void {
  const shape = shapes[spec.shape];
  const scale = height / shape.height;
  shadowOf(pen, shape, x, y, scale);
  const look = { ...spec, seed, random: seeded(seed) };
  pen.at(path`translate(${x} ${y}) scale(${scale.toFixed(3)})`, () => shape.draw(pen, look));
}
