import type { DemoPriceStep, DemoSize } from '#demo/catalogue/types.ts';
import { partName } from './parameters.ts';
import { steady } from './prices.ts';
import { same, t } from './text.ts';

/** A product that comes in one version only. */
export function universal(
  price: number | DemoPriceStep[],
  stock: DemoSize['stock'],
  weightGrams: number,
  more: Partial<DemoSize> = {},
): DemoSize[] {
  return [
    { type: 'uniw', name: t('uniwersalny', 'universal'), stock, weightGrams, prices: steps(price), ...more },
  ];
}

/** Clothes that fit everyone. */
export function oneSize(price: number | DemoPriceStep[], stock: number, weightGrams: number): DemoSize[] {
  return [
    { type: 'onesize', name: t('jeden rozmiar', 'one size'), stock, weightGrams, prices: steps(price) },
  ];
}

/** Bags of 250 g, 500 g and 1 kg, priced from the smallest: the larger the bag, the less a kilogram costs. */
export function bags(
  price250: number | DemoPriceStep[],
  stocks: readonly [number, number, number],
): DemoSize[] {
  const prices = steps(price250);
  return [
    { ...bag('250g', '250 g', 250, stocks[0]), prices },
    { ...bag('500g', '500 g', 500, stocks[1]), prices: prices.map((step) => scaled(step, 1.9)) },
    { ...bag('1kg', '1 kg', 1000, stocks[2]), prices: prices.map((step) => scaled(step, 3.6)) },
  ];
}

const CLOTHES = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];

/** A shirt from XS to XXL at one price, with the stock of each size in that order. */
export function clothes(price: number | DemoPriceStep[], weightGrams: number, stocks: number[]): DemoSize[] {
  return CLOTHES.map((type, index) => ({
    type,
    name: same(type),
    parts: [{ name: partName('size'), value: same(type) }],
    stock: stocks[index] ?? 0,
    weightGrams: weightGrams + index * 8,
    prices: steps(price),
  }));
}

/** Places on dates: in so many days or on the next Saturday after them, each with so many places. */
export function dates(price: number, hour: number, places: { inDays: number; places: number }[]): DemoSize[] {
  return places.map((date, index) => ({
    type: `termin-${index + 1}`,
    name: t(`termin ${index + 1}`, `date ${index + 1}`),
    begins: { inDays: date.inDays, hour },
    stock: date.places,
    weightGrams: 0,
    prices: steady(price),
  }));
}

function bag(type: string, name: string, contents: number, stock: number): Omit<DemoSize, 'prices'> {
  const parts = [{ name: partName('weight'), value: same(name) }];
  return { type, name: same(name), parts, stock, weightGrams: contents + 20, contents: `${contents} g` };
}

function scaled(step: DemoPriceStep, times: number): DemoPriceStep {
  const gross = shelfPrice(step.gross * times);
  return step.regular === undefined
    ? { ...step, gross }
    : { ...step, gross, regular: shelfPrice(step.regular * times) };
}

function shelfPrice(gross: number): number {
  return Math.round(gross / 500) * 500 - 10;
}

function steps(price: number | DemoPriceStep[]): DemoPriceStep[] {
  return typeof price === 'number' ? steady(price) : price;
}
