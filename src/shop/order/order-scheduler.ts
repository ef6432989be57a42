import type { Orders } from './orders.ts';

const LOOK_EVERY = 60_000;

export type OrderSchedulerParts = { orders: Pick<Orders, 'doDue'>; log: (line: string) => void };

/** Does what falls due with orders, once a minute: reminders, unpaid orders that lapse, points that are entered. */
export function openOrderScheduler({ orders, log }: OrderSchedulerParts) {
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<unknown> = Promise.resolve();
  /** One after the other: what is still at work is not asked again. */
  const look = () => {
    underWay = underWay
      .then(() => orders.doDue(log))
      .catch((error: unknown) => log(`Orders cannot be looked after: ${String(error)}`));
  };
  return {
    start(): void {
      look();
      timer = setInterval(look, LOOK_EVERY).unref();
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      await underWay;
    },
  };
}
