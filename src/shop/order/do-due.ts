import { enterPoints, ordersWithPointsDue } from '#shop/loyalty-points/order-loyalty-points.ts';
import type { OrdersParts } from './orders-parts.ts';
import { expireOrder, giveDeadlines, remindToPay, unpaidOrdersDue } from './unpaid-orders.ts';
import type { StatusOutcome } from './with-order.ts';

/** Does what falls due with orders. Each is a transaction of its own: one that fails is told of and holds up no other. */
export async function doDue(parts: OrdersParts, log: (line: string) => void): Promise<void> {
  const each = async (
    numbers: readonly string[],
    work: (parts: OrdersParts, number: string) => Promise<StatusOutcome>,
  ) => {
    for (const number of numbers) {
      await work(parts, number).catch((error: unknown) =>
        log(`Order ${number} cannot be looked after: ${String(error)}`),
      );
    }
  };
  await giveDeadlines(parts);
  const { toRemind, toExpire } = await unpaidOrdersDue(parts);
  await each(toRemind, remindToPay);
  await each(toExpire, expireOrder);
  await each(await ordersWithPointsDue(parts), enterPoints);
}
