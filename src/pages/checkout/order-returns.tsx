import { lineName } from '#domain/order/line-name.ts';
import type { Order } from '#domain/order/order.ts';
import type { BuyerReturn } from '#domain/order/order-returns.ts';
import { formatQuantity } from '#domain/product/quantity.ts';
import { useShop } from '#ui/shop-view/shop-view.tsx';

/** A statement with its days as the shop writes them: when it was made, and the last one for the money. */
export type WithdrawalView = { number: string; date: string; until: string; isHandled: boolean };

type Props = {
  order: Pick<Order, 'lines'> & { returns: readonly (BuyerReturn & { date: string })[] };
  withdrawals: readonly WithdrawalView[];
  written: (amount: number) => string;
};

/** What was withdrawn from, what comes back or came, and what money that means. */
export function OrderReturns({ order: { returns, lines }, withdrawals, written }: Props) {
  const { t } = useShop();
  if (returns.length === 0 && withdrawals.length === 0) return null;
  return (
    <section className="flow">
      <h2>{t('order.returns')}</h2>
      {withdrawals.map(({ number, date, until, isHandled }) => (
        <div key={number}>
          <p>
            <strong>{t('order.withdrawn', { number, date })}</strong>
          </p>
          <p>{isHandled ? t('order.withdrawnHandled') : t('withdrawal.next')}</p>
          {!isHandled && <p>{t('order.withdrawnUntil', { date: until })}</p>}
        </div>
      ))}
      {returns.map((one) => (
        <Return key={one.id} found={one} lines={lines} written={written} />
      ))}
    </section>
  );
}

type One = { found: Props['order']['returns'][number]; lines: Order['lines'] } & Pick<Props, 'written'>;

function Return({ found: { state, date, lines: parts, refund }, lines, written }: One) {
  const { t, language } = useShop();
  return (
    <div>
      <p>
        <strong>{t(`order.return.${state}`, { date })}</strong>
      </p>
      <ul>
        {parts.map(({ lineId, quantity, missing }) => {
          const line = lines.find(({ id }) => id === lineId);
          if (!line) return null;
          const said = (n: number) =>
            `${formatQuantity(n, language, line.precision)}\u00a0${t(`unit.${line.unit}`, { n })}`;
          return (
            <li key={lineId}>
              {lineName(line)}: {said(quantity)}
              {missing > 0 && ` (${t('order.return.missing', { quantity: said(missing) })})`}
            </li>
          );
        })}
      </ul>
      {refund !== null && <p>{t('order.return.refund', { amount: written(refund) })}</p>}
    </div>
  );
}
