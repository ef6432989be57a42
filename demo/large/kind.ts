import type { Facts } from '#demo/catalogue/making/parameters.ts';
import type { DemoProduct, Text } from '#demo/catalogue/types.ts';
import type { Random } from '#demo/pictures/random.ts';
import type { Shape } from '#demo/pictures/spec.ts';
import type { Trade } from './producers.ts';

export type SizePlan = {
  type: string;
  name: Text;
  /** Its price, as a multiple of the draft's. */
  times: number;
  weightGrams: number;
};

/** What one combination of a kind's options says about the product. */
export type Draft = {
  name: Text;
  summary: Text;
  description: DemoProduct['description'];
  facts: Facts;
  /** About this many grosze for the first size. */
  price: number;
  sizes: SizePlan[];
};

/** A kind of goods: mugs, washed coffees, syrups. */
export type Kind = {
  /** How often it comes, measured against the shares of the other kinds. */
  share: number;
  /** The number of options on each wheel; every combination has a name of its own. */
  wheels: readonly number[];
  categories: readonly [string, ...string[]];
  /** Its pictures are those of demo products of the same category with this shape. */
  shape: Shape;
  trade: Trade;
  vatPercent: DemoProduct['vatPercent'];
  unit: DemoProduct['unit'];
  perishable: boolean;
  /** The word before a number where the combinations have run out: 'partia 2'. */
  repeat: Text;
  draft(picks: number[], random: Random): Draft;
};

/** The option that a wheel shows. */
export function option<Option>(options: readonly Option[], pick: number | undefined): Option {
  const found = options[pick ?? 0];
  if (found === undefined) throw new Error(`a wheel of ${options.length} options has no number ${pick}`);
  return found;
}

export function oneOf<Option>(options: readonly Option[], random: Random): Option {
  return option(options, Math.floor(random.next() * options.length));
}
