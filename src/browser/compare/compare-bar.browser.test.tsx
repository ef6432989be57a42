import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { startView } from '#browser/layout/view.ts';
import { startToggles } from '#browser/toggles/start-toggles.ts';
import { overflowNow } from '#tests/support/page-checks.ts';
import { expectAccessible } from '#tests/support/stage/accessibility-stage.ts';
import { answerAt } from '#tests/support/stage/answers.ts';
import { css } from '#tests/support/stage/css.ts';
import { noteLeaving } from '#tests/support/stage/leaving.ts';
import { movePointer } from '#tests/support/stage/pointer.ts';
import { keepBasket, LONG_READ, showProduct } from '#tests/support/stage/product-stage.tsx';
import {
  cards,
  compareToggle,
  keepComparison,
  NAMES,
  showTogglesOf,
  toast,
  untilPressed,
} from '#tests/support/stage/toggles-stage.tsx';
import { CardGrid } from '#ui/product/product-card/product-card.tsx';
import type { ShopView } from '#ui/shop-view/shop-view.tsx';
import { startCompareBar } from './compare-bar.ts';
import { startComparison } from './start-comparison.ts';

const [first = '', second = '', third = ''] = NAMES;
const bar = css('#compare-bar');
const productsIn = () =>
  [...document.querySelectorAll('#compare-bar li')].filter((item) => item.checkVisibility());
const names = () => productsIn().map((item) => item.textContent);
const compareLink = css('#compare-bar a[data-count]');
const removeButton = (name: string) =>
  page.getByRole('button', { name: `Usuń z porównania: ${name}`, exact: true });
const toggle = css('.compare-bar__toggle');

const led = noteLeaving();
beforeAll(() => {
  // The bar is begun once on a page; each test here has a page of its own, and begins it itself.
  startComparison();
  startToggles();
});
beforeEach(() => movePointer({ x: 5, y: 5 }));

function show(chosen: readonly string[] = [], view: Partial<ShopView> = {}, shown = cards): void {
  showTogglesOf(view, <CardGrid cards={shown} headingLevel="h2" />);
  keepComparison(chosen);
  startView();
  startCompareBar();
}

describe('the bar', () => {
  test('has what its toggle brings: alone it asks for another, two can be compared', async () => {
    show();
    await expect.element(bar).not.toBeVisible();
    await compareToggle(first).click();
    await expect.poll(names).toEqual([first]);
    await expect.element(bar.getByText('Dodaj drugi produkt, żeby je porównać.')).toBeVisible();
    await expect.element(compareLink).not.toBeVisible();
    await expect.element(toast).toHaveTextContent(`Dodano do porównania: ${first}`);
    expect(toast.getByRole('link').elements()).toEqual([]);
    await compareToggle(second).click();
    await expect.poll(names).toEqual([first, second]);
    await expect.element(bar.getByText('Dodaj drugi produkt')).not.toBeVisible();
    await expect.element(compareLink).toHaveTextContent(/^Porównaj \(2\)$/);
    await compareLink.click();
    expect(led).toEqual(['/product-compare.php']);
  });

  test('what is removed from the bar is not chosen any more, and the focus goes on', async () => {
    show([first, second, third]);
    (removeButton(second).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(names).toEqual([first, third]);
    await expect.element(removeButton(third)).toHaveFocus();
    await untilPressed(compareToggle(second), false);
    await userEvent.keyboard('{Enter}');
    await expect.poll(names).toEqual([first]);
    await expect.element(removeButton(first)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(bar).not.toBeVisible();
    await expect.element(page.getByRole('main')).toHaveFocus();
  });

  test('is cleared at once', async () => {
    show([first, second]);
    await untilPressed(compareToggle(first));
    await bar.getByRole('button', { name: 'Wyczyść' }).click();
    await expect.element(bar).not.toBeVisible();
    await untilPressed(compareToggle(first), false);
  });

  test('folds and unfolds by keyboard; on a phone it is folded at first', async () => {
    show([first, second]);
    await expect.element(toggle).toHaveAccessibleName('Do porównania: 2');
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'true');
    (toggle.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(names()).toEqual([]);
    await userEvent.keyboard(' ');
    expect(names()).toHaveLength(2);
    await page.viewport(360, 740);
    show([first, second]);
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(names()).toEqual([]);
    await expect.element(compareLink).toBeVisible();
    expect(overflowNow()).toBe(0);
    await page.viewport(1280, 900);
  });

  test('has no room for a seventh product, which is refused in clear words', async () => {
    const [seventh = ''] = NAMES.slice(6);
    show(NAMES.slice(0, 6));
    await compareToggle(seventh).click();
    await expect.element(toast).toHaveTextContent('Porównujesz już 6 produktów.');
    await expect.element(toast).toHaveClass('toast--error');
    await untilPressed(compareToggle(seventh), false);
    expect(names()).toEqual(NAMES.slice(0, 6));
  });

  test('puts a change that fails back and says so', async () => {
    show([first, second]);
    answerAt('/comparechange.php', () => Promise.reject(new TypeError('Failed to fetch')));
    await removeButton(first).click();
    await expect.element(toast).toHaveTextContent('Nie udało się tego zapisać.');
    await untilPressed(compareToggle(first));
    expect(names()).toHaveLength(2);
  });

  test('leaves the end of the page in sight above it', async () => {
    await page.viewport(1280, 500);
    show([first, second]);
    await expect.element(bar).toBeVisible();
    for (const part of document.querySelectorAll('.lazy-layout')) part.classList.remove('lazy-layout');
    const parts = [...document.querySelectorAll('.footer *')].filter((part) => part.checkVisibility());
    expect(parts.length).toBeGreaterThan(1);
    await expect
      .poll(() => {
        scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
        const lowest = Math.max(...parts.map((part) => part.getBoundingClientRect().bottom));
        return lowest - bar.element().getBoundingClientRect().top;
      })
      .toBeLessThanOrEqual(1);
    await page.viewport(1280, 900);
  });

  test('stands on a phone above the button that buys, and what floats above both', async () => {
    await page.viewport(360, 740);
    keepBasket();
    await showProduct({ description: LONG_READ });
    keepComparison([first, second]);
    startView();
    startCompareBar();
    scrollTo({ top: innerHeight * 3, behavior: 'instant' });
    const buyBar = css('.buy-bar');
    await expect.element(buyBar).toBeVisible();
    const boxOf = (part: typeof bar) => part.element().getBoundingClientRect();
    await expect.poll(() => boxOf(bar).bottom - boxOf(buyBar).top).toBeLessThanOrEqual(1);
    expect(boxOf(bar).bottom).toBeGreaterThan(boxOf(buyBar).top - 2);
    await buyBar.getByRole('button').click();
    await expect.element(toast).toHaveTextContent('Produkt został dodany.');
    await expect.poll(() => boxOf(toast).bottom).toBeLessThanOrEqual(boxOf(bar).top);
  });

  test('speaks English in the English shop', async () => {
    show([first, second], { language: 'en' });
    const english = page.getByRole('region', { name: 'Products you compare' });
    await expect.element(english.getByRole('link', { name: 'Compare (2)' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: `Compare: ${first}`, exact: true })).toBeVisible();
  });

  test('is accessible', async () => {
    await expectAccessible('the bar', async () => {
      show([first, second, third], {}, cards.slice(0, 2));
      await expect.element(bar).toBeVisible();
      if (innerWidth < 980) await toggle.click();
    });
  });
});
