import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { startFooterGroups } from '#browser/menu/footer-groups.ts';
import { afterEvent } from '#tests/support/stage/after-event.ts';
import { css } from '#tests/support/stage/css.ts';
import { emulateMedia } from '#tests/support/stage/emulate.ts';
import { onDesktop, stageLayout } from '#tests/support/stage/layout-stage.tsx';
import { $view, startView } from './view.ts';

// For all of the file: what a resize of one test has put off must not be done in the next.
beforeAll(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
beforeEach(async () => {
  await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
  await onDesktop();
});

describe('the view', () => {
  test.each([
    [360, 1],
    [639, 1],
    [640, 2],
    [768, 2],
    [979, 2],
    [980, 3],
    [1280, 3],
    [1600, 4],
  ])('of %i px is one of four: %i', async (width, view) => {
    await page.viewport(width, 800);
    stageLayout();
    startView();
    expect($view.get()).toBe(view);
  });

  test('is checked again 100 ms after a resize', async () => {
    stageLayout();
    startView();
    startFooterGroups();
    const groups = css('.footer [aria-expanded]');
    await afterEvent('resize', () => page.viewport(600, 900));
    vi.advanceTimersByTime(90);
    await vi.dynamicImportSettled();
    expect(groups.elements()).toEqual([]);
    vi.advanceTimersByTime(20);
    await expect.element(groups.first()).toBeVisible();
  });
});
