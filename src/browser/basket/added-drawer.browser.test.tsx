import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import settings from '#config';
import { expectAccessible } from '#tests/support/stage/accessibility-stage.ts';
import { css } from '#tests/support/stage/css.ts';
import { stage } from '#tests/support/stage/stage.tsx';
import { textsIn } from '#texts/dictionary.ts';
import examples from '#ui/basket/added-drawer/added-drawer.examples.tsx';
import { ADDED_DRAWER } from '#ui/basket/added-drawer/added-drawer.tsx';
import { ShopViewProvider } from '#ui/shop-view/shop-view.tsx';
import { showAdded } from './added-drawer.ts';

const drawer = css('#added');
const buy = page.getByRole('button', { name: 'Dodaj do koszyka' });

function html(): string {
  const [currency] = settings.currencies;
  if (!currency) throw new Error('shop.config.ts names no currency');
  const view = { language: 'pl', currency, priceType: 'gross', texts: textsIn('pl') } as const;
  return renderToString(<ShopViewProvider view={view}>{examples.examples[0]?.element}</ShopViewProvider>);
}

function add(): void {
  stage(
    <main>
      <h1>Kawa</h1>
      <button type="button" className="button button--primary">
        Dodaj do koszyka
      </button>
      <section id={ADDED_DRAWER} popover="auto" className="added" aria-labelledby="added-title" />
    </main>,
  );
  buy.element().focus();
  showAdded(html());
}

beforeEach(() => page.viewport(1280, 800));

test('the drawer says what was added, what is missing to free delivery, and what all comes to', async () => {
  add();
  await expect.element(drawer).toHaveTextContent(/Brazylia Cerrado.*2 szt\..*75,80\szł/);
  await expect.element(drawer).toHaveTextContent(/Do darmowej dostawy brakuje 123,20\szł/);
  await expect.element(drawer).toHaveTextContent(/Razem z dostawą: 87,70 zł/);
});

test('the focus goes into the drawer, one Tab from the basket, and comes back to the button', async () => {
  add();
  await expect.element(page.getByRole('heading', { name: 'Dodano do koszyka' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: /^W koszyku/ })).toHaveFocus();
  await page.getByRole('button', { name: 'Kupuję dalej' }).click();
  await expect.element(drawer).not.toBeVisible();
  await expect.element(buy).toHaveFocus();
  add();
  await userEvent.keyboard('{Escape}');
  await expect.element(drawer).not.toBeVisible();
  await expect.element(buy).toHaveFocus();
});

test('a press beside the drawer closes it, and what was added next has it alone', async () => {
  add();
  showAdded(html());
  expect(drawer.elements()).toHaveLength(1);
  await page.getByRole('heading', { name: 'Kawa' }).click();
  await expect.element(drawer).not.toBeVisible();
});

test('where the screen is low, nothing covers it', async () => {
  await page.viewport(320, 256);
  add();
  await expect.element(drawer).not.toBeVisible();
  await expect.element(buy).toHaveFocus();
});

test('the drawer is accessible', () =>
  expectAccessible('the drawer', async () => {
    add();
    await expect.element(drawer).toBeVisible();
  }));
