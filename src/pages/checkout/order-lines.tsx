import type { Totals } from '#domain/order/order.ts';
import type { Price } from '#domain/price/money.ts';
import type { Unit } from '#domain/product/product.ts';
import { formatQuantity } from '#domain/product/quantity.ts';
import type { WithdrawalException } from '#domain/withdrawal/withdrawal-exception.ts';
import { Picture } from '#ui/picture/picture.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';

export type LineView = {
  key: string;
  name: string;
  /** The name of its picture, where it is known. */
  picture?: string | undefined;
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

/** What it comes to with one way of delivery. */
export type WayTotals = { name: string; totals: Totals };

type Props = {
  lines: readonly LineView[];
  totals: Totals;
  code?: string | undefined;
  hasDelivery: boolean;
  /** The way of delivery, where it is to be named beside its cost. */
  deliveryName?: string | undefined;
  /** What it would come to with each way that can still be chosen; the one of the chosen radio button is shown. */
  ways?: readonly WayTotals[];
};

/** What is ordered and what it comes to; the same before the order and for ever after. */
export function OrderLines({ lines, totals, code, hasDelivery, deliveryName, ways = [] }: Props) {
  const { t, language, shown } = useShop();
  const amount = ({ quantity, unit, precision }: LineView) =>
    `${formatQuantity(quantity, language, precision)}\u00a0${t(`unit.${unit}`, { n: quantity })}`;
  return (
    <section className="order-lines" aria-label={t('checkout.lines')}>
      <ul>
        {lines.map((line) => (
          <li key={line.key}>
            {line.picture && <Picture name={line.picture} alt="" sizes="48px" widths={[320]} />}
            <span className="order-lines__name">
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
      <div className="way-totals" aria-live={ways.length > 0 ? 'polite' : undefined}>
        <Sums className="way-total" {...{ totals, code, hasDelivery, deliveryName }} />
        {ways.slice(0, MOST_WAYS).map(({ name, totals }, index) => (
          <Sums
            key={wayClass(index)}
            className={`way-total--of way-total--${wayClass(index)}`}
            {...{ totals, code, hasDelivery: true, deliveryName: name }}
          />
        ))}
      </div>
      {totals.pointsEarned > 0 && (
        <p className="order-lines__points">
          {t('checkout.earned')}: {totals.pointsEarned}
        </p>
      )}
    </section>
  );
}

/** The style sheet knows so many radio buttons; with more of them the sum stays that of the first choice. */
const MOST_WAYS = 8;

/** By this class of a radio button the style sheet shows what its way comes to. */
export const wayClass = (index: number) => `way-${index}`;

type SumsProps = Pick<Props, 'totals' | 'code' | 'hasDelivery' | 'deliveryName'> & { className: string };

function Sums({ totals, code, hasDelivery, deliveryName: name, className }: SumsProps) {
  const { t } = useShop();
  return (
    <div className={className}>
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
        {hasDelivery && (
          <Sum
            name={name ? t('basket.delivery', { name }) : t('checkout.deliveryCost')}
            amount={totals.delivery}
            free
          />
        )}
        {totals.pointsCost > 0 && (
          <div>
            <dt>{t('checkout.points')}</dt>
            <dd>{totals.pointsCost}</dd>
          </div>
        )}
      </dl>
      <Total total={totals.total} />
    </div>
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
