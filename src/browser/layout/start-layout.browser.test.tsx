import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { startBasketCount } from '#browser/basket/basket-count.ts';
import { $basket } from '#browser/basket/basket-store.ts';
import type { Language } from '#contract/language.ts';
import { WIDGETS_PATH } from '#contract/wire.ts';
import { sampleBasket } from '#tests/support/samples/sample-basket.ts';
import { answerAt } from '#tests/support/stage/answers.ts';
import { css } from '#tests/support/stage/css.ts';
import { emulateMedia } from '#tests/support/stage/emulate.ts';
import { onDesktop, stageLayout } from '#tests/support/stage/layout-stage.tsx';
import { startLayout } from './start-layout.ts';

beforeEach(async () => {
  await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
  await onDesktop();
});
afterEach(() => $basket.set(undefined));

test('everything personal, and what the owner adds, comes in one request', async () => {
  stageLayout();
  const asked = answerAt(WIDGETS_PATH, () => Response.json({}));
  await startLayout();
  await expect.poll(() => document.documentElement.dataset.hydrated).toBe('');
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
    stageLayout({ language });
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

test('breadcrumbs stand in the header on desktop views and at the top of the layout on small ones', async () => {
  stageLayout({
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
    expect(line('[data-region=breadcrumbs]', 'border-bottom-width')).toBe(isDesktop ? '1px' : '0px');
    expect(line('[data-region=breadcrumbs]', 'border-top-width')).toBe(isDesktop ? '0px' : '1px');
    const { top, bottom } = crumbs.element().getBoundingClientRect();
    expect(top).toBeGreaterThan(boxOf('.header__bar').bottom);
    expect(bottom).toBeLessThanOrEqual(boxOf('#content').top);
  }
});
