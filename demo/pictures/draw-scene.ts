import { newSheet } from './pen.ts';
import { seeded } from './random.ts';
import { counter } from './scenes/counter.ts';
import { fogHills, harvest } from './scenes/hills.ts';
import { roastery } from './scenes/roastery.ts';
import type { Scene } from './scenes/scene.ts';
import { shelf } from './scenes/shelf.ts';
import type { SceneName } from './spec.ts';

const scenes: Record<SceneName, Scene> = { 'fog-hills': fogHills, counter, shelf, roastery, harvest };

/** A banner, 1600 × 700, whose left side is calm enough for words. */
export function drawScene(scene: SceneName, options: { seed: string; hue: number }): string {
  const { pen, svg } = newSheet();
  scenes[scene](pen, { ...options, random: seeded(options.seed) });
  return svg(1600, 700);
}
