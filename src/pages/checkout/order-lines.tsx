import type { Totals } from '#domain/order/order.ts';
import type { Price } from '#domain/price/money.ts';
import type { Unit } from '#domain/product/product.ts';
import { formatQuantity } from '#domain/product/quantity.ts';
import type { WithdrawalException } from '#domain/withdrawal/withdrawal-exception.ts';
import { useShop } from '#ui/shop-view/shop-view.tsx';

export type LineView = {
  key: string;
  name: string;
  sizeName: string;
  unit: Unit;
  /** Decimals of its quantity. */
  precision: number;
  quantity: number;
  worth: Price;
  pointsCost: number;
  everyDays?: number | undefined;
  withdrawalException?: WithdrawalException | undefined;
};

type Props = { lines: readonly LineView[]; totals: Totals; code?: string | undefined; hasDelivery: boolean };

/** What is ordered and what it comes to; the same before the order and for ever after. */
export function OrderLines({ lines, totals, code, hasDelivery }: Props) {
  const { t, language, shown } = useShop();
  const amount = ({ quantity, unit, precision }: LineView) =>
    `${formatQuantity(quantity, language, precision)}\u00a0${t(`unit.${unit}`, { n: quantity })}`;
  return (
    <section className="order-lines" aria-label={t('checkout.lines')}>
      <ul>
        {lines.map((line) => (
          <li key={line.key}>
            <span>
              {line.name}
              <small>
                {[line.sizeName, amount(line)].filter(Boolean).join(', ')}
                {line.everyDays && `, ${t('product.every', { n: line.everyDays })}`}
              </small>
              {line.withdrawalException && (
                <small>{t(`withdrawal.except.${line.withdrawalException}`)}</small>
              )}
            </span>
            <span>
              {line.pointsCost > 0 ? t('product.points', { n: line.pointsCost }) : shown(line.worth)}
            </span>
          </li>
        ))}
      </ul>
      <dl>
        <Sum name={t('checkout.goods')} amount={totals.goods} />
        {totals.rebate.gross > 0 && (
          <Sum
            name={code ? t('checkout.code', { code }) : t('checkout.rebate')}
            amount={{ gross: -totals.rebate.gross, net: -totals.rebate.net }}
          />
        )}
        {totals.rebate.gross === 0 && code && (
          <div>
            <dt>{t('checkout.rebate')}</dt>
            <dd>{t('checkout.code', { code })}</dd>
          </div>
        )}
        {hasDelivery && <Sum name={t('checkout.deliveryCost')} amount={totals.delivery} free />}
        {totals.pointsCost > 0 && (
          <div>
            <dt>{t('checkout.points')}</dt>
            <dd>{totals.pointsCost}</dd>
          </div>
        )}
      </dl>
      <Total total={totals.total} />
      {totals.pointsEarned > 0 && (
        <p className="order-lines__points">
          {t('checkout.earned')}: {totals.pointsEarned}
        </p>
      )}
    </section>
  );
}

function Sum({ name, amount, free }: { name: string; amount: Price; free?: boolean }) {
  const { t, shown } = useShop();
  return (
    <div>
      <dt>{name}</dt>
      <dd>{free && amount.gross === 0 ? t('checkout.free') : shown(amount)}</dd>
    </div>
  );
}

function Total({ total }: { total: Price }) {
  const { t, money, shown, priceType } = useShop();
  const toPay = {
    tax: money(total.gross - total.net),
    amount: t('price.gross', { price: money(total.gross) }),
  };
  return (
    <p className="order-lines__total">
      <span>{t('checkout.total')}</span>
      <strong>{shown(total)}</strong>
      <small>
        {priceType === 'net'
          ? t('checkout.totalGross', toPay)
          : t('checkout.totalNet', { amount: money(total.net) })}
      </small>
    </p>
  );
}
