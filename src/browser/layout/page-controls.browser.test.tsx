import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { afterEvent } from '#tests/support/stage/after-event.ts';
import { css } from '#tests/support/stage/css.ts';
import { emulateMedia } from '#tests/support/stage/emulate.ts';
import { onPhone, stageLayout } from '#tests/support/stage/layout-stage.tsx';
import { startPageControls } from './page-controls.ts';

// For all of the file: what was put off in one test must not be done in the next.
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  startPageControls();
});
beforeEach(() => {
  vi.runAllTimers();
  document.documentElement.removeAttribute('data-far-down');
});

test('the bar of the header hides on the way down, and is back on the way up', async () => {
  await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
  stageLayout({ content: <div style={{ height: 5000 }}>Kawa</div> });
  const bar = css('.header__top');
  const field = css('.header__top input[name=text]');
  const top = async (y: number) => {
    await afterEvent('scroll', () => scrollTo({ top: y, behavior: 'instant' }));
    vi.advanceTimersByTime(30);
    return bar.element().getBoundingClientRect().bottom;
  };
  for (const [width, height] of [
    [360, 740],
    [1280, 900],
  ] as const) {
    await page.viewport(width, height);
    expect(await top(1500)).toBeLessThanOrEqual(0);
    expect(await top(1200)).toBeGreaterThan(40);
    expect(await top(1600)).toBeLessThanOrEqual(0);
    // Who comes to it by the keyboard sees it.
    (field.element() as HTMLElement).focus({ preventScroll: true });
    expect(bar.element().getBoundingClientRect().bottom).toBeGreaterThan(40);
    (field.element() as HTMLElement).blur();
    await top(0);
  }
  // Zoomed far in it would cover what one reads.
  await page.viewport(320, 256);
  await top(1500);
  expect(await top(1200)).toBeLessThanOrEqual(0);
});

describe('the button back to the top', () => {
  const button = page.getByRole('button', { name: 'Do góry' });
  const scroll = (screens: number) =>
    afterEvent('scroll', () => scrollTo({ top: innerHeight * screens, behavior: 'instant' }));

  beforeEach(async () => {
    await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
    await onPhone();
    stageLayout({ content: <div style={{ height: 5000 }}>Kawa</div> });
  });

  test('is looked after every 30 ms of scrolling', async () => {
    await scroll(3);
    vi.advanceTimersByTime(29);
    expect(document.documentElement.hasAttribute('data-far-down')).toBe(false);
    vi.advanceTimersByTime(1);
    expect(document.documentElement.hasAttribute('data-far-down')).toBe(true);
  });

  test('is there for who has scrolled down before its script came', async () => {
    await scroll(2.02);
    expect(document.documentElement.hasAttribute('data-far-down')).toBe(false);
    startPageControls();
    await expect.element(button).toBeVisible();
  });

  test('appears after two screens, and leads to the top', async () => {
    await scroll(1.9);
    vi.advanceTimersByTime(30);
    await expect.element(button).not.toBeInTheDocument();
    await scroll(2.02);
    vi.advanceTimersByTime(30);
    await expect.element(button).toBeVisible();
    await button.click();
    await expect.poll(() => scrollY).toBe(0);
  });
});
