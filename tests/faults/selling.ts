import { setTimeout as sleep } from 'node:timers/promises';
import { liveShopper } from './live-shopper.ts';

const AGAIN_AFTER_MS = 100;
/** More than the minute of a rate limit. */
const ENDS_WITHIN_MS = 75_000;

export type Sold = {
  /** The numbers of orders that the shop has told of, by the address of who ordered. */
  told: Map<string, string>;
  /** Orders that were sent, and of which nothing was ever heard. */
  unknown: string[];
  /** How often something had to be sent once more. */
  repeated: number;
};

/**
 * Guests who come one after the other, so many at a time, and order one piece each. What fails is sent again as it
 * was, as a patient shopper does: an order with the same key.
 */
export function startSelling(address: () => string, product: number, { guests = 4, name = 'gosc' } = {}) {
  const sold: Sold = { told: new Map(), unknown: [], repeated: 0 };
  let [going, count] = [true, 0];
  let problem = '';
  let deadline = Number.POSITIVE_INFINITY;

  /** Until it is answered with yes or no. */
  async function persist<T>(work: () => Promise<T | undefined>): Promise<T | undefined> {
    while (performance.now() < deadline) {
      const done = await work().catch((error: unknown) => {
        problem = String(error);
        return undefined;
      });
      if (done !== undefined) return done;
      sold.repeated++;
      await sleep(AGAIN_AFTER_MS);
    }
    return undefined;
  }

  async function buy(email: string): Promise<void> {
    const shopper = liveShopper(address);
    const added = await persist(async () => {
      const { status } = await shopper.add(product);
      return [200, 422].includes(status) ? status : undefined;
    });
    if (added !== 200) {
      problem = 'the shop refused the basket';
      return;
    }
    const form = await persist(async () => (going ? shopper.toSummary({ email }) : 'refused'));
    if (form === undefined) return;
    if (typeof form === 'string') {
      problem = 'the shop refused a step of the checkout';
      return;
    }
    const outcome = await persist(() => shopper.order(form));
    if (outcome === undefined) sold.unknown.push(`${email}: ${problem}`);
    else if (outcome !== 'refused') sold.told.set(email, outcome);
  }

  const working = Array.from({ length: guests }, async () => {
    while (going) await buy(`${name}-${count++}@example.org`);
  });
  return {
    sold,
    /** Waits until so many more orders are told of. */
    async untilMore(orders: number): Promise<void> {
      const wanted = sold.told.size + orders;
      const limit = performance.now() + ENDS_WITHIN_MS;
      while (sold.told.size < wanted) {
        if (performance.now() > limit)
          throw new Error(`only ${sold.told.size} of ${wanted} orders were placed: ${problem}`);
        await sleep(50);
      }
    },
    /** Nobody new comes; who has sent an order hears of it. */
    async end(): Promise<Sold> {
      going = false;
      deadline = performance.now() + ENDS_WITHIN_MS;
      await Promise.all(working);
      return sold;
    },
  };
}
