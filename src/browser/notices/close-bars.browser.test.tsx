import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Language } from '#contract/language.ts';
import { CLOSED_BARS_KEY } from '#contract/wire.ts';
import { css } from '#tests/support/stage/css.ts';
import { emulateMedia } from '#tests/support/stage/emulate.ts';
import { onDesktop, stageLayout } from '#tests/support/stage/layout-stage.tsx';
import { runNotices } from './notices.ts';

const TOP = 'Palimy we wtorki i czwartki, w małych partiach.';
const BOTTOM = 'Do dobrej kawy wystarczą świeże ziarna';

const bars = css('.bars');
const bar = (text: string) => css('.bar').filter({ hasText: text });
const close = (text: string) => page.getByRole('button', { name: `Zamknij ogłoszenie: ${text}` });
const kept = () => localStorage.getItem(CLOSED_BARS_KEY);

beforeAll(() => runNotices());
beforeEach(async () => {
  await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
  await onDesktop();
  localStorage.removeItem(CLOSED_BARS_KEY);
  onTestFinished(() => localStorage.removeItem(CLOSED_BARS_KEY));
});

/** A page with two bars. What stands in it as a script runs, as it would in one that comes from the shop. */
function open(language: Language = 'pl', text = TOP): void {
  stageLayout({
    language,
    notices: {
      bars: { top: [{ id: 'roasting-days', text }], bottom: [{ id: 'brewing', text: BOTTOM }] },
      freeShipping: false,
      purposes: [],
    },
  });
  for (const script of document.querySelectorAll('.bars script'))
    script.replaceWith(Object.assign(document.createElement('script'), { text: script.textContent }));
}

describe('notice bars', () => {
  test('that are closed never come back: their ids are kept, and the empty container goes', async () => {
    open();
    await expect.element(bars).toHaveLength(2);
    await close(TOP).click();
    await expect.element(bar(TOP)).not.toBeInTheDocument();
    await expect.element(bars).toHaveLength(1);
    expect(kept()).toBe('["roasting-days"]');
    open();
    await expect.element(bar(BOTTOM)).toBeVisible();
    expect(bar(TOP).elements()).toEqual([]);
    await close(BOTTOM).click();
    await expect.element(bars).not.toBeInTheDocument();
    expect(kept()).toBe('["roasting-days","brewing"]');
  });

  test.each(['{', 'null', '5', '"roasting-days-and-more"', '[null, 7, {"a": 1}]', ''])(
    'are shown and can be closed although the browser has kept something broken: %s',
    async (broken) => {
      localStorage.setItem(CLOSED_BARS_KEY, broken);
      open();
      await close(TOP).click();
      await expect.element(bar(TOP)).not.toBeInTheDocument();
      expect(kept()).toBe('["roasting-days"]');
    },
  );

  test('that are closed in one tab go in the other, and going back does not bring them', async () => {
    open();
    const other = document.body.appendChild(document.createElement('iframe'));
    await expect.element(bar(TOP)).toBeVisible();
    other.contentWindow?.localStorage.setItem(CLOSED_BARS_KEY, '["roasting-days"]');
    await expect.element(bar(TOP)).not.toBeInTheDocument();
    await expect.element(bar(BOTTOM)).toBeVisible();

    // A page that was put aside whole and comes back.
    localStorage.setItem(CLOSED_BARS_KEY, '["brewing"]');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await expect.element(bar(BOTTOM)).not.toBeInTheDocument();
  });

  test('are closed with the keyboard alone, and speak English', async () => {
    open('en', 'We roast on Tuesdays');
    const button = page.getByRole('button', { name: 'Close the announcement: We roast on Tuesdays' });
    (button.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button).not.toBeInTheDocument();
    await expect.element(bars).toHaveLength(1);
  });
});
