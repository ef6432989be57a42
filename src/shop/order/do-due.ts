import { enterPoints, ordersWithPointsDue } from '#shop/loyalty-points/order-loyalty-points.ts';
import type { OrdersParts } from './orders-parts.ts';
import { expireOrder, giveDeadlines, remindToPay, unpaidOrdersDue } from './unpaid-orders.ts';
import type { StatusOutcome } from './with-order.ts';

/** Does what falls due with orders. Each is a transaction of its own: one that fails is told of and holds up no other. */
export async function doDue(parts: OrdersParts, log: (line: string) => void): Promise<void> {
  const each = async (
    numbers: readonly string[],
    work: (parts: OrdersParts, number: string) => Promise<StatusOutcome>,
  ): Promise<number> => {
    let left = 0;
    for (const number of numbers) {
      const isDone = await work(parts, number).then(
        (outcome) => outcome.ok && outcome.changed,
        (error: unknown) => log(`Order ${number} cannot be looked after: ${String(error)}`),
      );
      if (!isDone) left++;
    }
    return left;
  };
  await giveDeadlines(parts);
  const { toRemind, toExpire } = await unpaidOrdersDue(parts);
  await each(toRemind, remindToPay);
  await each(toExpire, expireOrder);
  // What is still due afterwards would stand before all others for ever.
  for (let passOver = 0; ; ) {
    const due = await ordersWithPointsDue(parts, passOver);
    if (due.length === 0) return;
    passOver += await each(due, enterPoints);
  }
}
