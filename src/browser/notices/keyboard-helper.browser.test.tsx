import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { startView } from '#browser/layout/view.ts';
import type { Language } from '#contract/language.ts';
import { expectAccessibleAt } from '#tests/support/stage/accessibility-stage.ts';
import { css } from '#tests/support/stage/css.ts';
import { emulateMedia, pretendTouchScreen } from '#tests/support/stage/emulate.ts';
import { onDesktop, stageLayout } from '#tests/support/stage/layout-stage.tsx';
import { KeyboardHelper } from '#ui/keyboard-helper/keyboard-helper.tsx';
import { startKeyboardHelper } from './keyboard-helper.ts';
import { runNotices } from './notices.ts';

const helper = page.getByRole('dialog', { name: 'Na skróty' });
const way = (name: string) => helper.getByRole('button', { name });
const skip = css('.skip');
const press = (key: string) => userEvent.keyboard(key);

beforeAll(() => runNotices());
beforeEach(async () => {
  await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
  await onDesktop();
});
afterEach(() => vi.useRealTimers());

/** The main page, to which somebody comes who has touched nothing yet. */
function show(language: Language = 'pl'): void {
  const bar = { id: 'roasting', text: 'Palimy we wtorki.', link: { href: '/kawa', text: 'Kawy' } };
  stageLayout({
    language,
    notices: { bars: { top: [bar], bottom: [] }, freeShipping: false, purposes: [] },
    content: (
      <>
        <h1>Palarnia Mgła</h1>
        <KeyboardHelper />
      </>
    ),
  });
  startView();
  window.focus();
}

async function expectLeftOut(): Promise<void> {
  await press('{Tab}');
  await vi.dynamicImportSettled();
  expect(css('#keyboard-helper').element().hasAttribute('open')).toBe(false);
}

describe('the keyboard helper', () => {
  test('opens on the first Tab of the main page, once, and Escape lets Tab lead on', async () => {
    show();
    await press('{Tab}');
    await expect.element(helper).toBeVisible();
    await expect.element(way('Przejdź do treści strony')).toHaveFocus();
    await press('{Escape}');
    await expect.element(helper).not.toBeInTheDocument();
    await expect.element(skip).toHaveFocus();
    await expectLeftOut();
    await expect.element(css('.bar a').first()).toHaveFocus();
  });

  test.each([
    ['Przejdź do treści strony', '#content'],
    ['Przejdź do wyszukiwarki', '.header input[name=text]'],
  ])("leads on with '%s', 100 ms after it was pressed", async (name, place) => {
    show();
    await press('{Tab}');
    await expect.element(way('Przejdź do treści strony')).toHaveFocus();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    (way(name).element() as HTMLElement).focus();
    await press('{Enter}');
    await expect.element(helper).not.toBeInTheDocument();
    vi.advanceTimersByTime(99);
    await expect.element(css(place)).not.toHaveFocus();
    vi.advanceTimersByTime(1);
    await expect.element(css(place)).toHaveFocus();
  });

  test('is left out below view 3', async () => {
    await page.viewport(979, 800);
    show();
    await expectLeftOut();
    await expect.element(skip).toHaveFocus();
  });

  test('does not disturb who is filling something in', async () => {
    show();
    (css('.header input[name=text]').element() as HTMLElement).focus();
    await expectLeftOut();
  });

  test('that comes late does not disturb who has begun to write', async () => {
    show();
    await css('.header input[name=text]').fill('kaw');
    startKeyboardHelper(css('#keyboard-helper').element() as HTMLDialogElement);
    await expect.element(helper).not.toBeInTheDocument();
    await expect.element(css('.header input[name=text]')).toHaveFocus();
  });

  test('that comes late gives the focus back to where Tab has led meanwhile', async () => {
    show();
    (css('.bar a').first().element() as HTMLElement).focus();
    startKeyboardHelper(css('#keyboard-helper').element() as HTMLDialogElement);
    await expect.element(way('Przejdź do treści strony')).toHaveFocus();
    await press('{Escape}');
    await expect.element(css('.bar a').first()).toHaveFocus();
    await expect.element(helper).not.toBeInTheDocument();
  });

  test('is left out on a touch device', async () => {
    pretendTouchScreen();
    show();
    await expectLeftOut();
  });

  test('is accessible', () =>
    expectAccessibleAt({ width: 1280, height: 900 }, 'the keyboard helper', async () => {
      show();
      await press('{Tab}');
      await expect.element(helper).toBeVisible();
    }));

  test('speaks English in the English shop', async () => {
    show('en');
    await press('{Tab}');
    const short = page.getByRole('dialog', { name: 'Shortcuts' });
    await expect.element(short.getByRole('button', { name: 'Skip to page content' })).toBeVisible();
    await expect.element(short.getByRole('button', { name: 'Go to search' })).toBeVisible();
  });
});
