import type { CalculationSubject, Obstacle } from '#domain/instalments/instalments.ts';
import type { useShop } from '#ui/shop-view/shop-view.tsx';

type Shop = Pick<ReturnType<typeof useShop>, 't' | 'amount'>;

/** Why the calculator does not open at once (spec §5 Instalment calculator). */
export function messageOf(of: CalculationSubject, obstacle: Obstacle, name: string, shop: Shop): string {
  if (!isRange(obstacle)) return ofBasket(obstacle, shop);
  const subject = of === 'basket' ? 'basket' : 'product';
  return shop.t(`instalments.${subject}.${obstacle.kind}`, { name, limit: shop.amount(obstacle.limit) });
}

/** What the shopper can do about it; what the basket's message has said already is not said again. */
export function hintOf(of: CalculationSubject, obstacle: Obstacle, shop: Shop): string | undefined {
  if (isRange(obstacle)) return shop.t(`instalments.hint.${of}.${obstacle.kind}`);
  return of === 'basket' ? undefined : ofBasket(obstacle, shop);
}

type Range = Extract<Obstacle, { kind: 'below_minimum' | 'above_maximum' }>;

const isRange = (obstacle: Obstacle): obstacle is Range =>
  obstacle.kind === 'below_minimum' || obstacle.kind === 'above_maximum';

const ofBasket = (obstacle: Exclude<Obstacle, Range>, { t }: Shop) =>
  obstacle.kind === 'too_many'
    ? t('instalments.too_many', { n: obstacle.limit })
    : t('instalments.not_allowed');
