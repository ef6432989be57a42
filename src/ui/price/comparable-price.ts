import { type Contents, comparablePrice } from '#domain/price/contents.ts';
import type { Price } from '#domain/price/money.ts';
import type { useShop } from '#ui/shop-view/shop-view.tsx';

type Shop = ReturnType<typeof useShop>;
/** '159,60 zł/kg', by which the law lets prices be compared; undefined where it is the price itself. */
export function comparableInWords(
  price: Price,
  contents: Contents | undefined,
  { t, shown }: Shop,
): string | undefined {
  const compared = contents && comparablePrice(price, contents);
  return compared && t(`price.per.${contents.measure}`, { price: shown(compared) });
}
