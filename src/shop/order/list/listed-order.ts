import { eq, sql } from 'drizzle-orm';
import { parcel, shopOrder } from '#shop/db/schema/index.ts';
import type { Sight } from './order-conditions.ts';

type Row = typeof shopOrder.$inferSelect;

/** What lists and tables tell of an order. */
export type ListedOrder = Pick<
  Row,
  'id' | 'number' | 'createdAt' | 'stage' | 'held' | 'currency' | 'deliveryMethodName' | 'paymentMethod'
> & {
  name: string;
  parcels: number;
  /** Only for those who may see amounts. */
  money?: Pick<Row, 'moneyState' | 'totalGross'>;
};

export const LISTED_COLUMNS = {
  id: shopOrder.id,
  number: shopOrder.number,
  createdAt: shopOrder.createdAt,
  stage: shopOrder.stage,
  held: shopOrder.held,
  currency: shopOrder.currency,
  deliveryMethodName: shopOrder.deliveryMethodName,
  paymentMethod: shopOrder.paymentMethod,
  moneyState: shopOrder.moneyState,
  totalGross: shopOrder.totalGross,
  name: sql<string>`concat_ws(' ', ${shopOrder.delivery} ->> 'firstname', ${shopOrder.delivery} ->> 'lastname')`,
  // By eq: columns that stand here by themselves would lose their tables' names.
  parcels: sql<number>`(SELECT count(*)::int FROM ${parcel} WHERE ${eq(parcel.orderId, shopOrder.id)})`,
};

/** A row as somebody may see it. */
export const listedFor = <Rest extends Pick<Row, 'moneyState' | 'totalGross'>>(
  { seesMoney }: Pick<Sight, 'seesMoney'>,
  { moneyState, totalGross, ...row }: Rest,
) => ({ ...row, ...(seesMoney && { money: { moneyState, totalGross } }) });
