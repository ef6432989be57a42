import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hoverIntent } from './hover-intent.ts';

describe('a pointer over the menu', () => {
  let seen: string[] = [];
  const start = () =>
    hoverIntent<string>(
      (item) => seen.push(item),
      () => seen.push('closed'),
    );

  beforeEach(() => {
    seen = [];
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  test('opens a panel after 100 ms, and moving on within the item does not delay it', () => {
    const { over } = start();
    over('coffee', false);
    vi.advanceTimersByTime(60);
    over('coffee', false);
    vi.advanceTimersByTime(39);
    expect(seen).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(seen).toEqual(['coffee']);
  });

  test('that only passes opens nothing', () => {
    const { over, leave } = start();
    over('coffee', false);
    vi.advanceTimersByTime(99);
    leave();
    vi.advanceTimersByTime(299);
    expect(seen).toEqual([]);
  });

  test('that leaves closes the panel after 300 ms, unless it comes back', () => {
    const { leave, stay } = start();
    leave();
    vi.advanceTimersByTime(299);
    stay();
    vi.advanceTimersByTime(1000);
    expect(seen).toEqual([]);
    leave();
    vi.advanceTimersByTime(300);
    expect(seen).toEqual(['closed']);
  });

  test('on its way to the open panel does not switch to what lies between', () => {
    const { over, stay } = start();
    over('tea', true);
    vi.advanceTimersByTime(250);
    stay();
    vi.advanceTimersByTime(1000);
    expect(seen).toEqual([]);
  });

  test('that stops on its way, or turns aside, does switch', () => {
    const { over } = start();
    over('tea', true);
    vi.advanceTimersByTime(300);
    expect(seen).toEqual(['tea']);
    over('gear', true);
    vi.advanceTimersByTime(50);
    over('gear', false);
    vi.advanceTimersByTime(100);
    expect(seen).toEqual(['tea', 'gear']);
  });
});
