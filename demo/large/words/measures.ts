import type { Facts } from '#demo/catalogue/making/parameters.ts';
import { same, t } from '#demo/catalogue/making/text.ts';
import type { Text } from '#demo/catalogue/types.ts';
import { forCups } from '#demo/large/polish.ts';

/** The detail after the name's comma, and what it means for parameters, price and weight. */
export type Measure = { text: Text; facts: Facts; times: number };

/** The first in a list has the ware's own price; the others cost more the larger they are, but less than in step. */
function growing(sizes: number[], text: (size: number) => Text, facts: (text: Text) => Facts): Measure[] {
  return sizes.map((size) => ({
    text: text(size),
    facts: facts(text(size)),
    times: (size / (sizes[0] ?? size)) ** 0.6,
  }));
}

const decimal = (value: number) => t(String(value).replace('.', ','), String(value));
const inUnit = (unit: string) => (value: number) =>
  t(`${decimal(value).pl} ${unit}`, `${decimal(value).en} ${unit}`);

export const millilitres = (...sizes: number[]) =>
  growing(
    sizes,
    (size) => same(`${size} ml`),
    (capacity) => ({ capacity }),
  );
export const litres = (...sizes: number[]) => growing(sizes, inUnit('l'), (capacity) => ({ capacity }));
export const millimetres = (...sizes: number[]) =>
  growing(sizes, inUnit('mm'), (dimensions) => ({ dimensions }));
export const cups = (...sizes: number[]) => growing(sizes, forCups, (capacity) => ({ capacity }));
export const grams = (...sizes: number[]) => growing(sizes, inUnit('g'), (capacity) => ({ capacity }));
export const burrs = (...sizes: number[]) => growing(sizes, inUnit('mm'), (width) => ({ burrs: width }));
export const upToKilograms = (...sizes: number[]) =>
  growing(
    sizes,
    (size) => t(`do ${decimal(size).pl} kg`, `up to ${decimal(size).en} kg`),
    (maxLoad) => ({ maxLoad }),
  );
export const pieces = (...sizes: number[]) =>
  growing(
    sizes,
    (size) => t(`${size} szt.`, `${size} pcs`),
    (count) => ({ count }),
  );
export const boxes = (...sides: number[]) =>
  growing(
    sides,
    (side) => same(`${side} × ${side} cm`),
    (dimensions) => ({ dimensions }),
  );

export const cuts: Measure[] = [
  t('krój prosty', 'straight cut'),
  t('krój luźny', 'loose cut'),
  t('krój dopasowany', 'fitted cut'),
  t('krój oversize', 'oversize cut'),
].map((text) => ({ text, facts: { cut: text }, times: 1 }));
