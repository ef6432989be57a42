import { createHash } from 'node:crypto';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { PARCEL_STATES } from '#domain/order/order-facts.ts';
import { hasLeft } from '#domain/order/parcels.ts';
import type { StaffActor } from '#domain/staff/actor.ts';
import { parcel } from '#shop/db/schema/index.ts';
import type { ActOutcome, ActRequest } from '#shop/order/desk/outcome.ts';
import type { JobRow } from './bulk-jobs.ts';
import type { BulkWorkerParts } from './bulk-worker-parts.ts';

type Item = { orderId: number; number: string };

/** Does with one order what its job is for, or only tries it: why it cannot be done, or undefined where it can. */
export async function doOne(
  parts: BulkWorkerParts,
  actor: StaffActor,
  job: JobRow,
  item: Item,
): Promise<string | undefined> {
  const { desk } = parts;
  const dryRun = job.state === 'trying';
  const request: ActRequest = { number: item.number, key: keyOf(job, item.orderId), dryRun };
  switch (job.action) {
    case 'hold':
      // While it is only tried nobody has been asked for a reason yet.
      return problemOf(await desk.hold(actor, request, { reason: job.reason ?? '–' }), dryRun);
    case 'release':
      return problemOf(await desk.release(actor, request), dryRun);
    case 'cancel':
      return problemOf(await desk.cancel(actor, request), dryRun);
    case 'send':
      return sendAll(parts, actor, job, item);
  }
}

/** Every parcel that is packed. One that this job itself has sent before its process died counts as well. */
async function sendAll(
  { database: { orm }, desk }: BulkWorkerParts,
  actor: StaffActor,
  job: JobRow,
  { orderId, number }: Item,
): Promise<string | undefined> {
  const dryRun = job.state === 'trying';
  const parcels = await orm
    .select({ id: parcel.id, state: parcel.state })
    .from(parcel)
    .where(and(eq(parcel.orderId, orderId), inArray(parcel.state, dryRun ? ['packed'] : ['packed', 'sent'])))
    .orderBy(asc(parcel.id));
  let isAny = false;
  for (const { id: parcelId, state } of parcels) {
    const request = { number, key: keyOf(job, orderId, parcelId), dryRun };
    const problem = problemOf(await desk.send(actor, request, { parcelId }), dryRun);
    if (problem === undefined) isAny = true;
    else if (state === 'packed') return problem;
  }
  if (isAny) return undefined;
  const left = PARCEL_STATES.filter((state) => hasLeft({ state }));
  const sent = await orm.$count(parcel, and(eq(parcel.orderId, orderId), inArray(parcel.state, left)));
  return sent > 0 ? 'sent_already' : 'not_packed';
}

/** What would change nothing is nothing that can be done. */
function problemOf(outcome: ActOutcome, dryRun: boolean): string | undefined {
  if (!outcome.ok) return outcome.problem;
  return dryRun && !outcome.changed ? 'done_already' : undefined;
}

/** The key of an order in this job: the same, however often the job is taken up again. */
const keyOf = ({ key }: JobRow, ...of: number[]): string =>
  createHash('sha256')
    .update([key, ...of].join(' '))
    .digest('base64url');
