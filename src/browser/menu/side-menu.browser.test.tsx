import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { startPageControls } from '#browser/layout/page-controls.ts';
import { $view, startView } from '#browser/layout/view.ts';
import { runNotices } from '#browser/notices/notices.ts';
import type { Language } from '#contract/language.ts';
import type { MenuSlide } from '#contract/slider/slides.ts';
import { css } from '#tests/support/stage/css.ts';
import { emulateMedia } from '#tests/support/stage/emulate.ts';
import { onPhone, stageLayout } from '#tests/support/stage/layout-stage.tsx';
import { noteLeaving } from '#tests/support/stage/leaving.ts';
import { pressAt } from '#tests/support/stage/pointer.ts';
import { hydrateMenus } from './menus.ts';

const opener = page.getByRole('link', { name: 'Menu', exact: true });
const menu = page.getByRole('dialog', { name: 'Menu', exact: true });
const button = (name: string) => menu.getByRole('button', { name, exact: true });
const link = (name: string) => menu.getByRole('link', { name, exact: true });
const press = (key: string) => userEvent.keyboard(key);

const led = noteLeaving();

beforeAll(() => {
  startPageControls();
  runNotices();
});
beforeEach(async () => {
  await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
  await onPhone();
});

function show(language: Language = 'pl'): void {
  stageLayout({ language });
  startView();
}

async function openDrawer(language: Language = 'pl'): Promise<void> {
  show(language);
  hydrateMenus();
  await opener.click();
  await expect.element(menu).toBeVisible();
}

describe('the side menu', () => {
  test('leads level by level into the categories and back, and the focus goes along', async () => {
    await openDrawer();
    await button('Sprzęt').click();
    await expect.element(button('Wstecz: Kategorie')).toHaveFocus();
    await expect.element(link('Wszystko w kategorii Sprzęt')).toBeVisible();
    await button('Parzenie').click();
    await expect.element(button('Wstecz: Sprzęt')).toHaveFocus();
    await expect.element(link('Kawiarki')).toBeVisible();
    expect(link('Młynki').elements()).toEqual([]);
    await press('{Enter}');
    await expect.element(button('Parzenie')).toHaveFocus();
    await button('Wstecz: Kategorie').click();
    await expect.element(button('Sprzęt')).toHaveFocus();
    await button('Sprzęt').click();
    await link('Wszystko w kategorii Sprzęt').click();
    expect(led).toEqual([expect.stringMatching(/^\/kategoria\/\d+\/sprz%C4%99t$/)]);
  });

  test('shows the slides of a category on its level', async () => {
    show('en');
    const given: MenuSlide[] = ['Roasted this week', 'By weight, as much as you need'].map((title) => ({
      title,
      picture: 'data:,',
      link: '/en/category/9/by-weight',
    }));
    const module = `data:text/javascript,${encodeURIComponent(`export const slides = ${JSON.stringify(given)}`)}`;
    css('.menu-slider:not([data-together])').element().setAttribute('data-module', module);
    hydrateMenus();
    await opener.click();
    await button('Coffee').click();
    const slides = menu.getByRole('region', { name: 'Recommended: Coffee' });
    await expect.element(slides.getByRole('link')).toHaveTextContent(/^Roasted this week$/);
    await slides.getByRole('button', { name: 'Next slide' }).click();
    await slides.getByRole('link', { name: 'By weight, as much as you need' }).click();
    expect(led).toEqual(['/en/category/9/by-weight']);
  });

  test('has tabs that show or hide its groups, by click and by arrow keys', async () => {
    await openDrawer();
    const tab = (name: string) => menu.getByRole('tab', { name });
    await expect.element(tab('Kategorie')).toHaveAttribute('aria-selected', 'true');
    await tab('Informacje').click();
    await expect.element(menu.getByRole('tabpanel', { name: 'Informacje' })).toBeVisible();
    await expect.element(menu.getByRole('tabpanel', { name: 'Kategorie' })).not.toBeInTheDocument();
    const headings = menu.getByRole('heading', { level: 3 }).elements();
    expect(headings.map(({ textContent }) => textContent)).toEqual(['O sklepie', 'Pomoc', 'Zasady']);
    await press('{ArrowRight}');
    await expect.element(tab('Konto')).toHaveFocus();
    const stops = menu.getByRole('tab').elements() as HTMLElement[];
    expect(stops.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0]);
    await expect.element(link('Zaloguj się')).toBeVisible();
    await press('{ArrowRight}');
    await expect.element(tab('Kategorie')).toHaveFocus();
    await press('{End}');
    await expect.element(tab('Konto')).toHaveAttribute('aria-selected', 'true');
    await press('{Home}');
    await expect.element(button('Kawa')).toBeVisible();
    await tab('Informacje').click();
    await link('Dostawa').click();
    expect(led).toEqual(['/informacje/dostawa']);
  });

  test('is opened, closed and toggled', async () => {
    await openDrawer();
    await button('Zamknij').click();
    await expect.element(menu).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    const control = opener.element() as HTMLElement;
    control.click();
    await expect.element(menu).toBeVisible();
    control.click();
    await expect.element(menu).not.toBeInTheDocument();
    control.click();
    await expect.element(menu).toBeVisible();
    // Beside the drawer, where the page is.
    await pressAt({ x: 350, y: 400 });
    await expect.element(menu).not.toBeInTheDocument();
  });

  test('is filled also where the drawer was quicker than its script', async () => {
    show();
    await opener.click();
    await expect.element(menu).toBeVisible();
    expect(button('Kawa').elements()).toEqual([]);
    hydrateMenus();
    await expect.element(button('Kawa')).toBeVisible();
  });

  test('begins at the top each time', async () => {
    await openDrawer();
    await button('Kawa').click();
    await press('{Escape}');
    await expect.element(menu).not.toBeInTheDocument();
    await opener.click();
    await expect.element(button('Kawa')).toBeVisible();
  });

  test('is forced closed when the view becomes a desktop one', async () => {
    await openDrawer();
    await page.viewport(768, 900);
    await expect.poll(() => $view.get()).toBe(2);
    await expect.element(menu).toBeVisible();
    await page.viewport(1280, 900);
    await expect.element(menu).not.toBeInTheDocument();
  });

  test('speaks English in the English shop', async () => {
    await openDrawer('en');
    await button('Coffee').click();
    await expect.element(button('Back: Categories')).toHaveFocus();
    await expect.element(link('Everything in Coffee')).toBeVisible();
  });
});
