import type { BrowserContext, Page } from '@playwright/test';
import { type Client, newClient, signIn } from '#tests/support/client.ts';
import { expectPageForEverybody, expectToFit } from '#tests/support/everybody.ts';
import { basketCount, expect, test, toast } from '#tests/support/shop.ts';

const LISTS = '/shoppinglist.php';
const COFFEE = { product: 7, size: '1kg', name: 'Brazylia Cerrado' };
const FILTERS = { product: 65, size: 'uniw', name: /^Filtry stożkowe/ };
const SOLD_OUT = { product: 18, size: '250g', name: 'Mieszanka Zimowa' };

type Fields = Record<string, string | number>;

/** Changes lists behind the page's back, as another tab or an earlier visit has done. */
async function change(context: BrowserContext, mode: string, fields: Fields = {}) {
  const answer = await context.request.post('/shoppinglistchange.php', {
    form: { mode, ...fields },
    headers: { accept: 'application/json' },
  });
  return (await answer.json()) as { list: number };
}

const note = (
  context: BrowserContext,
  { product, size }: { product: number; size: string },
  more: Fields = {},
) => change(context, 'add', { product, size, ...more });

/** Opens lists and waits until their scripts are there. */
async function openLists(page: Page, address = LISTS): Promise<void> {
  await page.goto(address);
  await expect(page.locator('shop-lists[data-ready]')).toBeAttached();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);
const said = (page: Page) => page.locator('#list-said');
const items = (page: Page) => page.locator('.list-item');
const item = (page: Page, name: string | RegExp) => items(page).filter({ hasText: name });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const announcer = (page: Page) => page.locator('#announcer');

test.describe('a shopping list', () => {
  test('is made by its name where there is none, and says what to do next', async ({ page }) => {
    await openLists(page);
    await expect(page.getByText('Nie masz jeszcze żadnej listy.')).toBeVisible();
    await page.getByLabel('Nazwa nowej listy').fill('Na święta');
    await button(page, 'Utwórz listę').click();
    await expect(heading(page, 'Na święta')).toBeVisible();
    await expect(said(page)).toHaveText('Utworzono listę „Na święta”.');
    await expect(said(page)).toBeFocused();
    await expect(announcer(page)).toHaveText('Utworzono listę „Na święta”.');
    await expect(page.getByText('Ta lista jest pusta.')).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
  });

  test('shows each product with its size, price and availability, and leads to it', async ({
    page,
    context,
  }) => {
    await note(context, COFFEE);
    await note(context, SOLD_OUT);
    await openLists(page);
    await expect(item(page, COFFEE.name)).toContainText('1 kg');
    await expect(item(page, COFFEE.name)).toContainText('zł');
    await expect(item(page, COFFEE.name)).toContainText('W magazynie');
    await expect(item(page, SOLD_OUT.name)).toContainText('Produkt niedostępny');
    await expect(item(page, SOLD_OUT.name).getByRole('button', { name: 'Do koszyka' })).toHaveCount(0);
    await page.getByRole('link', { name: COFFEE.name, exact: true }).click();
    await expect(page).toHaveURL(/size=1kg/);
  });

  test('keeps quantities and notes as they are typed, and the focus stays', async ({ page, context }) => {
    await note(context, COFFEE);
    await note(context, FILTERS);
    await openLists(page);
    const row = item(page, COFFEE.name);
    await row.getByRole('button', { name: 'Więcej' }).click();
    await row.getByRole('button', { name: 'Więcej' }).click();
    await expect(said(page)).toHaveText(`Zapisano zmiany: ${COFFEE.name}`);
    await expect(row.getByLabel('Ilość')).toHaveValue('3');
    await expect(row.getByRole('button', { name: 'Więcej' })).toBeFocused();
    await row.getByLabel('Notatka').fill('mielona');
    const other = item(page, FILTERS.name).getByLabel('Notatka');
    await other.pressSequentially('bardzo pilne', { delay: 40 });
    await expect(other).toHaveValue('bardzo pilne');
    await expect(other).toBeFocused();
    // What was typed so far may have been saved and told of already, with the page that came in between.
    const saved = page.waitForResponse((response) =>
      new URLSearchParams(response.request().postData() ?? '').has('note', 'bardzo pilne'),
    );
    await other.press('Enter');
    await saved;
    await expect(said(page)).toContainText('Filtry');
    await page.reload();
    await expect(row.getByLabel('Ilość')).toHaveValue('3');
    await expect(row.getByLabel('Notatka')).toHaveValue('mielona');
    await expect(other).toHaveValue('bardzo pilne');
  });

  test('gives a product back to the shop, and the focus goes to what is said', async ({ page, context }) => {
    await note(context, COFFEE);
    await note(context, FILTERS);
    await openLists(page);
    await button(page, `Usuń z listy: ${COFFEE.name}`).click();
    await expect(items(page)).toHaveCount(1);
    await expect(said(page)).toHaveText(`Usunięto z listy: ${COFFEE.name}`);
    await expect(said(page)).toBeFocused();
    expect(await isSameDocument(page)).toBe(true);
  });

  test('gives a product to another list or to a new one', async ({ page, context }) => {
    await note(context, COFFEE);
    await change(context, 'create', { name: 'Druga' });
    await openLists(page);
    await page.getByRole('link', { name: `Przenieś lub kopiuj: ${COFFEE.name}` }).click();
    await expect(page.locator('#carry')).toBeFocused();
    await expect(page.locator('#carry').getByLabel('Nazwa nowej listy')).toBeHidden();
    await page.locator('#carry').getByRole('button', { name: 'Kopiuj' }).click();
    await expect(said(page)).toHaveText(`Skopiowano na listę „Druga”: ${COFFEE.name}`);
    await expect(items(page)).toHaveCount(1);
    await page.getByRole('link', { name: `Przenieś lub kopiuj: ${COFFEE.name}` }).click();
    await page.getByLabel('Na którą listę?').selectOption('Nowa lista');
    await page.locator('#carry').getByLabel('Nazwa nowej listy').fill('Trzecia');
    await page.locator('#carry').getByRole('button', { name: 'Przenieś' }).click();
    await expect(said(page)).toHaveText(`Przeniesiono na listę „Trzecia”: ${COFFEE.name}`);
    await expect(items(page)).toHaveCount(0);
    await page.getByRole('link', { name: /^Trzecia/ }).click();
    await expect(heading(page, 'Trzecia')).toBeVisible();
    await expect(items(page)).toHaveCount(1);
    await page.goBack();
    await expect(items(page)).toHaveCount(0);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('goes whole into the basket; what cannot be bought is said by name', async ({ page, context }) => {
    await note(context, COFFEE, { number: 2 });
    await note(context, SOLD_OUT);
    await openLists(page);
    await button(page, 'Całą listę do koszyka').click();
    await expect(said(page)).toContainText('Dodano do koszyka 1 produkt.');
    await expect(said(page)).toContainText(
      /Nie dodaliśmy: Mieszanka Zimowa, 250.g \(Produkt niedostępny\)\./,
    );
    await expect(basketCount(page)).toHaveText('1');
    await said(page).getByRole('link', { name: 'Przejdź do koszyka' }).click();
    await expect(page.getByLabel(`Ilość: ${COFFEE.name}`)).toHaveValue('2');
  });

  test('gives one product to the basket, as many as are typed', async ({ page, context }) => {
    await note(context, COFFEE);
    await openLists(page);
    await item(page, COFFEE.name).getByLabel('Ilość').fill('4');
    await button(page, `Do koszyka: ${COFFEE.name}`).click();
    await expect(toast(page)).toContainText('Produkt został dodany.');
    await expect(basketCount(page)).toHaveText('1');
    await page.goto('/basketedit.php');
    await expect(page.getByLabel(`Ilość: ${COFFEE.name}`)).toHaveValue('4');
  });

  test('is renamed, deleted and brought back', async ({ page, context }) => {
    await note(context, COFFEE);
    await openLists(page);
    await page.getByLabel('Nazwa listy').fill('Śniadania');
    await button(page, 'Zmień nazwę').click();
    await expect(heading(page, 'Śniadania')).toBeVisible();
    await button(page, 'Usuń listę').click();
    await expect(said(page)).toContainText('Usunięto listę „Śniadania”.');
    await expect(page.getByText('Nie masz jeszcze żadnej listy.')).toBeVisible();
    await said(page).getByRole('button', { name: 'Przywróć' }).click();
    await expect(heading(page, 'Śniadania')).toBeVisible();
    await expect(items(page)).toHaveCount(1);
    await button(page, 'Usuń listę').click();
    await expect(said(page)).toContainText('Usunięto');
    await page.goto(LISTS);
    await button(page, 'Przywróć listę: Śniadania').click();
    await expect(said(page)).toHaveText('Przywrócono listę „Śniadania”.');
  });

  test('that could not be changed stays as it is, with all that was typed', async ({
    page,
    context,
    complaints,
  }) => {
    await note(context, COFFEE);
    await openLists(page);
    await page.route('**/shoppinglistchange.php', (route) => route.abort());
    await page.getByLabel('Nazwa nowej listy').fill('Na potem');
    await button(page, 'Utwórz listę').click();
    await expect(toast(page)).toHaveText('Nie udało się zmienić listy. Spróbuj ponownie.');
    await expect(page.getByLabel('Nazwa nowej listy')).toHaveValue('Na potem');
    await page.unroute('**/shoppinglistchange.php');
    await page.getByLabel('Nazwa listy').fill('   ');
    await button(page, 'Zmień nazwę').click();
    await expect(said(page)).toHaveText('Podaj nazwę listy.');
    await expect(page.getByLabel('Nazwa nowej listy')).toHaveValue('Na potem');
    await button(page, 'Utwórz listę').click();
    await expect(heading(page, 'Na potem')).toBeVisible();
    // The browser itself notes what was cut off and refused.
    complaints.length = 0;
  });

  test('is the same in two tabs, and nothing that is being typed is lost', async ({ page, context }) => {
    await note(context, COFFEE);
    await openLists(page);
    const second = await context.newPage();
    await openLists(second);
    await second.getByLabel('Nazwa nowej listy').fill('Piszę dal');
    await second.getByLabel('Nazwa nowej listy').press('End');
    await item(page, COFFEE.name).getByRole('button', { name: 'Więcej' }).click();
    await expect(item(second, COFFEE.name).getByLabel('Ilość')).toHaveValue('2');
    await second.keyboard.type('ej');
    await expect(second.getByLabel('Nazwa nowej listy')).toHaveValue('Piszę dalej');
    await button(page, `Usuń z listy: ${COFFEE.name}`).click();
    await expect(items(second)).toHaveCount(0);
    await button(page, 'Usuń listę').click();
    await expect(second.getByText('Nie masz jeszcze żadnej listy.')).toBeVisible();
  });

  test('joins the account at login without doubles', async ({ page, context, playwright }) => {
    test.setTimeout(120_000);
    const client: Client = await newClient(playwright.request);
    const elsewhere = await playwright.request.newContext({ storageState: client.state });
    const address = new URL('/shoppinglistchange.php', test.info().project.use.baseURL).href;
    for (const { product, size } of [COFFEE, FILTERS])
      await elsewhere.post(address, {
        form: { mode: 'add', product, size },
        headers: { accept: 'application/json' },
      });
    await elsewhere.dispose();
    await note(context, COFFEE, { number: 5 });
    await note(context, SOLD_OUT);
    await change(context, 'create', { name: 'Tylko gościa' });
    await signIn(page, client);
    await openLists(page);
    await expect(items(page)).toHaveCount(3);
    await expect(item(page, COFFEE.name).getByLabel('Ilość')).toHaveValue('5');
    await expect(page.getByRole('link', { name: /^Tylko gościa/ })).toBeVisible();
    await page.goto('/account-lists.php');
    await page.getByRole('link', { name: 'Lista zakupowa' }).click();
    await expect(items(page)).toHaveCount(3);
  });

  test('speaks English', async ({ page, context }) => {
    await note(context, COFFEE);
    await openLists(page, '/en/shoppinglist.php');
    await expect(page.getByRole('heading', { level: 1, name: 'Shopping lists' })).toBeVisible();
    await button(page, 'Whole list to the basket').click();
    await expect(said(page)).toContainText('1 product added to the basket.');
    await page.getByRole('link', { name: 'Polski' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Listy zakupowe' })).toBeVisible();
  });
});

test.describe('a list that is shared', () => {
  test('has an address to copy, which shows it to anybody until it is taken back', async ({
    page,
    context,
    browser,
    complaints,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await note(context, COFFEE, { number: 2, note: 'niespodzianka' });
    await openLists(page);
    await button(page, 'Udostępnij listę').click();
    await expect(said(page)).toContainText('Lista jest udostępniona.');
    await button(page, 'Kopiuj adres').click();
    await expect(toast(page)).toHaveText('Adres skopiowany.');
    const address = await page.evaluate(() => navigator.clipboard.readText());
    await expect(page.getByLabel('Adres listy')).toHaveValue(address);

    const stranger = await browser.newContext({ baseURL: test.info().project.use.baseURL ?? '' });
    const theirs = await stranger.newPage();
    await openLists(theirs, new URL(address).pathname);
    await expect(item(theirs, COFFEE.name)).toContainText('2 szt.');
    await expect(theirs.getByText('niespodzianka')).toHaveCount(0);
    await button(theirs, 'Całą listę do koszyka').click();
    await expect(said(theirs)).toContainText('Dodano do koszyka 1 produkt.');
    await expect(basketCount(theirs)).toHaveText('1');
    await theirs.locator('#list-copy').getByRole('button', { name: 'Kopiuj' }).click();
    await expect(said(theirs)).toHaveText('Skopiowano na listę „Lista zakupowa”.');
    await expect(item(theirs, COFFEE.name).getByLabel('Ilość')).toHaveValue('2');

    await button(page, 'Przestań udostępniać').click();
    await expect(said(page)).toContainText('Jej dawny adres przestał działać.');
    await theirs.goto(new URL(address).pathname);
    await expect(theirs.getByRole('heading', { level: 1, name: 'Nie ma takiej listy' })).toBeVisible();
    await stranger.close();
    complaints.length = 0;
  });
});

test.describe('a link to lists where there is none yet', () => {
  /** A page with such a link, as the header has it for who has no list. */
  async function openLink(page: Page, address = '/contact.php'): Promise<void> {
    await page.goto(address);
    await page.waitForFunction(() => customElements.get('shop-lists') !== undefined);
    await page.evaluate(
      (lists) => {
        const link = Object.assign(document.createElement('a'), { href: lists, textContent: 'Do list' });
        link.dataset.emptyList = '';
        document.querySelector('main')?.prepend(link);
      },
      address.startsWith('/en') ? '/en/shoppinglist.php' : LISTS,
    );
  }
  const link = (page: Page) => page.getByRole('link', { name: 'Do list' });
  const CREATION = '**/graphql/v1/?query=createShoppingList';

  test('has the first list made, and then leads to it', async ({ page }) => {
    await openLink(page);
    const creations: { asked: { query: string; variables: object }; answered: unknown }[] = [];
    await page.route(CREATION, async (route) => {
      const response = await route.fetch();
      creations.push({ asked: route.request().postDataJSON(), answered: await response.json() });
      await route.fulfill({ response });
    });
    await link(page).click();
    await expect(heading(page, 'Lista zakupowa')).toBeVisible();
    expect(creations).toEqual([
      {
        asked: {
          query: expect.stringContaining(
            'shoppingListCreate(ShoppingListSettingsInput: {name: $name}) { status id }',
          ),
          variables: { name: 'Lista zakupowa' },
        },
        answered: { data: { shoppingListCreate: { status: 'success', id: expect.stringMatching(/^\d+$/) } } },
      },
    ]);
  });

  test('makes one list, however often it is pressed', async ({ page }) => {
    await openLink(page);
    await page.route(CREATION, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    await link(page).dblclick();
    await expect(heading(page, 'Lista zakupowa')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Twoje listy' })).toHaveCount(0);
  });

  test('asks for the page only when there is a list, however long the pointer rested on it', async ({
    page,
  }) => {
    await openLink(page);
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().includes('shoppinglist.php?')) asked++;
    });
    await link(page).hover();
    await page.waitForTimeout(300);
    expect(asked).toBe(0);
    await link(page).click();
    await expect(heading(page, 'Lista zakupowa')).toBeVisible();
  });

  test('names the list in the language of the page', async ({ page }) => {
    await openLink(page, '/en/contact.php');
    await link(page).click();
    await expect(heading(page, 'Shopping list')).toBeVisible();
  });

  for (const [how, answer] of [
    ['is cut off', (page: Page) => page.route(CREATION, (route) => route.abort())],
    ['breaks', (page: Page) => page.route(CREATION, (route) => route.fulfill({ status: 500, body: 'no' }))],
    ['answers nothing', (page: Page) => page.route(CREATION, () => {})],
  ] as const)
    test(`leads there anyway when the making ${how}`, async ({ page, complaints }) => {
      await openLink(page);
      await answer(page);
      await link(page).click();
      await expect(page).toHaveURL(LISTS);
      await expect(page.getByText('Nie masz jeszcze żadnej listy.')).toBeVisible();
      // The browser itself notes the request that failed.
      complaints.length = 0;
    });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a list is made, changed, shared, bought, deleted and brought back', async ({ page, context }) => {
    await page.goto(LISTS);
    await page.getByLabel('Nazwa nowej listy').fill('Bez skryptów');
    await button(page, 'Utwórz listę').click();
    await expect(said(page)).toHaveText('Utworzono listę „Bez skryptów”.');
    await note(context, COFFEE);
    await page.goto(LISTS);
    const row = item(page, COFFEE.name);
    await row.getByLabel('Ilość').fill('3');
    await row.getByLabel('Notatka').fill('mielona');
    await button(page, `Zapisz: ${COFFEE.name}`).click();
    await expect(said(page)).toHaveText(`Zapisano zmiany: ${COFFEE.name}`);
    await expect(row.getByLabel('Notatka')).toHaveValue('mielona');
    await page.getByRole('link', { name: `Przenieś lub kopiuj: ${COFFEE.name}` }).click();
    await page.getByLabel('Na którą listę?').selectOption('Nowa lista');
    await page.locator('#carry').getByLabel('Nazwa nowej listy').fill('Druga');
    await page.locator('#carry').getByRole('button', { name: 'Kopiuj' }).click();
    await expect(said(page)).toHaveText(`Skopiowano na listę „Druga”: ${COFFEE.name}`);
    await button(page, 'Udostępnij listę').click();
    await expect(page.getByLabel('Adres listy')).toHaveValue(/\/lista\/[\w-]{43}$/);
    await expect(button(page, 'Kopiuj adres')).toBeHidden();
    await button(page, 'Całą listę do koszyka').click();
    await expect(said(page)).toContainText('Dodano do koszyka 1 produkt.');
    await button(page, 'Usuń listę').click();
    await expect(said(page)).toContainText('Usunięto listę „Bez skryptów”.');
    await said(page).getByRole('button', { name: 'Przywróć' }).click();
    await expect(heading(page, 'Bez skryptów')).toBeVisible();
  });

  test('what is refused stands in the page beside what was typed', async ({ page, context, complaints }) => {
    await note(context, COFFEE);
    await page.goto(LISTS);
    await page.getByLabel('Nazwa listy').fill('   ');
    await button(page, 'Zmień nazwę').click();
    await expect(page.getByRole('alert')).toHaveText('Podaj nazwę listy.');
    await expect(item(page, COFFEE.name)).toBeVisible();
    // The browser itself notes that the form was refused.
    complaints.length = 0;
  });
});

test('lists can be used by everybody', async ({ page, context }) => {
  test.slow();
  const { list } = await note(context, COFFEE, { note: 'x'.repeat(200) });
  await note(context, FILTERS);
  await note(context, SOLD_OUT);
  await change(context, 'create', { name: 'Bardzo'.repeat(16) });
  const gone = await change(context, 'create', { name: 'Stara' });
  await change(context, 'remove', { list: gone.list });
  await change(context, 'share', { list });
  await openLists(page);
  await button(page, 'Całą listę do koszyka').click();
  await expect(said(page)).toContainText('Dodano');
  await expectPageForEverybody(page, 'a list with a message');
  await expectToFit(page, 'a list with a message');
  await page.getByRole('link', { name: `Przenieś lub kopiuj: ${COFFEE.name}` }).click();
  await expect(page.locator('#carry')).toBeVisible();
  await expectPageForEverybody(page, 'a product to be carried');
  const address = await page.getByLabel('Adres listy').inputValue();
  await page.getByRole('link', { name: /^BardzoBardzo/ }).click();
  await expect(page.getByText('Ta lista jest pusta.')).toBeVisible();
  await expectPageForEverybody(page, 'an empty list');
  await context.clearCookies();
  await openLists(page, new URL(address).pathname);
  await expectPageForEverybody(page, 'a shared list');
  await expectToFit(page, 'a shared list');
});
