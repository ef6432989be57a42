import type { ShopConfig } from '#contract/shop-config.ts';
import { monthlyOf, outOfRange } from '#domain/instalments/instalments.ts';
import { hasSizeChoice, type SizeOffer } from '#domain/product/product.ts';
import type { SharedContext } from '#server/request/shared-context.ts';
import type { Visit } from '#server/request/visit.ts';
import { speak } from '#ui/shop-view/shop-view.tsx';

type System = NonNullable<ShopConfig['instalments']>[number];
type Seen = Pick<Visit, 'rate'> & Pick<SharedContext, 'view'>;

/**
 * What a month costs when one unit of the size is paid in instalments: named only where the owner has given the lender's
 * representative example, always beside it, and in the currency of the credit alone.
 */
export function instalmentExamples(
  systems: readonly System[],
  { rate, view }: Seen,
  offer: SizeOffer,
): string[] {
  const { t, money, shown, language } = speak(view);
  const price = offer.price[view.priceType];
  const percent = (value: number) => value.toLocaleString(language, { maximumFractionDigits: 2 });
  if (rate !== 1 || offer.purchase !== 'buy') return [];
  return systems.flatMap(({ name, representative: example, minPrice, maxPrice }) => {
    const limits = {
      ...(minPrice !== undefined && { minPrice }),
      ...(maxPrice !== undefined && { maxPrice }),
    };
    if (!example || outOfRange(price, limits)) return [];
    const { lender, amount, instalment, total, fees, months, ratePercent, aprPercent } = example;
    const figure = t('instalments.monthly', {
      ...{ name, price: shown(offer.price), amount: money(monthlyOf(price, example)) },
      size: hasSizeChoice([offer]) ? `${offer.name}, ` : '',
    });
    const words = t('instalments.example', {
      ...{ lender, n: months, rate: t(`instalments.rate.${example.rate}`), percent: percent(ratePercent) },
      ...{ apr: percent(aprPercent), amount: money(amount), fees: money(fees) },
      ...{ instalment: money(instalment), total: money(total) },
    });
    return `${figure} ${words}`;
  });
}
