import type { MoneyState } from '#domain/order/money.ts';
import type { Payment } from '#domain/order/order.ts';
import type { OrderView } from '#domain/order/order-views.ts';
import type { Stage } from '#domain/order/stage.ts';

/** What is looked for; whatever is left out may be anything. */
export type OrderQuery = {
  view: OrderView;
  words?: string | undefined;
  stage?: Stage | undefined;
  money?: MoneyState | undefined;
  payment?: Payment | undefined;
  deliveryMethodId?: number | undefined;
  from?: Date | undefined;
  /** The first moment that is too late. */
  until?: Date | undefined;
  /** In whole minor units of its currency. */
  totalFrom?: number | undefined;
  totalTo?: number | undefined;
  /** The orders after this one in the list, which are older; or before it. */
  after?: number | undefined;
  before?: number | undefined;
};
