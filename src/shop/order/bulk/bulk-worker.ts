import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm';
import { JOB_STEPS } from '#domain/order/bulk.ts';
import type { StaffActor } from '#domain/staff/actor.ts';
import { isDatabaseUnavailable } from '#shop/db/is-database-unavailable.ts';
import { orderJob, orderJobItem, shopOrder, staffMember } from '#shop/db/schema/index.ts';
import type { JobRow } from './bulk-jobs.ts';
import type { BulkWorkerParts } from './bulk-worker-parts.ts';
import { doOne } from './do-one.ts';

const LOOK_EVERY = 60_000;
const AT_ONCE = 50;
const DAYS_KEPT = 90;

/**
 * Works on jobs with many orders, so many orders of each in turn. Each order is a transaction of its own, with a key of
 * its own: whoever goes on after a process that has died does nothing twice.
 */
export function openBulkWorker(parts: BulkWorkerParts) {
  const { database, log } = parts;
  let [isStopped, isAsked] = [false, false];
  let timer: NodeJS.Timeout | undefined;
  let stopListening = () => {};
  let underWay: Promise<unknown> = Promise.resolve();
  const goesOn = () => !isStopped;

  async function work(): Promise<void> {
    isAsked = false;
    while (goesOn() && (await workOn(parts, goesOn)));
    if (goesOn()) await sweep(parts);
  }
  /** One after the other; who asks while somebody waits already is not needed. */
  function look(): Promise<unknown> {
    if (!isAsked && !isStopped) {
      isAsked = true;
      underWay = underWay
        .then(work)
        .catch((error: unknown) => log(`Jobs with orders cannot be worked on: ${String(error)}`));
    }
    return underWay;
  }
  return {
    start(): void {
      stopListening = database.onChange((tag) => {
        if (tag.startsWith('work:job:') || tag === 'all') void look();
      });
      void look();
      timer = setInterval(look, LOOK_EVERY).unref();
    },
    /** Works until nothing is left to do. */
    look,
    async stop(): Promise<void> {
      isStopped = true;
      clearInterval(timer);
      stopListening();
      await underWay;
    },
  };
}

/** Takes the next orders of the job that has waited longest; false where there is no job. */
async function workOn(parts: BulkWorkerParts, goesOn: () => boolean): Promise<boolean> {
  const { orm } = parts.database;
  const [job] = await orm
    .select()
    .from(orderJob)
    .where(inArray(orderJob.state, ['trying', 'running']))
    .orderBy(sql`${orderJob.workedAt} NULLS FIRST`, asc(orderJob.id))
    .limit(1);
  if (!job || (job.state !== 'trying' && job.state !== 'running')) return false;
  const { takes, ends } = JOB_STEPS[job.state];
  const items = await orm
    .select({ orderId: orderJobItem.orderId, number: shopOrder.number })
    .from(orderJobItem)
    .innerJoin(shopOrder, eq(shopOrder.id, orderJobItem.orderId))
    .where(and(eq(orderJobItem.jobId, job.id), eq(orderJobItem.state, takes)))
    .orderBy(asc(orderJobItem.orderId))
    .limit(AT_ONCE);
  const now = new Date(parts.clock());
  const actor = await actorOf(parts, job.staffId);
  for (const item of items) if (goesOn()) await take(parts, job, item, actor);
  const isThrough = items.length < AT_ONCE && goesOn();
  const end = isThrough && ends === 'tried' && !(await canAny(parts, job)) ? 'done' : ends;
  await orm
    .update(orderJob)
    .set({ workedAt: now, ...(isThrough && { state: end, endedAt: end === 'done' ? now : null }) })
    .where(and(eq(orderJob.id, job.id), eq(orderJob.state, job.state)));
  return true;
}

/** Where trying has shown that nothing can be done, there is nothing for anybody to decide. */
const canAny = async ({ database }: BulkWorkerParts, { id }: JobRow): Promise<boolean> =>
  (await database.orm.$count(orderJobItem, and(eq(orderJobItem.jobId, id), eq(orderJobItem.state, 'can')))) >
  0;

type Item = { orderId: number; number: string };

async function take(
  parts: BulkWorkerParts,
  job: JobRow,
  item: Item,
  actor: StaffActor | undefined,
): Promise<void> {
  const { good, bad } = JOB_STEPS[job.state === 'running' ? 'running' : 'trying'];
  const problem = actor ? await tried(parts, job, item, actor) : 'forbidden';
  await parts.database.orm
    .update(orderJobItem)
    .set(problem === undefined ? { state: good, problem: null } : { state: bad, problem })
    .where(and(eq(orderJobItem.jobId, job.id), eq(orderJobItem.orderId, item.orderId)));
}

/** One order that breaks holds up no other. */
function tried(parts: BulkWorkerParts, job: JobRow, item: Item, actor: StaffActor) {
  return doOne(parts, actor, job, item).catch((error: unknown) => {
    if (isDatabaseUnavailable(error)) throw error;
    parts.log(`Order ${item.number} cannot be done in job ${job.id}: ${String(error)}`);
    return 'broken';
  });
}

/** Whoever asked for it, with the rights of this moment; undefined once they are shut out. */
async function actorOf({ database: { orm } }: BulkWorkerParts, id: number): Promise<StaffActor | undefined> {
  const [found] = await orm.select().from(staffMember).where(eq(staffMember.id, id));
  if (!found || found.blockedAt) return undefined;
  const { name, role, exceptions } = found;
  return { kind: 'staff', id, name, role, exceptions, ip: '' };
}

async function sweep({ database: { orm }, clock }: BulkWorkerParts): Promise<void> {
  await orm.delete(orderJob).where(lt(orderJob.endedAt, new Date(clock() - DAYS_KEPT * 86_400_000)));
}
