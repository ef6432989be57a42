import { newSheet } from './pen.ts';
import { seeded } from './random.ts';
import type { Look } from './shape.ts';
import { shapes } from './shapes/registry.ts';
import type { PictureSpec, View } from './spec.ts';
import { detail } from './views/detail.ts';
import { diagram } from './views/diagram.ts';
import { front } from './views/front.ts';
import { inUse } from './views/use.ts';

export { drawCategory } from './draw-category.ts';
export { drawScene } from './draw-scene.ts';

export type DrawOptions = {
  /** The product's key: the same seed gives the same picture. */
  seed: string;
  view: View;
  /** The category's hue in degrees. */
  hue: number;
};

/** One view of a product as a standalone SVG, 800 × 1000. */
export function drawProduct(spec: PictureSpec, { seed, view, hue }: DrawOptions): string {
  const sheet = newSheet();
  const shape = shapes[spec.shape];
  const { size, shape: _, ...rest } = spec;
  const look: Look = { ...rest, seed, random: seeded(seed) };
  switch (view) {
    case 'front':
      front(sheet.pen, shape, look, hue);
      break;
    case 'detail':
      detail(sheet.pen, shape, look, hue);
      break;
    case 'use':
      inUse(sheet.pen, shape, look, hue);
      break;
    case 'diagram':
      diagram(sheet, shape, look, hue, size);
      break;
  }
  return sheet.svg(800, 1000);
}
