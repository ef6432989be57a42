import { COMPARED_BY, type Contents } from '#domain/price/contents.ts';
import { formatQuantity } from '#domain/product/quantity.ts';
import type { useShop } from '#ui/shop-view/shop-view.tsx';

/** A whole of it, and the measure itself. */
const SYMBOLS = { g: ['kg', 'g'], ml: ['l', 'ml'], mm: ['m', 'mm'], cm2: ['m²', 'cm²'] } as const;

/** '250 g', '0,7 l', '100 szt.' */
export function contentsInWords(
  { amount, measure }: Contents,
  { t, language }: ReturnType<typeof useShop>,
): string {
  if (measure === 'piece') return `${amount}\u00a0${t('unit.piece', { n: amount })}`;
  const [whole, small] = SYMBOLS[measure];
  const inOne = COMPARED_BY[measure];
  return amount < inOne
    ? `${amount}\u00a0${small}`
    : `${formatQuantity(amount / inOne, language)}\u00a0${whole}`;
}
