import type { ReactNode } from 'react';
import type { OrderColumn } from '#contract/panel/order-columns.ts';
import { panelLinks } from '#contract/panel/panel-links.ts';
import type { MoneyState } from '#domain/order/money.ts';
import type { Payment } from '#domain/order/order.ts';
import type { Stage } from '#domain/order/stage.ts';
import { type PanelWords, usePanel } from '#ui/panel/panel-view.tsx';
import { When } from '#ui/panel/when.tsx';
import { MoneyWord, StageWord } from './order/order-words.tsx';
import { Choose, mayInBulk } from './orders-bulk.tsx';

export type ListedOrderView = {
  id: number;
  number: string;
  createdAt: Date;
  name: string;
  stage: Stage;
  held: string | null;
  parcels: number;
  deliveryMethodName: string;
  paymentMethod: Payment;
  money?: { state: MoneyState; total: string };
};

type Table = { orders: readonly ListedOrderView[]; columns: readonly OrderColumn[] };

const NUMBERS: readonly OrderColumn[] = ['parcels', 'total'];
const isNumber = (column: OrderColumn) => (NUMBERS.includes(column) ? 'number' : undefined);

/** Orders, each in a row, with the columns that were chosen. */
export function OrdersTable({ orders, columns }: Table) {
  const { t } = usePanel();
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">{t('orders.number')}</th>
          {columns.map((column) => (
            <th key={column} scope="col" className={isNumber(column)}>
              {t(`orders.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <OneOrder key={order.id} order={order} columns={columns} />
        ))}
      </tbody>
    </table>
  );
}

function OneOrder({ order, columns }: { order: ListedOrderView; columns: readonly OrderColumn[] }) {
  const { t, may } = usePanel();
  return (
    <tr className="table__row">
      <th scope="row" className="whole">
        <span className="bulk__choose">
          {mayInBulk(may) && <Choose id={order.id} number={order.number} />}
          <a href={panelLinks.order(order.number)}>{order.number}</a>
        </span>
      </th>
      {columns.map((column) => (
        <td key={column} className={isNumber(column)} data-label={t(`orders.${column}`)}>
          {CELLS[column](order, t)}
        </td>
      ))}
    </tr>
  );
}

const CELLS: Record<OrderColumn, (order: ListedOrderView, t: PanelWords) => ReactNode> = {
  age: ({ createdAt }) => <When at={createdAt} />,
  client: ({ name }) => name,
  stage: ({ stage, held }, t) => (
    <>
      <StageWord stage={stage} />
      {held && <span className="line-of-change">{t('orders.held', { why: held })}</span>}
    </>
  ),
  money: ({ money }) => money && <MoneyWord state={money.state} />,
  parcels: ({ parcels }) => parcels,
  total: ({ money }) => money?.total,
  method: ({ deliveryMethodName, paymentMethod }, t) =>
    `${deliveryMethodName}, ${t(`payment.${paymentMethod}`)}`,
};
