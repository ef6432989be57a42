import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openOrderScheduler } from './order-scheduler.ts';

describe('the order scheduler', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('looks at the start and every minute, until it is stopped', async () => {
    const doDue = vi.fn(async () => {});
    const scheduler = openOrderScheduler({ orders: { doDue }, log: () => {} });
    scheduler.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(doDue).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(doDue).toHaveBeenCalledTimes(3);
    await scheduler.stop();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(doDue).toHaveBeenCalledTimes(3);
  });

  test('tells of a look that failed, and looks again', async () => {
    const said: string[] = [];
    const doDue = vi.fn().mockRejectedValueOnce(new Error('no database')).mockResolvedValue(undefined);
    const scheduler = openOrderScheduler({ orders: { doDue }, log: (line) => said.push(line) });
    scheduler.start();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(said).toEqual(['Orders cannot be looked after: Error: no database']);
    expect(doDue).toHaveBeenCalledTimes(2);
    await scheduler.stop();
  });

  test('is stopped only when the look under way has ended', async () => {
    let end = () => {};
    const doDue = () =>
      new Promise<void>((resolve) => {
        end = resolve;
      });
    const scheduler = openOrderScheduler({ orders: { doDue }, log: () => {} });
    scheduler.start();
    await vi.advanceTimersByTimeAsync(0);
    let stopped = false;
    const stopping = scheduler.stop().then(() => {
      stopped = true;
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(stopped).toBe(false);
    end();
    await stopping;
    expect(stopped).toBe(true);
  });
});
