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

export type SamplesProgress = { done: number; of: number };
export type SamplesState = { isOffered: boolean; hasFailed: boolean; progress?: SamplesProgress };

/** Orders to try the back office with, in a shop that has none: they are placed when somebody asks for them. */
export function openSampleOrders(parts: SampleParts, samples: readonly SampleOrder[]) {
  const { orm } = parts.database;
  const isEmpty = async () => (await orm.select({ id: shopOrder.id }).from(shopOrder).limit(1)).length === 0;
  let underWay: SamplesProgress | undefined;
  let hasFailed = false;
  let last: Promise<SamplesOutcome | undefined> = Promise.resolve(undefined);

  async function add(actor: Actor, progress: SamplesProgress): Promise<SamplesOutcome> {
    const at = new Date(parts.clock());
    const outcome = await live(parts, samples, (done) => Object.assign(progress, { done }));
    if (outcome.ok)
      await writeAudit(orm, actor, {
        ...{ at, action: 'orders.sampled', object: { kind: 'orders', id: '' } },
        change: { orders: [null, outcome.orders] },
      });
    return outcome;
  }
  return {
    /** Nothing for who may not add any. While they come, how many things have happened to them, of how many. */
    async look(actor: Actor): Promise<SamplesState | undefined> {
      if (!may(actor, 'order.create')) return undefined;
      const isOffered = !underWay && (await isEmpty());
      return { isOffered, hasFailed, ...(underWay && { progress: { ...underWay } }) };
    },
    /** Begins to add them, which takes longer than anybody waits for a page; false where somebody has ordered. */
    async begin(actor: Actor): Promise<boolean> {
      demand(actor, 'order.create');
      if (!(await isEmpty()) || underWay) return false;
      const progress = { done: 0, of: timelineOf(samples, 0).length };
      [underWay, hasFailed] = [progress, false];
      last = add(actor, progress)
        .then((outcome) => {
          hasFailed = !outcome.ok && outcome.problem === 'nothing_sold';
          return outcome;
        })
        .catch(() => {
          hasFailed = true;
          return undefined;
        })
        .finally(() => {
          underWay = undefined;
        });
      return true;
    },
    /** What came of the last ones, once all of it has. */
    finished: () => last,
  };
}

/** Does one thing after the other as shoppers and staff would have, each at its own time. */
async function live(
  parts: SampleParts,
  samples: readonly SampleOrder[],
  tell: (done: number) => void,
): Promise<SamplesOutcome> {
  const hands = { now: parts.clock() };
  const clock = () => hands.now;
  const { queue } = openOutbox({ database: parts.database, clock });
  const then = { ...parts, clock, queueEmail: onlyTo(samples, queue) };
  const [orders, desk] = [openOrders(then), openDesk(then)];
  const numbers = new Map<number, string>();
  for (const [done, { at, index, sample, step }] of timelineOf(samples, hands.now).entries()) {
    hands.now = at;
    tell(done);
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
