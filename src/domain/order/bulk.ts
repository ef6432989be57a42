import type { AnyAction } from './action-rights.ts';

/** What can be done with many orders at once. */
export const BULK_ACTIONS = ['hold', 'release', 'cancel', 'send'] as const satisfies readonly AnyAction[];
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** First each order is only tried; then somebody reads what would come of it, and lets it begin. */
export const JOB_STATES = ['trying', 'tried', 'running', 'done', 'stopped'] as const;
export type JobState = (typeof JOB_STATES)[number];

/** Not tried yet; what trying has shown; what has come of it. */
export const JOB_ITEM_STATES = ['waiting', 'can', 'cannot', 'done', 'refused'] as const;
export type JobItemState = (typeof JOB_ITEM_STATES)[number];

/** As many orders as one job holds. */
export const MOST_IN_BULK = 10_000;

export type JobCounts = Readonly<Record<JobItemState, number>>;

export const isAtWork = (state: JobState): boolean => state === 'trying' || state === 'running';

/** The orders that a job takes next in a state, and the state that it is in once there are none of them left. */
export const JOB_STEPS = {
  trying: { takes: 'waiting', good: 'can', bad: 'cannot', ends: 'tried' },
  running: { takes: 'can', good: 'done', bad: 'refused', ends: 'done' },
} as const;

/** How far a job has come with what it is at. */
export function jobProgress(state: JobState, { waiting, can, cannot, done, refused }: JobCounts) {
  const all = waiting + can + cannot + done + refused;
  if (state === 'trying') return { done: all - waiting, of: all };
  return { done: done + refused, of: can + done + refused };
}

/** Orders that can be tried once more: what could not be done, and what a stopped job has left. */
export function retryable(state: JobState, { waiting, can, cannot, refused }: JobCounts): number {
  if (isAtWork(state) || state === 'tried') return 0;
  return cannot + refused + (state === 'stopped' ? waiting + can : 0);
}
