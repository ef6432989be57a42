import type { Price } from '#domain/price/money.ts';
import { lessPercent, nextTier, type Tier, tierFor } from '#domain/price/tiers.ts';
import type { Unit } from '#domain/product/product.ts';
import { formatQuantity } from '#domain/product/quantity.ts';
import { useShop } from '#ui/shop-view/shop-view.tsx';

type Props = { tiers: Tier[]; price: Price; unit: Unit; precision: number; quantity: number };

/** Discounts by quantity: the whole table with the reached one marked, and what the next one needs (spec §4). */
export function Tiers({ tiers, price, unit, precision, quantity }: Props) {
  const { t, language, amount: shown, priceType } = useShop();
  if (tiers.length === 0) return null;
  const reached = tierFor(tiers, quantity);
  const next = nextTier(tiers, quantity);
  const amount = (n: number) => `${formatQuantity(n, language, precision)}\u00a0${t(`unit.${unit}`, { n })}`;
  return (
    <div className="tiers">
      <table>
        <caption>{t('product.tiers')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('product.tierQuantity')}</th>
            <th scope="col">{t('product.tierRebate')}</th>
            <th scope="col">{t('product.tierPrice')}</th>
          </tr>
        </thead>
        <tbody>
          {tiers.map((tier) => (
            <tr key={tier.from} className={tier.from === reached?.from ? 'tiers__reached' : undefined}>
              <th scope="row">
                {t('product.tierFrom', { quantity: amount(tier.from) })}
                {tier.from === reached?.from && <span className="sr-only">, {t('product.tierReached')}</span>}
              </th>
              <td>−{formatQuantity(tier.percent, language)}%</td>
              <td>{shown(lessPercent(price[priceType], tier.percent))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="tiers__next">
        {next &&
          t('product.nextTier', { quantity: amount(next.from), pct: formatQuantity(next.percent, language) })}
      </p>
    </div>
  );
}
