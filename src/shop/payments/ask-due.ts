import { eq } from 'drizzle-orm';
import { shopOrder } from '#shop/db/schema/index.ts';
import type { OrdersParts } from '#shop/order/orders-parts.ts';
import { type Attempt, askLater, takeDue } from './attempts.ts';
import type { PaymentProvider } from './provider.ts';
import { settleAttempt } from './settle-attempt.ts';

/**
 * Asks providers what became of payments that they have told nothing of, so that a closed tab or a lost notification
 * loses no money. Answers with how many it asked about.
 */
export async function askDue(
  parts: OrdersParts,
  providers: readonly PaymentProvider[],
  log: (line: string) => void,
): Promise<number> {
  for (let asked = 0; ; asked++) {
    const attempt = await takeDue(parts.database.orm, parts.clock());
    if (!attempt) return asked;
    await ask(parts, providers, attempt).catch((error: unknown) =>
      log(`${attempt.provider} did not say what became of payment ${attempt.id}: ${String(error)}`),
    );
    await askLater(parts.database.orm, attempt, parts.clock());
  }
}

async function ask(
  parts: OrdersParts,
  providers: readonly PaymentProvider[],
  attempt: Attempt,
): Promise<void> {
  const provider = providers.find(({ name }) => name === attempt.provider);
  const told = await provider?.status(attempt);
  if (!provider || !told) return;
  const [order] = await parts.database.orm
    .select({ number: shopOrder.number })
    .from(shopOrder)
    .where(eq(shopOrder.id, attempt.orderId));
  if (order) await settleAttempt(parts, provider, { attempt, orderNumber: order.number }, told);
}
