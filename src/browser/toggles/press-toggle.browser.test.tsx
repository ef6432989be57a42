import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { startBasketCount } from '#browser/basket/basket-count.ts';
import { $basket } from '#browser/basket/basket-store.ts';
import { askForWidgets } from '#browser/widgets/widgets.ts';
import type { WidgetAnswer } from '#contract/widgets.ts';
import { gate } from '#tests/support/gate.ts';
import { sampleBasket } from '#tests/support/samples/sample-basket.ts';
import { answerAt } from '#tests/support/stage/answers.ts';
import { css } from '#tests/support/stage/css.ts';
import { noteLeaving } from '#tests/support/stage/leaving.ts';
import { movePointer } from '#tests/support/stage/pointer.ts';
import { stage } from '#tests/support/stage/stage.tsx';
import {
  compareToggle,
  keepComparison,
  keepLists,
  listsCount,
  listsLink,
  NAMES,
  showTogglesOf,
  toast,
  untilPressed,
  wishlistToggle,
} from '#tests/support/stage/toggles-stage.tsx';
import { Header, LanguageLink } from '#ui/header/header.tsx';
import { CardToggles, ProductToggles, ToggleForms } from '#ui/product/product-toggles/product-toggles.tsx';
import { underway } from './show-toggles.ts';
import { startToggles } from './start-toggles.ts';
import { $listed } from './toggles-store.ts';

const [first = '', second = '', third = ''] = NAMES;
const FAILED = 'Nie udało się tego zapisać. Spróbuj ponownie.';

noteLeaving();
beforeAll(startToggles);
beforeEach(() => movePointer({ x: 5, y: 890 }));
// A toggle is shown pressed before its answer: what is still under way would be the next test's.
afterEach(() => expect.poll(() => underway.size).toBe(0));

describe('a wishlist toggle', () => {
  test('knows that its product stands on no list, once the shop has told', async () => {
    showTogglesOf();
    await expect.poll(() => document.querySelectorAll('.card .toggle[aria-pressed=false]').length).toBe(14);
    expect(document.querySelectorAll('.card .toggle')).toHaveLength(14);
  });

  test('puts a product on the list, says so and counts it; pressed again it takes it off', async () => {
    const sent = keepLists();
    showTogglesOf();
    await expect.element(listsCount).not.toBeVisible();
    await expect.element(listsLink).toHaveAttribute('data-empty-list');
    await wishlistToggle(first).click();
    await untilPressed(wishlistToggle(first));
    await expect.element(toast).toHaveTextContent(first);
    await expect.element(toast.getByRole('link')).toHaveAttribute('href', '/shoppinglist.php');
    await expect.element(listsCount).toHaveTextContent(/^1$/);
    await expect.element(listsLink).toHaveAccessibleName('Ulubione Na listach: 1 produkt');
    await expect.element(listsLink).not.toHaveAttribute('data-empty-list');
    await wishlistToggle(first).click();
    await untilPressed(wishlistToggle(first), false);
    await expect.element(listsCount).not.toBeVisible();
    await expect.element(listsLink).not.toHaveAttribute('data-empty-list');
    expect(sent.map((fields) => fields.get('mode'))).toEqual(['add', 'forget']);
  });

  test('of a product that comes later is right', async () => {
    showTogglesOf();
    $listed.set({ products: [99], count: 1, lists: 1 });
    const template = document.createElement('div');
    template.innerHTML = `<button class="toggle" form="list-form" value="99">Później</button>`;
    document.querySelector('main')?.append(template);
    await untilPressed(page.getByRole('button', { name: 'Później' }));
  });

  test('of a product’s page takes along the size that is chosen', async () => {
    const sent = keepLists();
    const address = location.href;
    showTogglesOf({}, <ProductToggles product={1} size="250g" />);
    const own = page.getByRole('button', { name: 'Zapisz na liście', exact: true });
    await own.click();
    await untilPressed(own);
    await own.click();
    await untilPressed(own, false);
    history.replaceState(history.state, '', '?size=500g');
    await own.click();
    await untilPressed(own);
    await expect.poll(() => sent.map((fields) => fields.get('size'))).toEqual(['250g', '250g', '500g']);
    history.replaceState(history.state, '', address);
  });

  test('speaks English in the English shop', async () => {
    keepLists();
    answerAt('/en/shoppinglistchange.php', () =>
      Response.json({ status: 'success', message: 'Added', list: 1, products: [1], count: 1 }),
    );
    showTogglesOf({ language: 'en' });
    const own = page.getByRole('button', { name: `Save to a list: ${first}`, exact: true });
    await own.click();
    await untilPressed(own);
    const link = toast.getByRole('link', { name: 'See your lists' });
    await expect.element(link).toHaveAttribute('href', '/en/shoppinglist.php');
    await expect.element(listsLink).toHaveAccessibleName('Favourites On your lists: 1 product');
  });
});

describe('a press', () => {
  test('shows at once, and a second one before the answer does no harm', async () => {
    const held = gate();
    const sent = keepLists(() => held.opened);
    showTogglesOf();
    await wishlistToggle(first).dblClick();
    await untilPressed(wishlistToggle(first));
    // Here, unlike in a page, the code of a press comes late each time: the second one's must not miss the answer.
    await vi.dynamicImportSettled();
    await expect.element(listsCount).not.toBeVisible();
    held.open();
    await expect.element(listsCount).toHaveTextContent(/^1$/);
    await untilPressed(wishlistToggle(first));
    expect(sent.map((fields) => fields.get('mode'))).toEqual(['add']);
  });

  test('upon several toggles while answers are slow puts all of them on the list in the end', async () => {
    const held = gate();
    keepLists(() => held.opened);
    showTogglesOf();
    for (const name of [first, second, third]) await wishlistToggle(name).click();
    for (const name of [first, second, third]) await untilPressed(wishlistToggle(name));
    held.open();
    await expect.element(listsCount).toHaveTextContent(/^3$/);
    for (const name of [first, second, third]) await untilPressed(wishlistToggle(name));
  });

  test('is not undone by an answer about everything that was asked for before it', async () => {
    const held = gate();
    const answer: WidgetAnswer = {
      Wishlist: { response: { attributes: { count: 0 }, products: [], lists: 0 } },
    };
    answerAt('/ajax/get.php', () => held.opened.then(() => Response.json(answer)));
    keepLists();
    showTogglesOf();
    const asked = askForWidgets({ Wishlist: {} });
    await wishlistToggle(first).click();
    await expect.element(listsCount).toHaveTextContent(/^1$/);
    held.open();
    await asked;
    await untilPressed(wishlistToggle(first));
    await expect.element(listsCount).toHaveTextContent(/^1$/);
  });

  test('that fails is put back and said; the next one works', async () => {
    const refusals = [500, 403].map((status) => Response.json({ error: 'x' }, { status }));
    keepLists(() => refusals.shift());
    showTogglesOf();
    for (const _ of [500, 403]) {
      await wishlistToggle(first).click();
      await expect.element(toast).toHaveTextContent(FAILED);
      await untilPressed(wishlistToggle(first), false);
      document.getElementById('alerts')?.replaceChildren();
    }
    await wishlistToggle(first).click();
    await expect.element(listsCount).toHaveTextContent(/^1$/);
  });

  test('without a network says so and is put back', async () => {
    let isOnline = false;
    keepLists(() => isOnline || Promise.reject(new TypeError('Failed to fetch')));
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
    showTogglesOf();
    await wishlistToggle(first).click();
    await expect.element(toast).toHaveTextContent('Nie mamy połączenia z siecią.');
    await untilPressed(wishlistToggle(first), false);
    isOnline = true;
    await wishlistToggle(second).click();
    await expect.element(listsCount).toHaveTextContent(/^1$/);
  });

  test('is made by keyboard, after the name of its product', async () => {
    keepLists();
    keepComparison();
    showTogglesOf();
    (page.getByRole('link', { name: first, exact: true }).element() as HTMLElement).focus();
    await userEvent.tab();
    await expect.element(wishlistToggle(first)).toHaveFocus();
    await userEvent.keyboard(' ');
    await untilPressed(wishlistToggle(first));
    await expect.element(wishlistToggle(first)).toHaveFocus();
    await userEvent.tab();
    await expect.element(compareToggle(first)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await untilPressed(compareToggle(first));
    await expect.element(compareToggle(first)).toHaveFocus();
  });
});

test('a wishlist toggle is a form that leads to the list, where its script does not come', () => {
  stage(
    <>
      <CardToggles product={{ id: 7, name: first }} />
      <ProductToggles product={7} size="1kg" />
      <ToggleForms />
    </>,
  );
  const [onCard, own] = [...document.querySelectorAll<HTMLButtonElement>('.toggle')].filter(
    ({ form }) => form?.dataset.toggle === 'list',
  );
  for (const [button, fields] of [
    [onCard, { mode: 'add', product: '7' }],
    [own, { mode: 'add', size: '1kg', product: '7' }],
  ] as const) {
    expect([button?.form?.method, button?.form?.getAttribute('action')]).toEqual([
      'post',
      '/shoppinglistchange.php',
    ]);
    expect(Object.fromEntries(new FormData(button?.form ?? undefined, button))).toEqual(fields);
  }
});

test.for(['pl', 'en'] as const)(
  'the header holds the lists and their number beside a full basket (%s)',
  async (language) => {
    stage(<Header shopName="Palarnia Mgła" menu={[]} languageLink={<LanguageLink href="/" />} />, {
      language,
    });
    startBasketCount();
    $basket.set(sampleBasket({ productsCounter: 128 }));
    $listed.set({ products: [], count: 128, lists: 1 });
    await expect.element(listsCount).toHaveTextContent(/^128$/);
    await expect.element(css('[data-basket-count]')).toHaveTextContent(/^128$/);
    for (const width of [320, 360, 640, 768, 980, 1200, 1280, 1600]) {
      await page.viewport(width, 800);
      expect(
        document.documentElement.scrollWidth - innerWidth,
        `the page at ${width} px`,
      ).toBeLessThanOrEqual(0);
      const links = document.querySelectorAll(
        '.header__bar > .header__logo, .header__bar .header__link, .header__bar .header__language',
      );
      const boxes = [...links].map((link) => link.getBoundingClientRect());
      const rows = width < 640 ? boxes.slice(0, 1).concat(boxes.slice(2)) : boxes;
      const middles = rows.map(({ top, height }) => Math.round(top + height / 2));
      expect(Math.max(...middles) - Math.min(...middles), `one line at ${width} px`).toBeLessThanOrEqual(2);
      for (const [index, box] of rows.entries())
        expect(box.left, `no two upon another at ${width} px`).toBeGreaterThanOrEqual(
          (rows[index - 1]?.right ?? 1) - 1,
        );
    }
    await page.viewport(1280, 900);
  },
);
