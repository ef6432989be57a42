import type { BulkAction, JobCounts, JobState } from '#domain/order/bulk.ts';

/** What a page shows of a job with many orders. */
export type ShownJob = {
  id: number;
  action: BulkAction;
  state: JobState;
  /** Who asked for it. */
  by: string;
  counts: JobCounts;
  reasons: readonly { state: 'cannot' | 'refused'; problem: string; orders: number }[];
  /** Some of the orders that cannot be done. */
  problems: readonly { number: string; problem: string }[];
  isOwn: boolean;
};
