import { vi } from 'vitest';

/** Longer than a busy machine needs; a test that holds does not wait for it. */
const PATIENCE = { timeout: 20_000, interval: 50 };

/** Waits for what is bound to come, however busy the machine is. */
export const soon = <Result>(work: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(work, PATIENCE);
