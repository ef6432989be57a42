import { type Contents, comparablePrice, type Measure } from '#domain/price/contents.ts';
import type { Price } from '#domain/price/money.ts';
import { formatQuantity } from '#domain/product/quantity.ts';
import type { useShop } from '#ui/shop-view/shop-view.tsx';

type Shop = ReturnType<typeof useShop>;
type Written = { unit: string; of: number };

/** The units that contents are written in, the largest that they fill first. */
const UNITS: Record<Exclude<Measure, 'piece'>, readonly Written[]> = {
  g: [
    { unit: 'kg', of: 1000 },
    { unit: 'g', of: 1 },
  ],
  ml: [
    { unit: 'l', of: 1000 },
    { unit: 'ml', of: 1 },
  ],
  mm: [
    { unit: 'm', of: 1000 },
    { unit: 'cm', of: 10 },
    { unit: 'mm', of: 1 },
  ],
  cm2: [
    { unit: 'm²', of: 10_000 },
    { unit: 'cm²', of: 1 },
  ],
};

/** '159,60 zł/kg', by which the law lets prices be compared; undefined where it is the price itself. */
export function comparableInWords(
  price: Price,
  contents: Contents | undefined,
  { t, money, written, priceType }: Shop,
): string | undefined {
  const compared = contents && comparablePrice(price, contents);
  return compared && written(t(`price.per.${compared.per}`, { price: money(compared.price[priceType]) }));
}

/** '250 g', '0,7 l', '100 szt.' */
export function contentsInWords({ amount, measure }: Contents, { t, language }: Shop): string {
  if (measure === 'piece') return `${amount}\u00a0${t('unit.piece', { n: amount })}`;
  const units = UNITS[measure];
  const { unit, of } = units.find((one) => amount >= one.of) ?? { unit: measure, of: 1 };
  return `${formatQuantity(amount / of, language)}\u00a0${unit}`;
}
