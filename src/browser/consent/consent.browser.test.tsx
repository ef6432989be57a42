import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { startPageControls } from '#browser/layout/page-controls.ts';
import { startView } from '#browser/layout/view.ts';
import { runNotices } from '#browser/notices/notices.ts';
import { writeCookie } from '#browser/write-cookie.ts';
import type { Language } from '#contract/language.ts';
import { CONSENT_COOKIE } from '#contract/wire.ts';
import { expectAccessible } from '#tests/support/stage/accessibility-stage.ts';
import { css } from '#tests/support/stage/css.ts';
import { emulateMedia } from '#tests/support/stage/emulate.ts';
import { stageLayout } from '#tests/support/stage/layout-stage.tsx';
import { forgetCookies, storedCookie } from '#tests/support/stage/stored-cookies.ts';
import { $consent } from './consent.ts';
import { askForConsent } from './consent-bar.ts';

const DAY = 86_400;
const question = page.getByRole('region', { name: 'Twoja prywatność' });
const settings = page.getByRole('dialog', { name: 'Zarządzaj plikami cookie' });
const yes = question.getByRole('button', { name: 'Akceptuję wszystkie' });
const no = question.getByRole('button', { name: 'Tylko niezbędne' });
const openSettings = question.getByRole('button', { name: 'Ustawienia' });
const statistics = settings.getByRole('checkbox', { name: 'Statystyka' });
const inFooter = css('.footer').getByRole('link', { name: 'Zarządzaj plikami cookie' });
const toast = css('.toast');
const press = (key: string) => userEvent.keyboard(key);
const kept = async () => (await storedCookie(CONSENT_COOKIE))?.value;

beforeAll(async () => {
  startPageControls();
  runNotices();
  await vi.dynamicImportSettled();
});
beforeEach(async () => {
  await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
  await forgetCookies();
});
afterEach(forgetCookies);

/** A page of the shop before its scripts. */
function show(language: Language = 'pl'): void {
  stageLayout({
    language,
    notices: { bars: { top: [], bottom: [] }, freeShipping: false, purposes: ['analytics'] },
  });
}

/** The next page that somebody opens. */
function open(language?: Language): void {
  $consent.set(undefined);
  show(language);
  startView();
  askForConsent();
}

const expectGone = () => expect.element(css('#consent')).not.toBeVisible();

describe('the question of cookies', () => {
  test.for([
    ['Akceptuję wszystkie', 'analytics'],
    ['Tylko niezbędne', 'necessary'],
  ] as const)(
    "takes '%s' with one press, keeps it for 180 days and does not ask again",
    async ([words, answer]) => {
      open();
      await question.getByRole('button', { name: words }).click();
      await expectGone();
      const cookie = await storedCookie(CONSENT_COOKIE);
      expect({ value: cookie?.value, path: cookie?.path }).toEqual({ value: answer, path: '/' });
      expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - 180 * DAY)).toBeLessThan(60);
      open();
      await expectGone();
    },
  );

  test('keeps the answer of who leaves in the same moment', async () => {
    open();
    (no.element() as HTMLElement).click();
    expect(document.cookie).toContain(`${CONSENT_COOKIE}=necessary`);
  });

  test('leaves the focus where it is when its script comes after a modal has taken it along', async () => {
    open();
    const modal = document.body.appendChild(document.createElement('dialog'));
    modal.showModal();
    modal.append(css('#consent').element());
    (no.element() as HTMLElement).focus();
    askForConsent();
    await expect.element(no).toHaveFocus();
    await press('{Enter}');
    await expectGone();
  });

  test('makes yes and no equally easy: alike, side by side', () => {
    open();
    const [one, other] = [yes, no].map((button) => button.element());
    const [first, second] = [one, other].map((button) => button?.getBoundingClientRect());
    expect([first?.width, first?.height, first?.y]).toEqual([second?.width, second?.height, second?.y]);
    expect(one?.className).toBe(other?.className);
  });

  test('keeps nothing until it is answered', async () => {
    open();
    await expect.element(question).toBeVisible();
    expect(await kept()).toBeUndefined();
  });

  test('is asked again where the answer cannot be read', async () => {
    writeCookie(CONSENT_COOKIE, 'whatever', 1);
    open();
    await expect.element(question).toBeVisible();
  });

  test('holds no focus, and is the first thing after the way to the content', async () => {
    open();
    await press('{Tab}');
    await expect.element(page.getByRole('link', { name: 'Przejdź do treści' })).toHaveFocus();
    for (const button of [no, yes, openSettings]) {
      await press('{Tab}');
      await expect.element(button).toHaveFocus();
    }
    await press('{Tab}');
    expect(question.element().contains(document.activeElement)).toBe(false);
  });

  test('is answered with the keyboard alone', async () => {
    open();
    (no.element() as HTMLElement).focus();
    await press('{Enter}');
    await expectGone();
    expect(await kept()).toBe('necessary');
  });

  test('has settings, purpose by purpose, that leave it open until something is chosen', async () => {
    open();
    await openSettings.click();
    await expect.element(settings).toBeVisible();
    await expect.element(question).not.toBeInTheDocument();
    await press('{Escape}');
    await expect.element(settings).not.toBeInTheDocument();
    await expect.element(question).toBeVisible();
    await openSettings.click();
    await expect.element(settings.getByRole('checkbox', { name: 'Niezbędne' })).toBeDisabled();
    await statistics.click();
    await settings.getByRole('button', { name: 'Zapisz wybór' }).click();
    await expect.element(settings).not.toBeInTheDocument();
    await expectGone();
    await expect.element(toast).toHaveTextContent('Zapisaliśmy Twój wybór.');
    await expect.element(toast).toHaveClass('toast--info');
    expect(await kept()).toBe('analytics');
  });

  test('can be answered again at any time in the footer, and consent withdrawn', async () => {
    open();
    await yes.click();
    await expectGone();
    open();
    await inFooter.click();
    await expect.element(statistics).toBeChecked();
    await settings.getByRole('button', { name: 'Tylko niezbędne' }).click();
    await expect.element(settings).not.toBeInTheDocument();
    expect(await kept()).toBe('necessary');
  });

  test('is answered in one tab for all of them', async () => {
    open();
    await expect.element(question).toBeVisible();
    writeCookie(CONSENT_COOKIE, 'necessary', 1);
    document.dispatchEvent(new Event('visibilitychange'));
    await expectGone();
  });

  test('is asked in English too', async () => {
    open('en');
    const asked = page.getByRole('region', { name: 'Your privacy' });
    for (const name of ['Only necessary', 'Accept all', 'Settings'])
      await expect.element(asked.getByRole('button', { name })).toBeVisible();
  });

  test('is not asked without a script, as nothing could be tracked', async () => {
    show();
    await expectGone();
  });

  test('is accessible', () =>
    expectAccessible('the question', async () => {
      open();
      await expect.element(question).toBeVisible();
    }));

  test('has accessible settings', () =>
    expectAccessible('its settings', async () => {
      open();
      await openSettings.click();
      await expect.element(settings).toBeVisible();
    }));
});
