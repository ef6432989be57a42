import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#tests/support/stage/accessibility-stage.ts';
import { css } from '#tests/support/stage/css.ts';
import { noteLeaving } from '#tests/support/stage/leaving.ts';
import { movePointer, tap } from '#tests/support/stage/pointer.ts';
import {
  answerSearches,
  field,
  form,
  options,
  pause,
  prepareSearch,
  results,
  searchFor,
  sendButton,
  showSearch,
  startSearch,
  stopTime,
  type,
} from '#tests/support/stage/search-stage.tsx';
import { startLiveSearch } from './start-live-search.ts';

const closeButton = css('.search__close');
const hint = css('.search__hint');

prepareSearch();
const led = noteLeaving();

beforeEach(async () => {
  await page.viewport(360, 740);
  await movePointer({ x: 20, y: 600 });
  answerSearches();
});

async function tapOpen(text = ''): Promise<void> {
  await tap(field);
  await expect.element(closeButton).toBeVisible();
  if (text) await userEvent.keyboard(text);
  await pause();
}

describe('on a phone', () => {
  test('a tap opens the search over the whole screen, and nothing else can be reached', async () => {
    startSearch();
    await tapOpen();
    await expect.element(page.getByRole('button', { name: 'Zamknij wyszukiwanie' })).toBeVisible();
    await expect.element(hint).toBeVisible();
    await expect.element(hint).toHaveTextContent('Zacznij pisać, a podpowiemy.');
    const { x, y, width, height } = form().getBoundingClientRect();
    expect({ x, y, width, height }).toEqual({ x: 0, y: 0, width: 360, height: 740 });
    await userEvent.keyboard('kawa');
    await pause();
    await expect.poll(() => options.elements()).toHaveLength(7);
    await expect.element(hint).not.toBeVisible();
    const left = [...document.querySelectorAll('.search__column')].map(
      (column) => column.getBoundingClientRect().left,
    );
    expect(new Set(left).size).toBe(1);
    await userEvent.wheel(form(), { delta: { y: 600 } });
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    const reached = new Set<string>();
    for (let times = 0; times < 8; times++) {
      await userEvent.tab();
      reached.add(document.activeElement?.closest('form, header, main, footer')?.className ?? '');
    }
    expect([...reached].filter((name) => name !== 'search' && name !== '')).toEqual([]);
    expect(scrollY).toBe(0);
  });

  test('a tap before the shop’s scripts have come opens the search when they have', async () => {
    showSearch();
    await tap(field);
    await expect.element(field).toHaveFocus();
    startLiveSearch();
    await expect.element(closeButton).toBeVisible();
  });

  test('the close button and Escape give the page back', async () => {
    startSearch();
    await tapOpen();
    await tap(closeButton);
    await expect.element(closeButton).not.toBeVisible();
    await expect.element(sendButton).toHaveFocus();
    await page.getByRole('link', { name: 'Menu' }).click({ trial: true });
    await tapOpen('kawa');
    await expect.element(results).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(results).not.toBeVisible();
    await expect.element(closeButton).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(closeButton).not.toBeVisible();
  });

  test('Enter sends the form with what was typed, whatever result is active', async () => {
    startSearch();
    await tapOpen('kawa');
    await expect.element(results).toBeVisible();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(field).toHaveValue('Jak parzyć kawę');
    await userEvent.keyboard('{Enter}');
    expect(led).toEqual(['/search.php?text=kawa']);
    await expect.element(closeButton).not.toBeVisible();
  });

  test('Right and Left stay within the text', async () => {
    startSearch();
    await tapOpen('kawa');
    await expect.element(results).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect.element(field).toHaveValue('kawa ziarnista');
  });

  test('whoever comes by keyboard, before the scripts or after, is not locked in before a letter is typed', async () => {
    showSearch();
    (field.element() as HTMLElement).focus();
    startLiveSearch();
    await type('');
    await expect.element(closeButton).not.toBeVisible();
    (field.element() as HTMLElement).blur();
    await type('');
    await expect.element(closeButton).not.toBeVisible();
    await userEvent.keyboard('k');
    await expect.element(closeButton).toBeVisible();
    await expect.element(field).toHaveValue('k');
  });
});

test('the search takes the whole screen below 768 px, and gives it back when there is more', async () => {
  await page.viewport(768, 900);
  startSearch();
  await searchFor('kawa');
  await field.click();
  await expect.element(closeButton).not.toBeVisible();
  await page.viewport(767, 900);
  await field.click();
  await expect.element(closeButton).toBeVisible();
  await page.viewport(768, 900);
  await expect.element(closeButton).not.toBeVisible();
});

test('open results are accessible', async () => {
  await expectAccessible('results', async () => {
    stopTime();
    startSearch();
    await field.click();
    await searchFor('kawa');
    await userEvent.keyboard('{ArrowDown}');
  });
});
