import { and, asc, desc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { DispatchCalendar } from '#domain/delivery/dispatch.ts';
import { RIGHT_FOR } from '#domain/order/action-rights.ts';
import {
  type BulkAction,
  JOB_ITEM_STATES,
  type JobCounts,
  type JobItemState,
  MOST_IN_BULK,
  retryable,
} from '#domain/order/bulk.ts';
import { may, type StaffActor } from '#domain/staff/actor.ts';
import type { Database, OrmOrTransaction } from '#shop/db/database.ts';
import { orderJob, orderJobItem, shopOrder, staffMember } from '#shop/db/schema/index.ts';
import { conditionsOf, sightOf } from '#shop/order/list/order-conditions.ts';
import type { OrderQuery } from '#shop/order/list/order-query.ts';
import { newToken } from '#shop/session/token.ts';
import { demand } from '#shop/staff/demand.ts';

export type JobRow = typeof orderJob.$inferSelect;
/** The orders that were chosen one by one, or all that are found. */
export type Chosen = { ids: readonly number[] } | { query: OrderQuery };
export type JobReason = { state: 'cannot' | 'refused'; problem: string; orders: number };
export type ShownJob = JobRow & {
  by: string;
  counts: JobCounts;
  reasons: JobReason[];
  /** Some of the orders that cannot be done. */
  problems: { number: string; problem: string }[];
  isOwn: boolean;
};
export type ReportRow = { number: string; state: JobItemState; problem: string | null };

export type BulkParts = { database: Pick<Database, 'orm'>; clock: () => number };
export type BulkJobs = ReturnType<typeof openBulkJobs>;

const LONGEST_REASON = 500;
const SHOWN_PROBLEMS = 100;
const REPORT_AT_ONCE = 1000;
const RECENT_MS = 7 * 86_400_000;

/** Jobs with many orders: who asked for one says when it begins, may stop it, and reads what came of it. */
export function openBulkJobs({
  database: { orm },
  clock,
  calendar,
}: BulkParts & { calendar: DispatchCalendar }) {
  const now = () => new Date(clock());

  /** Keeps which orders are meant, as they are found now; undefined where there are none. */
  async function begin(actor: StaffActor, action: BulkAction, chosen: Chosen): Promise<number | undefined> {
    demandFinding(actor, chosen);
    demand(actor, RIGHT_FOR[action]);
    return insertJob(orm, actor, { action, createdAt: now() }, meant(actor, chosen));
  }

  const meant = (actor: StaffActor, chosen: Chosen): SQL | undefined =>
    'ids' in chosen
      ? inArray(shopOrder.id, [...chosen.ids])
      : conditionsOf(chosen.query, sightOf(actor), { now: clock(), calendar });

  /** Whether somebody may look at a job; undefined where there is none, or it is not theirs to see. */
  async function find(actor: StaffActor, id: number) {
    const [found] = await orm
      .select({ job: orderJob, by: staffMember.name })
      .from(orderJob)
      .innerJoin(staffMember, eq(staffMember.id, orderJob.staffId))
      .where(eq(orderJob.id, id));
    if (!found || !may(actor, 'order.read')) return undefined;
    return found.job.staffId === actor.id || may(actor, 'job.read') ? found : undefined;
  }

  async function show(actor: StaffActor, id: number): Promise<ShownJob | undefined> {
    const found = await find(actor, id);
    if (!found) return undefined;
    const groups = await orm
      .select({
        state: orderJobItem.state,
        problem: orderJobItem.problem,
        orders: sql<number>`count(*)::int`,
      })
      .from(orderJobItem)
      .where(eq(orderJobItem.jobId, id))
      .groupBy(orderJobItem.state, orderJobItem.problem)
      .orderBy(desc(sql`count(*)`));
    const counts = Object.fromEntries(
      JOB_ITEM_STATES.map((state) => [
        state,
        groups.filter((one) => one.state === state).reduce((sum, { orders }) => sum + orders, 0),
      ]),
    ) as JobCounts;
    const reasons = groups.flatMap(({ state, problem, orders }) =>
      problem && (state === 'cannot' || state === 'refused') ? [{ state, problem, orders }] : [],
    );
    return {
      ...found.job,
      ...{ by: found.by, counts, reasons, isOwn: found.job.staffId === actor.id },
      problems: await problemsOf(orm, id),
    };
  }

  /** Its own asker alone lets a job begin, once it was tried. */
  async function confirm(
    actor: StaffActor,
    id: number,
    reason: string,
  ): Promise<'begun' | 'no_reason' | undefined> {
    const job = await own(orm, actor, id);
    if (!job) return undefined;
    demand(actor, RIGHT_FOR[job.action]);
    const said = reason.replaceAll('\u0000', '').trim();
    if (job.action === 'hold' && (said === '' || said.length > LONGEST_REASON)) return 'no_reason';
    await orm
      .update(orderJob)
      .set({ state: 'running', ...(job.action === 'hold' && { reason: said }) })
      .where(and(eq(orderJob.id, id), eq(orderJob.state, 'tried')));
    return 'begun';
  }

  /** What is under way is finished, and nothing after it is begun. */
  async function stop(actor: StaffActor, id: number): Promise<boolean> {
    if (!(await own(orm, actor, id))) return false;
    await orm
      .update(orderJob)
      .set({ state: 'stopped', endedAt: now() })
      .where(and(eq(orderJob.id, id), inArray(orderJob.state, ['trying', 'tried', 'running'])));
    return true;
  }

  /** A new job with what the first has not done; undefined where nothing is left of it. */
  async function retry(actor: StaffActor, id: number): Promise<number | undefined> {
    const job = await show(actor, id);
    if (!job?.isOwn || retryable(job.state, job.counts) === 0) return undefined;
    demand(actor, RIGHT_FOR[job.action]);
    const left = orm
      .select({ id: orderJobItem.orderId })
      .from(orderJobItem)
      .where(
        and(eq(orderJobItem.jobId, id), inArray(orderJobItem.state, ['waiting', 'can', 'cannot', 'refused'])),
      );
    const { action } = job;
    return insertJob(orm, actor, { action, createdAt: now() }, inArray(shopOrder.id, left));
  }

  /** Every order of a job with what came of it; undefined where there is no such job. */
  async function report(actor: StaffActor, id: number): Promise<AsyncIterable<ReportRow[]> | undefined> {
    return (await find(actor, id)) && reportOf(orm, id);
  }

  /** What somebody has not finished, the latest first: also after the window was closed. */
  async function open(actor: StaffActor): Promise<Pick<JobRow, 'id' | 'action' | 'state'>[]> {
    const { id, action, state, createdAt } = orderJob;
    return orm
      .select({ id, action, state })
      .from(orderJob)
      .where(
        and(
          eq(orderJob.staffId, actor.id),
          inArray(state, ['trying', 'tried', 'running']),
          gt(createdAt, new Date(clock() - RECENT_MS)),
        ),
      )
      .orderBy(desc(id))
      .limit(5);
  }

  /** Their numbers, the latest first, no more than so many. */
  async function numbers(actor: StaffActor, chosen: Chosen, most: number): Promise<string[]> {
    demandFinding(actor, chosen);
    demand(actor, 'parcel.read');
    const rows = await orm
      .select({ number: shopOrder.number })
      .from(shopOrder)
      .where(meant(actor, chosen))
      .orderBy(desc(shopOrder.id))
      .limit(most);
    return rows.map(({ number }) => number);
  }

  return { begin, show, confirm, stop, retry, report, open, numbers };
}

/** Who names orders one by one has them from elsewhere; filters find what only readers of orders may know. */
function demandFinding(actor: StaffActor, chosen: Chosen): void {
  if ('query' in chosen) demand(actor, 'order.read');
}

function insertJob(
  orm: Database['orm'],
  { id: staffId }: StaffActor,
  job: { action: BulkAction; createdAt: Date },
  which: SQL | undefined,
): Promise<number | undefined> {
  return orm.transaction(async (tx) => {
    const found = tx
      .select({ id: shopOrder.id })
      .from(shopOrder)
      .where(which)
      .orderBy(desc(shopOrder.id))
      .limit(MOST_IN_BULK);
    const [made] = await tx
      .insert(orderJob)
      .values({ ...job, staffId, key: newToken() })
      .returning({ id: orderJob.id });
    const jobId = made?.id ?? 0;
    const { rowCount } = await tx.execute(
      sql`INSERT INTO ${orderJobItem} (job_id, order_id) SELECT ${jobId}, found.id FROM ${found} AS found`,
    );
    if (rowCount) return jobId;
    await tx.delete(orderJob).where(eq(orderJob.id, jobId));
    return undefined;
  });
}

async function own(orm: OrmOrTransaction, actor: StaffActor, id: number): Promise<JobRow | undefined> {
  const [found] = await orm
    .select()
    .from(orderJob)
    .where(and(eq(orderJob.id, id), eq(orderJob.staffId, actor.id)));
  return found;
}

async function problemsOf(orm: OrmOrTransaction, id: number): Promise<ShownJob['problems']> {
  const rows = await orm
    .select({ number: shopOrder.number, problem: orderJobItem.problem })
    .from(orderJobItem)
    .innerJoin(shopOrder, eq(shopOrder.id, orderJobItem.orderId))
    .where(and(eq(orderJobItem.jobId, id), inArray(orderJobItem.state, ['cannot', 'refused'])))
    .orderBy(asc(orderJobItem.orderId))
    .limit(SHOWN_PROBLEMS);
  return rows.map(({ number, problem }) => ({ number, problem: problem ?? '' }));
}

async function* reportOf(orm: OrmOrTransaction, id: number): AsyncGenerator<ReportRow[]> {
  for (let last = 0; ; ) {
    const rows = await orm
      .select({
        ...{ orderId: orderJobItem.orderId, number: shopOrder.number },
        ...{ state: orderJobItem.state, problem: orderJobItem.problem },
      })
      .from(orderJobItem)
      .innerJoin(shopOrder, eq(shopOrder.id, orderJobItem.orderId))
      .where(and(eq(orderJobItem.jobId, id), gt(orderJobItem.orderId, last)))
      .orderBy(asc(orderJobItem.orderId))
      .limit(REPORT_AT_ONCE);
    if (rows.length === 0) return;
    yield rows.map(({ number, state, problem }) => ({ number, state, problem }));
    last = rows.at(-1)?.orderId ?? 0;
  }
}
