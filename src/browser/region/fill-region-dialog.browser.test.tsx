import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { startPageControls } from '#browser/layout/page-controls.ts';
import { startView } from '#browser/layout/view.ts';
import { startFooterGroups } from '#browser/menu/footer-groups.ts';
import { hydrateMenus } from '#browser/menu/menus.ts';
import { runNotices } from '#browser/notices/notices.ts';
import { expectAccessible } from '#tests/support/stage/accessibility-stage.ts';
import { answerAt } from '#tests/support/stage/answers.ts';
import { css } from '#tests/support/stage/css.ts';
import { emulateMedia } from '#tests/support/stage/emulate.ts';
import { onDesktop, onPhone, stageLayout } from '#tests/support/stage/layout-stage.tsx';
import { noteLeaving } from '#tests/support/stage/leaving.ts';
import { noteNavigations } from '#tests/support/stage/navigations.ts';
import { answerSettings } from '#tests/support/stage/region-stage.tsx';
import { DeliveryPlace } from '#ui/region/region-dialog/region-dialog.tsx';
import { startRegion } from './start-region.ts';

const control = css('.header__region');
const settings = page.getByRole('dialog', { name: 'Język, waluta i kraj dostawy' });
const field = (name: string) => settings.getByLabelText(name, { exact: true });
const press = (key: string) => userEvent.keyboard(key);

const led = noteLeaving();
const navigated = noteNavigations();

beforeAll(() => {
  startPageControls();
  runNotices();
  startRegion();
});
beforeEach(async () => {
  await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
  await onDesktop();
});

async function openSettings() {
  const asked = answerSettings();
  stageLayout();
  await control.click();
  await expect.element(field('Waluta')).toBeVisible();
  return asked;
}

async function openSettingsInFooter(): Promise<void> {
  answerSettings();
  stageLayout();
  (css('.footer a[aria-controls=region-dialog]').element() as HTMLElement).click();
  await expect.element(field('Waluta')).toBeVisible();
}

const chosenCurrency = () => (field('Waluta').element() as HTMLSelectElement).selectedOptions[0]?.text;

describe('the choice of language, currency and delivery country', () => {
  test('opens in a dialog with what holds, and is sent with the way back to this page', async () => {
    const [asked] = await openSettings();
    expect(asked?.address.search).toBe('?_regions=1');
    await expect.element(field('Język')).toHaveValue('pl');
    await expect.element(field('Waluta')).toHaveValue('PLN');
    await field('Waluta').selectOptions('euro (EUR)');
    await field('Kraj dostawy').selectOptions('Niemcy');
    await field('Kod pocztowy').fill('10115');
    await settings.getByRole('button', { name: 'Zapisz' }).click();
    const sent = new URL(led[0] ?? '', location.href);
    expect(sent.pathname).toBe('/settings.php');
    expect(Object.fromEntries(sent.searchParams)).toEqual({
      language: 'pl',
      currency: 'EUR',
      region: '1143020143',
      postcode: '10115',
      back: location.pathname + location.search,
    });
  });

  test('speaks English in the English shop', async () => {
    answerSettings('en');
    stageLayout({ language: 'en' });
    await control.click();
    const english = page.getByRole('dialog', { name: 'Language, currency and delivery country' });
    await expect
      .element(english.getByLabelText('Delivery country', { exact: true }))
      .toHaveTextContent('Germany');
    await english.getByLabelText('Language', { exact: true }).selectOptions('Polski');
    await english.getByRole('button', { name: 'Save' }).click();
    expect(new URL(led[0] ?? '', location.href).searchParams.get('language')).toBe('pl');
  });

  test('is in the footer and in the side menu of a phone', async () => {
    await onPhone();
    answerSettings();
    stageLayout();
    startView();
    startFooterGroups();
    hydrateMenus();
    await expect.element(control).not.toBeVisible();
    await page.getByRole('button', { name: 'Pomoc' }).click();
    await css('.footer a[aria-controls=region-dialog]').click();
    await expect.element(field('Waluta')).toBeVisible();
    await press('{Escape}');
    await expect.element(settings).not.toBeInTheDocument();
    await page.getByRole('link', { name: 'Menu', exact: true }).click();
    const menu = page.getByRole('dialog', { name: 'Menu', exact: true });
    await menu.getByRole('tab', { name: 'Informacje' }).click();
    await menu.getByRole('link', { name: 'Język, waluta i kraj dostawy' }).click();
    await field('Waluta').selectOptions('euro (EUR)');
    await settings.getByRole('button', { name: 'Zapisz' }).click();
    expect(new URL(led[0] ?? '', location.href).searchParams.get('currency')).toBe('EUR');
  });

  test('is one step away from what says where delivery goes', async () => {
    answerSettings();
    stageLayout({ content: <DeliveryPlace place="Polska" /> });
    await page.getByRole('main').getByRole('link', { name: 'Zmień kraj dostawy' }).click();
    await expect.element(field('Kraj dostawy')).toBeVisible();
  });

  test('is a page where the dialog cannot be filled', async () => {
    answerAt('/settings.php', () => Promise.reject(new TypeError('Failed to fetch')));
    stageLayout();
    await control.click();
    await expect.poll(() => navigated).toEqual(['push /settings.php']);
  });

  test('is kept while it is made, also where it is opened again, and forgotten with the dialog', async () => {
    const asked = await openSettings();
    await field('Waluta').selectOptions('euro (EUR)');
    await settings.getByRole('button', { name: 'Zamknij' }).click();
    await expect.element(settings).not.toBeInTheDocument();
    await control.click();
    await expect.element(settings).toBeVisible();
    await expect.poll(chosenCurrency).toMatch(/PLN/);
    await field('Waluta').selectOptions('euro (EUR)');
    // All that the opening has begun is done.
    await vi.dynamicImportSettled();
    expect(chosenCurrency()).toMatch(/EUR/);
    expect(asked).toHaveLength(1);
  });

  test('is accessible', () => expectAccessible('the dialog', openSettingsInFooter));

  test('can be made with the keyboard alone', async () => {
    answerSettings();
    stageLayout();
    (control.element() as HTMLElement).focus();
    await press('{Enter}');
    await expect.element(field('Waluta')).toBeVisible();
    await press('{Tab}');
    await expect.element(field('Język')).toHaveFocus();
    // The first Escape leaves the field.
    await press('{Escape}');
    await expect.element(settings).toHaveFocus();
    await press('{Escape}');
    await expect.element(settings).not.toBeInTheDocument();
    await expect.element(control).toHaveFocus();
    await press('{Enter}');
    await expect.element(field('Waluta')).toBeVisible();
    await expect.poll(() => settings.element().contains(document.activeElement)).toBe(true);
    await press('{Tab}');
    await expect.element(field('Język')).toHaveFocus();
    await press('{Tab}');
    await expect.element(field('Waluta')).toHaveFocus();
    await press('{ArrowDown}');
    await expect.poll(chosenCurrency).toBe('euro (EUR)');
    await press('{Tab}');
    await press('{Tab}');
    await expect.element(field('Kod pocztowy')).toHaveFocus();
    await press('{Enter}');
    await expect.poll(() => new URL(led[0] ?? '', location.href).searchParams.get('currency')).toBe('EUR');
  });
});
