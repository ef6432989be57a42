import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NEW_LIST } from '#contract/shopping-lists/list-change.ts';
import { sharedListPage } from '#pages/shopping-lists/shared-list-page.tsx';
import { expectAccessible, expectToFit } from '#tests/support/stage/accessibility-stage.ts';
import { css } from '#tests/support/stage/css.ts';
import { stageLayout } from '#tests/support/stage/layout-stage.tsx';
import { noteNavigations } from '#tests/support/stage/navigations.ts';
import { keepBasket, toast } from '#tests/support/stage/product-stage.tsx';
import {
  button,
  COFFEE,
  changeElsewhere,
  FILTERS,
  item,
  items,
  list,
  noted,
  openShoppingLists,
  prepareLists,
  said,
} from '#tests/support/stage/shopping-lists-stage.tsx';

const newName = css('#list-new-name');
const heading = (name: string) => page.getByRole('heading', { level: 2, name, exact: true });
const more = (name: string) => item(name).getByRole('button', { name: 'Więcej' });
const amount = (name: string) => item(name).getByRole('textbox', { name: /^Ilość/ });
const note = (name: string) => item(name).getByRole('textbox', { name: /^Notatka/ });
const hands = page.getByRole('link', { name: `Przenieś lub kopiuj: ${COFFEE}` });

const led = noteNavigations();
prepareLists();
afterEach(() => {
  vi.useRealTimers();
});

describe('a shopping list', () => {
  test('is made by its name where there is none, and says what to do next', async () => {
    await openShoppingLists();
    await expect.element(page.getByText('Nie masz jeszcze żadnej listy.')).toBeVisible();
    await newName.fill('Na święta');
    await button('Utwórz listę').click();
    await expect.element(heading('Na święta')).toBeVisible();
    await expect.element(said).toHaveTextContent(/^Utworzono listę „Na święta”\.$/);
    await expect.element(said).toHaveFocus();
    await expect.element(css('#announcer')).toHaveTextContent(/^Utworzono listę „Na święta”\.$/);
    await expect.element(page.getByText('Ta lista jest pusta.')).toBeVisible();
    expect(led).toEqual([]);
  });

  test('shows each product with its size, price and availability, and leads to it', async () => {
    await openShoppingLists([shared]);
    for (const words of ['1 kg', '49,90 zł', 'W magazynie'])
      await expect.element(item(COFFEE)).toHaveTextContent(words);
    await expect.element(item('Mieszanka Zimowa')).toHaveTextContent('Produkt niedostępny');
    expect(
      item('Mieszanka Zimowa')
        .getByRole('button', { name: /^Do koszyka/ })
        .elements(),
    ).toEqual([]);
    const link = page.getByRole('link', { name: COFFEE, exact: true });
    await expect.element(link).toHaveAttribute('href', '/produkt/1/kawa?size=1kg');
  });

  test('keeps quantities and notes as they are typed, and the focus stays', async () => {
    const sent = await openShoppingLists([list(COFFEE, FILTERS)]);
    const plus = more(COFFEE).element() as HTMLElement;
    plus.focus();
    // As fast as no driver of a browser is: what is pressed in a row is sent once.
    for (let press = 0; press < 2; press++) plus.click();
    await expect.element(said).toHaveTextContent(new RegExp(`^Zapisano zmiany: ${COFFEE}$`));
    await expect.element(amount(COFFEE)).toHaveValue('3');
    await expect.element(more(COFFEE)).toHaveFocus();
    expect(sent.map((fields) => fields.get('number'))).toEqual(['3']);
    await note(COFFEE).fill('mielona');
    await note(FILTERS).click();
    await userEvent.keyboard('bardzo ');
    await expect.poll(() => sent).toHaveLength(2);
    await expect.element(said).toHaveTextContent(new RegExp(`^Zapisano zmiany: ${COFFEE}$`));
    await userEvent.keyboard('pilne');
    await expect.element(note(FILTERS)).toHaveValue('bardzo pilne');
    await expect.element(note(FILTERS)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(said).toHaveTextContent(FILTERS);
    await expect.element(note(COFFEE)).toHaveValue('mielona');
    await expect.element(note(FILTERS)).toHaveValue('bardzo pilne');
    expect(sent.at(-1)?.get('note')).toBe('bardzo pilne');
  });

  test('gives a product back to the shop, and the focus goes to what is said', async () => {
    await openShoppingLists([list(COFFEE, FILTERS)]);
    await button(`Usuń z listy: ${COFFEE}`).click();
    await expect.element(items).toHaveLength(1);
    await expect.element(said).toHaveTextContent(new RegExp(`^Usunięto z listy: ${COFFEE}$`));
    await expect.element(said).toHaveFocus();
    expect(led).toEqual([]);
  });

  test('asks where a product is to go, and for a name only where that is a new list', async () => {
    await openShoppingLists([list(COFFEE), { ...list(), id: 2, name: 'Druga' }]);
    await hands.click();
    const carry = css('#carry');
    await expect.element(carry).toHaveFocus();
    const name = carry.getByLabelText('Nazwa nowej listy');
    await expect.element(name).not.toBeVisible();
    await carry.getByLabelText('Na którą listę?').selectOptions(NEW_LIST);
    await expect.element(name).toBeVisible();
    expect(led).toEqual([]);
  });

  test('gives one product to the basket, as many as are typed', async () => {
    await openShoppingLists([list(COFFEE)]);
    const sent = keepBasket();
    await amount(COFFEE).fill('4');
    await button(`Do koszyka: ${COFFEE}`).click();
    await expect.element(toast).toHaveTextContent('Produkt został dodany.');
    expect(sent.map((fields) => fields.get('number'))).toEqual(['4']);
  });

  test('that could not be changed stays as it is, with all that was typed', async () => {
    await openShoppingLists([list(COFFEE)]);
    vi.mocked(window.fetch).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await newName.fill('Na potem');
    await button('Utwórz listę').click();
    await expect.element(toast).toHaveTextContent(/^Nie udało się zmienić listy\. Spróbuj ponownie\.$/);
    await expect.element(newName).toHaveValue('Na potem');
    await css('#rename').fill('   ');
    await button('Zmień nazwę').click();
    await expect.element(said).toHaveTextContent(/^Podaj nazwę listy\.$/);
    await expect.element(newName).toHaveValue('Na potem');
    await button('Utwórz listę').click();
    await expect.element(heading('Na potem')).toBeVisible();
  });

  test('is the same in two tabs, and nothing that is being typed is lost', async () => {
    await openShoppingLists([list(COFFEE)]);
    await newName.fill('Piszę dal');
    await userEvent.keyboard('{End}');
    changeElsewhere([{ ...list(), items: [noted(COFFEE, 1, { quantity: 2 })] }]);
    await expect.element(amount(COFFEE)).toHaveValue('2');
    await userEvent.keyboard('ej');
    await expect.element(newName).toHaveValue('Piszę dalej');
    changeElsewhere([list()]);
    await expect.element(items).toHaveLength(0);
    changeElsewhere([]);
    await expect.element(page.getByText('Nie masz jeszcze żadnej listy.')).toBeVisible();
  });

  test('has an address to copy, where it is shared', async () => {
    await openShoppingLists([{ ...list(COFFEE), publicToken: 'x'.repeat(43) }]);
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await button('Kopiuj adres').click();
    await expect.element(toast).toHaveTextContent(/^Adres skopiowany\.$/);
    const address = `${location.origin}/lista/${'x'.repeat(43)}`;
    expect(copied).toHaveBeenCalledExactlyOnceWith(address);
    await expect.element(page.getByLabelText('Adres listy')).toHaveValue(address);
  });

  test.each([
    [
      'a list with a message',
      () =>
        openShoppingLists([shared, other], { kind: 'success', text: MISSING, toBasket: true, restore: 3 }),
    ],
    ['a product to be carried', () => openShoppingLists([shared, other]).then(() => hands.click())],
    ['an empty list', () => openShoppingLists([other])],
    ['a shared list', async () => showShared()],
  ])('is accessible: %s', async (where, open) => {
    await expectAccessible(where, open);
    // It is folded by a script of its own.
    css('footer').element().remove();
    await expectToFit(where);
  });
});

const shared = {
  ...list(),
  publicToken: 'x'.repeat(43),
  items: [
    noted(COFFEE, 1, { note: 'x'.repeat(200) }),
    noted(FILTERS, 2),
    noted('Mieszanka Zimowa', 3, { purchase: 'unavailable', availability: { status: 'disable' } }),
  ],
};
const MISSING = 'Dodano do koszyka 2 produkty. Nie dodaliśmy: Mieszanka Zimowa (Produkt niedostępny).';
const other = { ...list(), id: 2, name: 'Bardzo'.repeat(16) };

const showShared = () =>
  stageLayout(
    sharedListPage({
      ...{
        shopName: 'Mgła',
        token: 'x'.repeat(43),
        ownAddress: undefined,
        notice: undefined,
        typed: undefined,
      },
      list: shared,
      lists: [other],
    }),
  );
