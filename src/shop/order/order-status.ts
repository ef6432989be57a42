import { THE_SHOP } from '#domain/staff/actor.ts';
import { THE_SHOPPER } from './desk/desk-actor.ts';
import type { ActOutcome } from './desk/outcome.ts';
import { recordWhole } from './desk/payments.ts';
import { cancelOrder as cancel } from './desk/whole-order.ts';
import type { OrdersParts } from './orders-parts.ts';
import { NO_ORDER, type StatusOutcome } from './with-order.ts';

/** Notes that the whole of an order was paid. Money that comes twice, or for a cancelled order, is noted and told. */
export async function markPaid(
  parts: OrdersParts,
  number: string,
  reference: string,
): Promise<StatusOutcome> {
  const outcome = await recordWhole(parts, THE_SHOP, { number }, { provider: 'manual', reference });
  const isTooLate = outcome.ok && outcome.changed && outcome.stage === 'cancelled';
  return isTooLate ? { ok: false, problem: 'cancelled' } : statusOutcome(outcome);
}

/** Takes an order back for its shopper; whose it is was found out before. */
export const cancelOrder = async (parts: OrdersParts, number: string): Promise<StatusOutcome> =>
  statusOutcome(await cancel(parts, THE_SHOPPER, { number }));

export function statusOutcome(outcome: ActOutcome): StatusOutcome {
  if (outcome.ok) return { ok: true, changed: outcome.changed };
  return outcome.problem === 'no_order' ? NO_ORDER : { ok: false, problem: 'not_possible' };
}
