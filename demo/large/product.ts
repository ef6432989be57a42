import { parameters } from '#demo/catalogue/making/parameters.ts';
import type { DemoProduct, DemoSize } from '#demo/catalogue/types.ts';

import { hash, type Random, seeded } from '#demo/pictures/random.ts';
import { type Draft, oneOf } from './kind.ts';
import { picturesOf } from './picture-sources.ts';
import { priceCourse, priceSteps } from './prices.ts';
import { producersIn } from './producers.ts';
import { kindOf } from './rota.ts';
import { typesetDraft } from './typeset-draft.ts';
import { turnWheels } from './wheels.ts';

/** A product of the large catalogue; its pictures are those of a product of the demo shop. */
export type LargeProduct = Omit<DemoProduct, 'picture'> & { picturesOf: string };

export const MOST_PRODUCTS = 1_000_000;
const SOLD_OUT = 0.05;
const MOST_IN_STOCK = 300;

export const keyOf = (number: number) => `large-${String(number).padStart(6, '0')}`;

/** The product with this number, from 1: the same whenever it is asked for, and named as no other. */
export function largeProduct(number: number, seed: string): LargeProduct {
  const random = seeded(`${seed} ${number}`);
  const { kind, index } = kindOf(number);
  const { picks, lap } = turnWheels(index, kind.wheels, hash(seed));
  const draft = typesetDraft(kind.draft(picks, random));
  const soldOut = random.next() < SOLD_OUT;
  return {
    key: keyOf(number),
    type: 'goods',
    producer: oneOf(producersIn(kind.trade), random),
    categories: [...kind.categories],
    name: lap === 0 ? draft.name : repeated(draft.name, kind.repeat, lap + 1),
    summary: draft.summary,
    description: draft.description,
    parameters: parameters(draft.facts),
    unit: kind.unit,
    vatPercent: kind.vatPercent,
    sizes: sizesOf(draft, soldOut, random),
    perishable: kind.perishable,
    pointsEarned: Math.round(draft.price / 1000),
    ...(soldOut && { availability: { status: 'disable' } }),
    // Most are bought now and then, a few all the time.
    popularity: Math.floor(90 * random.next() ** 3),
    picturesOf: oneOf(picturesOf(kind), random),
  };
}

function repeated(name: DemoProduct['name'], word: DemoProduct['name'], time: number): DemoProduct['name'] {
  return { pl: `${name.pl}, ${word.pl} ${time}`, en: `${name.en}, ${word.en} ${time}` };
}

function sizesOf({ sizes, price }: Draft, soldOut: boolean, random: Random): DemoSize[] {
  const course = priceCourse(random);
  return sizes.map(({ type, name, times, weightGrams }) => ({
    type,
    name,
    weightGrams,
    stock: soldOut ? 0 : 1 + Math.floor(random.next() * MOST_IN_STOCK),
    prices: priceSteps(course, price * times),
  }));
}
