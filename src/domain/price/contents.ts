import type { Price } from './money.ts';

/** What contents are counted in: grams, millilitres, pieces, millimetres, square centimetres. */
export const MEASURES = ['g', 'ml', 'piece', 'mm', 'cm2'] as const;
export type Measure = (typeof MEASURES)[number];

/** The net quantity of what is sold, without its wrapping or the liquid it lies in: a whole number of its measure. */
export type Contents = { amount: number; measure: Measure };

/** How much of a measure prices are compared by: a kilogram, a litre, a piece, a metre, a square metre. */
export const COMPARED_BY: Readonly<Record<Measure, number>> = {
  g: 1000,
  ml: 1000,
  piece: 1,
  mm: 1000,
  cm2: 10_000,
};

/** The price of so much of it, rounded last; undefined where that is the price itself. */
export function comparablePrice(price: Price, { amount, measure }: Contents): Price | undefined {
  const compared = COMPARED_BY[measure];
  if (amount === compared) return undefined;
  const of = (money: number) => Math.round((money * compared) / amount);
  return { gross: of(price.gross), net: of(price.net) };
}

/** How people write measures, and how many of the small ones they are. */
const WRITTEN: Readonly<Record<string, readonly [Measure, number]>> = {
  g: ['g', 1],
  dag: ['g', 10],
  kg: ['g', 1000],
  ml: ['ml', 1],
  cl: ['ml', 10],
  l: ['ml', 1000],
  szt: ['piece', 1],
  pcs: ['piece', 1],
  piece: ['piece', 1],
  pieces: ['piece', 1],
  mm: ['mm', 1],
  cm: ['mm', 10],
  m: ['mm', 1000],
  cm2: ['cm2', 1],
  m2: ['cm2', 10_000],
};

const LARGEST = 1_000_000_000;

/** '250 g', '0,7 l', '6 x 330 ml', '100 szt.': undefined where it is nothing of that kind. */
export function readContents(text: string): Contents | undefined {
  const [, times = '1', number, word = ''] =
    /^(?:(\d{1,4}) ?[x×] ?)?(\d{1,7}(?:[.,]\d{1,4})?) ?([a-z]+[2²]?)\.?$/.exec(
      text.trim().toLowerCase().replace(/\s+/g, ' '),
    ) ?? [];
  const written = word.replace('²', '2');
  const [measure, each] = (Object.hasOwn(WRITTEN, written) && WRITTEN[written]) || [];
  if (!number || !measure || !each) return undefined;
  const exact = Number(times) * Number(number.replace(',', '.')) * each;
  const amount = Math.round(exact);
  const isWhole = Math.abs(exact - amount) < 1e-6;
  return isWhole && amount > 0 && amount <= LARGEST ? { amount, measure } : undefined;
}
