import { mix, tint } from './colour.ts';
import { backdrop, shadowOf } from './light.ts';
import { path } from './path.ts';
import { newSheet, type Pen } from './pen.ts';
import { seeded } from './random.ts';
import type { Look, ShapeDrawing } from './shape.ts';
import { shapes } from './shapes/registry.ts';
import type { Shape } from './spec.ts';

/** Muted pairs that stand well together; the seed chooses where to begin. */
const pairs = [
  ['#2f4a3f', '#d9b48a'],
  ['#ece4d6', '#a5593c'],
  ['#8a5a44', '#f0e2cc'],
  ['#3b3f4a', '#c99b5f'],
  ['#c9a77c', '#36503f'],
  ['#6d7f73', '#f1e6d2'],
] as const;

const patterns = ['contours', 'waves', 'rings', 'dots', 'stripes'] as const;

/** Things that have one natural colour. */
const natural: Partial<Record<Shape, readonly [colour: string, accent: string]>> = {
  'paper-filters': ['#efe6d6', '#3f5b4b'],
  'cloth-filter': ['#efe6d6', '#a8794c'],
  'french-press': ['#c9c5bd', '#2e2c2a'],
  moka: ['#c2bfb8', '#2e2c2a'],
  pitcher: ['#c9c5bd', '#2e2c2a'],
  spoon: ['#c4c0b8', '#2e2c2a'],
  aeropress: ['#6f6b66', '#d9b48a'],
  server: ['#ffffff', '#3a332c'],
  chemex: ['#ffffff', '#a8794c'],
  brush: ['#a8794c', '#e6d6b8'],
};

/** A category's tile, 800 × 600: three of its objects, the tallest at the back. */
export function drawCategory(shape: Shape | Shape[], hue: number, seed: string): string {
  const { pen, svg } = newSheet();
  backdrop(pen, hue, 800, 600, 420);
  const chosen = arranged([shape].flat());
  const tallest = Math.max(...chosen.map((one) => shapes[one].usual.height));
  const spots = [alone, pair, group][chosen.length - 1] ?? group;
  chosen.forEach((one, i) => {
    const spot = spots[i];
    if (spot)
      stand(pen, shapes[one], lookOf(one, seed, i, hue), grown(spot, shapes[one].usual.height / tallest));
  });
  return svg(800, 600);
}

/** A single thing that stands is shown three times; flat things and several things as they are. */
function arranged(list: Shape[]): Shape[] {
  const [first = 'bag'] = list;
  if (list.length <= 1) return shapes[first].stance === 'standing' ? [first, first, first] : [first];
  return list.slice(0, 3).sort((a, b) => shapes[b].usual.height - shapes[a].usual.height);
}

type Spot = { x: number; floor: number; width: number; height: number };

const group: Spot[] = [
  { x: 222, floor: 450, width: 290, height: 320 },
  { x: 588, floor: 458, width: 280, height: 310 },
  { x: 404, floor: 512, width: 300, height: 350 },
];
const pair: Spot[] = [
  { x: 270, floor: 480, width: 340, height: 360 },
  { x: 556, floor: 500, width: 340, height: 360 },
];
const alone: Spot[] = [{ x: 400, floor: 550, width: 600, height: 500 }];

/** Smaller things are drawn smaller, though less than they are: a tile is no size chart. */
function grown(spot: Spot, proportion: number): Spot {
  const part = Math.max(0.6, Math.sqrt(proportion));
  return { ...spot, width: spot.width * part, height: spot.height * part };
}

function stand(pen: Pen, shape: ShapeDrawing, look: Look, { x, floor, width, height }: Spot): void {
  const scale = Math.min(width / shape.width, height / shape.height);
  const standing = shape.stance === 'standing';
  if (standing) shadowOf(pen, shape, x, floor, scale);
  const y = standing ? floor : floor - (shape.height * scale) / 2;
  pen.at(path`translate(${x} ${y}) scale(${scale.toFixed(3)})`, () => shape.draw(pen, look));
}

function lookOf(shape: Shape, seed: string, i: number, hue: number): Look {
  const key = `${seed} ${i}`;
  const start = Math.floor(seeded(seed).next() * pairs.length);
  const [colour, accent] = pairs[(start + i) % pairs.length] ?? pairs[0];
  const pattern = patterns[(start + i) % patterns.length] ?? 'contours';
  const look: Look = {
    colour: mix(colour, tint(hue, 0.6, 0.06), 0.12),
    accent,
    pattern,
    seed: key,
    random: seeded(key),
  };
  const own = natural[shape];
  return own ? { ...look, colour: own[0], accent: own[1] } : { ...look, material: 'matte' };
}
