import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SCROLL_CHECK_MS } from '#contract/wire.ts';
import { onScrollCheck } from './scroll-check.ts';

describe('what stands fixed over a page that scrolls', () => {
  const check = vi.fn();
  let page: EventTarget;

  beforeEach(() => {
    vi.useFakeTimers();
    page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    onScrollCheck(check);
    vi.advanceTimersByTime(SCROLL_CHECK_MS);
    check.mockClear();
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('is checked soon for who has scrolled before', () => {
    onScrollCheck(check);
    vi.advanceTimersByTime(SCROLL_CHECK_MS);
    expect(check).toHaveBeenCalledTimes(1);
  });

  test('is checked every 30 ms, however often the page says that it scrolls', () => {
    expect(SCROLL_CHECK_MS).toBe(30);
    for (let ms = 0; ms < 300; ms += 5) {
      page.dispatchEvent(new Event('scroll'));
      vi.advanceTimersByTime(5);
    }
    expect(check).toHaveBeenCalledTimes(10);
  });

  test('is checked once more where the scrolling ends, and then no longer', () => {
    page.dispatchEvent(new Event('scroll'));
    vi.advanceTimersByTime(29);
    expect(check).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(check).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1000);
    expect(check).toHaveBeenCalledTimes(1);
  });
});
