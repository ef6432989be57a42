import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Language } from '#contract/language.ts';
import { WIDGETS_PATH } from '#contract/wire.ts';
import { answerAt } from '#tests/support/answers.ts';
import { css } from '#tests/support/css.ts';
import { emulateMedia } from '#tests/support/emulate.ts';
import { onDesktop, onPhone, stageFrame } from '#tests/support/frame-stage.tsx';
import { sampleBasket } from '#tests/support/sample-basket.ts';
import { startBasketCount } from './basket-count.ts';
import { $basket } from './basket-store.ts';
import { startFooterGroups } from './menu/footer-groups.ts';
import { startPageControls } from './page-controls.ts';
import { startFrame } from './start-frame.ts';
import { $view, startView } from './view.ts';

beforeEach(async () => {
  await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
  await onDesktop();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  $basket.set(undefined);
});

const heldTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

/** Waits for the event that comes of doing something. */
async function afterEvent(type: string, act: () => unknown): Promise<void> {
  const come = new Promise((resolve) => addEventListener(type, resolve, { once: true }));
  await Promise.all([come, act()]);
}

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
    stageFrame();
    startView();
    expect($view.get()).toBe(view);
  });

  test('is checked again 100 ms after a resize', async () => {
    stageFrame();
    startView();
    startFooterGroups();
    const groups = css('.footer [aria-expanded]');
    heldTimers();
    await afterEvent('resize', () => page.viewport(600, 900));
    vi.advanceTimersByTime(90);
    await vi.dynamicImportSettled();
    expect(groups.elements()).toEqual([]);
    vi.advanceTimersByTime(20);
    await expect.element(groups.first()).toBeVisible();
  });
});

test('everything personal, and what the owner adds, comes in one request', async () => {
  stageFrame();
  const asked = answerAt(WIDGETS_PATH, () => Response.json({}));
  await startFrame();
  await expect.poll(() => document.documentElement.dataset.started).toBe('');
  expect(asked).toHaveLength(1);
  const request = JSON.parse(new URLSearchParams(asked[0]?.body).get('request') ?? '');
  expect(Object.keys(request)).toEqual([
    'Basket',
    'Wishlist',
    'Comparers',
    'Snippets',
    'ToplayersAndWidgets',
  ]);
});

test.each<Language>(['pl', 'en'])(
  'a basket of more than a hundred products fits into the header (%s)',
  async (language) => {
    stageFrame({ language });
    startBasketCount();
    $basket.set(sampleBasket({ productsCounter: 128 }));
    const count = css('[data-basket-count]');
    await expect.element(count).toHaveTextContent(/^128$/);
    for (const width of [320, 360, 640, 768, 980, 1200, 1280, 1600]) {
      await page.viewport(width, 800);
      const { right } = count.element().getBoundingClientRect();
      expect(right, `the number at ${width} px`).toBeLessThanOrEqual(width - 12);
      const overflow = document.documentElement.scrollWidth - innerWidth;
      expect(overflow, `the page at ${width} px`).toBeLessThanOrEqual(0);
    }
  },
);

describe('the button back to the top', () => {
  const button = page.getByRole('button', { name: 'Do góry' });
  const scroll = (screens: number) =>
    afterEvent('scroll', () => scrollTo({ top: innerHeight * screens, behavior: 'instant' }));

  beforeEach(async () => {
    await onPhone();
    stageFrame({ content: <div style={{ height: 5000 }}>Kawa</div> });
    heldTimers();
    startPageControls();
    vi.advanceTimersByTime(30);
  });

  test('is looked after every 30 ms of scrolling', async () => {
    await scroll(3);
    vi.advanceTimersByTime(29);
    expect(document.documentElement.hasAttribute('data-far-down')).toBe(false);
    vi.advanceTimersByTime(1);
    expect(document.documentElement.hasAttribute('data-far-down')).toBe(true);
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

test('breadcrumbs stand in the header on desktop views and at the top of the layout on small ones', async () => {
  stageFrame({
    crumbs: { trail: [{ name: 'Single origin', href: '/kategoria/3/single-origin' }], here: 'Brazylia' },
  });
  const crumbs = page.getByRole('navigation', { name: 'Gdzie jestem' });
  const boxOf = (of: string) => css(of).element().getBoundingClientRect();
  const line = (of: string, name: string) => getComputedStyle(css(of).element()).getPropertyValue(name);
  for (const [width, isDesktop] of [
    [1280, true],
    [979, false],
    [360, false],
    [980, true],
    [1600, true],
  ] as const) {
    await page.viewport(width, 900);
    await expect.element(crumbs).toBeVisible();
    expect(crumbs.elements()).toHaveLength(1);
    await expect.element(crumbs).toHaveTextContent('Single origin');
    // The line that ends the header runs under them, or above.
    expect(line('header.header', 'border-bottom-width')).toBe(isDesktop ? '1px' : '0px');
    expect(line('[data-region=breadcrumbs]', 'border-top-width')).toBe(isDesktop ? '0px' : '1px');
    const { top, bottom } = crumbs.element().getBoundingClientRect();
    expect(top).toBeGreaterThan(boxOf('.header__bar').bottom);
    expect(bottom).toBeLessThanOrEqual(boxOf('#content').top);
  }
});
