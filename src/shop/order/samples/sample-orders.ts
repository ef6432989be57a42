import { type Actor, may } from '#domain/staff/actor.ts';
import { writeAudit } from '#shop/audit/write-audit.ts';
import { shopOrder } from '#shop/db/schema/index.ts';
import { openOutbox } from '#shop/email/outbox.ts';
import type { QueueEmail } from '#shop/email/queue-email.ts';
import { openDesk } from '#shop/order/desk/desk.ts';
import { openOrders } from '#shop/order/orders.ts';
import { demand } from '#shop/staff/demand.ts';
import { placeSample, type SampleParts } from './place-sample.ts';
import type { SampleOrder } from './sample-order.ts';
import { takeStep } from './take-step.ts';
import { timelineOf } from './timeline.ts';

/** 'not_empty': somebody has ordered already. 'nothing_sold': none of the goods is to be had any more. */
export type SamplesOutcome =
  | { ok: true; orders: number }
  | { ok: false; problem: 'not_empty' | 'nothing_sold' };

/** Orders to try the back office with, in a shop that has none: they are placed when somebody asks for them. */
export function openSampleOrders(parts: SampleParts, samples: readonly SampleOrder[]) {
  const { orm } = parts.database;
  const isEmpty = async () => (await orm.select({ id: shopOrder.id }).from(shopOrder).limit(1)).length === 0;
  return {
    isOffered: async (actor: Actor): Promise<boolean> => may(actor, 'order.create') && isEmpty(),
    async add(actor: Actor): Promise<SamplesOutcome> {
      demand(actor, 'order.create');
      if (!(await isEmpty())) return { ok: false, problem: 'not_empty' };
      const at = new Date(parts.clock());
      const outcome = await live(parts, samples);
      if (outcome.ok)
        await writeAudit(orm, actor, {
          ...{ at, action: 'orders.sampled', object: { kind: 'orders', id: '' } },
          change: { orders: [null, outcome.orders] },
        });
      return outcome;
    },
  };
}

/** Does one thing after the other as shoppers and staff would have, each at its own time. */
async function live(parts: SampleParts, samples: readonly SampleOrder[]): Promise<SamplesOutcome> {
  const hands = { now: parts.clock() };
  const clock = () => hands.now;
  const { queue } = openOutbox({ database: parts.database, clock });
  const then = { ...parts, clock, queueEmail: onlyTo(samples, queue) };
  const [orders, desk] = [openOrders(then), openDesk(then)];
  const numbers = new Map<number, string>();
  for (const { at, index, sample, step } of timelineOf(samples, hands.now)) {
    hands.now = at;
    if (!step) {
      const placed = await placeSample(then, orders, sample, index);
      if (placed.ok) numbers.set(index, placed.number);
      // Somebody else has asked for them at the same time, and was quicker.
      else if (placed.problem === 'key_reused') return { ok: false, problem: 'not_empty' };
      continue;
    }
    const number = numbers.get(index);
    if (number === undefined) continue;
    // What is refused, because the shop has meanwhile done something with the order itself, stays as it is.
    const outcome = await takeStep(desk, { number, index, payment: sample.payment }, step);
    if (!outcome.ok) numbers.delete(index);
  }
  return numbers.size > 0 ? { ok: true, orders: numbers.size } : { ok: false, problem: 'nothing_sold' };
}

/** Nobody is written to but the people who are made up. */
function onlyTo(samples: readonly SampleOrder[], queue: QueueEmail): QueueEmail {
  const people = new Set(samples.map(({ email }) => email));
  return async (message, within) => {
    if (people.has(message.to)) await queue(message, within);
  };
}
