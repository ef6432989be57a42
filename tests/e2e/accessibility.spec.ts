import type { Page, Route } from '@playwright/test';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { linksIn } from '#contract/links.ts';
import { NOTIFY_ACTION } from '#contract/wire.ts';
import {
  DESKTOP,
  expectAccessibleEnlarged,
  expectPageAccessible,
  expectToFit,
} from '#tests/support/journey/accessibility.ts';
import { noteParts, takeOutSeen, violations } from '#tests/support/journey/axe.ts';
import { buyFilters, goOn, heading, orderButton, toSummary } from '#tests/support/journey/checkout.ts';
import { newClient, signedIn, test } from '#tests/support/journey/client.ts';
import { errorWordsIn, plainPageIn, unavailablePageIn } from '#tests/support/journey/error-pages.ts';
import { ACCOUNT_PAGES, everyOf, OPEN_PAGES, OTHER_PAGES } from '#tests/support/journey/every-page.ts';
import { openForm, summary } from '#tests/support/journey/form.ts';
import { fillAccount } from '#tests/support/journey/full-account.ts';
import { expect } from '#tests/support/journey/shop.ts';
import { hydrateAll, noteLost } from '#tests/support/journey/whole-page.ts';
import { MESSAGE } from '#tests/support/samples/sample-message.ts';

test.describe.configure({ timeout: 120_000 });

for (const [name, address] of [...everyOf(OPEN_PAGES), ...Object.entries(OTHER_PAGES)])
  test(`${name} is accessible, also enlarged, and whole`, ({ page, complaints }) =>
    look(page, address, complaints));

test('what hinders somebody is noticed also on a page that is much like one seen before', async ({
  page,
}) => {
  const html = await (await page.request.get('/search.php?text=etiopia')).text();
  const hindering = Object.values(HINDERING).reduce((body, [from, to]) => body.replace(from, to), html);
  await show(page, { contentType: 'text/html', body: html });
  expect(await seenFirst(page)).toEqual([]);
  await show(page, { contentType: 'text/html', body: hindering });
  const noticed = await seenFirst(page);
  expect(noticed.map((said) => said.split(':')[0])).toEqual(expect.arrayContaining(Object.keys(HINDERING)));
});

async function seenFirst(page: Page): Promise<string[]> {
  await noteParts(page);
  await takeOutSeen(page);
  return violations(page, 'all');
}

/** Rules, and what breaks each of them, in the page or in one of its cards. */
const HINDERING: Record<string, [from: string | RegExp, to: string]> = {
  'page-has-heading-one': [/<h1.*?<\/h1>/s, '<p>Kawa</p>'],
  'landmark-no-duplicate-main': ['</footer>', '</footer><main>Kawa</main>'],
  region: ['</footer>', '</footer><p>Kawa</p>'],
  'color-contrast': ['</main>', '<p style="color: #eee; background: #fff">Kawa</p></main>'],
  'image-alt': [/(<article class="card">.*?<img[^>]*?) alt="[^"]*"/s, '$1'],
  'link-name': [/(<h[23] class="card__name"><a[^>]*>)[^<]*/, '$1'],
  'html-has-lang': [' lang="pl"', ''],
};

test('the gallery of parts is accessible', async ({ page }) => {
  await page.goto('/_gallery');
  await expectPageAccessible(page);
});

test.describe('signed in,', () => {
  test.use(signedIn);
  for (const [name, address] of everyOf(ACCOUNT_PAGES))
    test(`${name} is accessible, also enlarged, and whole`, ({ page, complaints }) =>
      look(page, address, complaints));
});

test('an account with something on every page is accessible, also enlarged', async ({
  page,
  context,
  playwright,
  complaints,
}) => {
  test.slow();
  await context.addCookies((await newClient(playwright.request)).state.cookies);
  const { order, list } = await fillAccount(context.request);
  const { accountOrders, accountLists, accountAddresses, accountComplaints, ...links } = linksIn('pl');
  for (const address of [accountOrders, accountLists, accountAddresses, accountComplaints])
    await look(page, address, complaints);
  for (const address of [order, links.list(list), links.compare]) await look(page, address, complaints);
});

async function look(page: Page, address: string, complaints: string[]): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(DESKTOP);
  const lost = noteLost(page);
  const answer = await page.goto(address);
  await hydrateAll(page);
  // A page in English is the same in other words.
  await (address.startsWith('/en/') ? expectToFit(page) : expectAccessibleEnlarged(page));
  expect(lost()).toEqual([]);
  // The browser itself notes a page that is not there, or no longer.
  if ([404, 410].includes(answer?.status() ?? 200)) complaints.length = 0;
}

test('the way from the basket to an order is accessible, also enlarged', async ({ page, complaints }) => {
  test.slow();
  const look = (where: string) => expectAccessibleEnlarged(page, where);
  await buyFilters(page);
  await page.goto('/basketedit.php?country=1143020003&zipcode=00-950');
  await look('the basket');
  await openForm(page, '/order.php');
  await page.getByLabel('Załóż konto przy okazji').check();
  await page.getByLabel('Faktura na firmę lub inne dane').check();
  await goOn(page);
  await expect(summary(page)).toBeFocused();
  await look('the first step with mistakes');
  await openForm(page, '/order.php');
  await page.getByLabel('Załóż konto przy okazji').uncheck();
  await page.getByLabel('Faktura na firmę lub inne dane').uncheck();
  await toSummary(page, 'Odbiór w palarni', 'Płatność online');
  await look('the summary');
  await page.goto('/order-delivery.php');
  await page.getByRole('radio', { name: 'Odbiór w punkcie' }).check();
  await look('the delivery');
  await page.goto('/order-summary.php');
  await page.getByRole('checkbox').check();
  await orderButton(page).click();
  await expect(heading(page, 'Bramka testowa')).toBeVisible();
  await look('the payment');
  await page.getByRole('button', { name: 'Odrzuć płatność' }).click();
  await expect(heading(page, /^Zamówienie /)).toBeVisible();
  await look('the order');
  // The browser itself notes the step that was refused.
  complaints.length = 0;
});

test('the second step of a withdrawal and its receipt are accessible, also enlarged', async ({ page }) => {
  await openForm(page, '/withdrawal.php?number=W-2026-000001');
  await page.getByLabel('Imię i nazwisko').fill('Anna Nowak');
  await page.getByRole('main').getByLabel('E-mail').fill('anna@example.org');
  await page.getByRole('button', { name: 'Dalej' }).click();
  const confirm = page.getByRole('button', { name: 'Potwierdź odstąpienie od umowy' });
  await expect(confirm).toBeVisible();
  await expectAccessibleEnlarged(page, 'the second step');
  await confirm.click();
  await expect(heading(page, 'Mamy Twoje oświadczenie')).toBeVisible();
  await expectAccessibleEnlarged(page, 'the receipt');
});

for (const [name, address, send] of [
  ['a registration', '/client-new.php', 'Załóż konto'],
  ['a message', '/contact.php', 'Wyślij'],
] as const)
  test(`${name} with mistakes is accessible, also enlarged`, async ({ page, complaints }) => {
    await openForm(page, address);
    await page.getByRole('main').getByRole('button', { name: send }).click();
    await expect(summary(page)).toBeFocused();
    await expectAccessibleEnlarged(page);
    // The browser itself notes a form that was refused.
    complaints.length = 0;
  });

type Answer = Parameters<Route['fulfill']>[0];

/** Shows an answer of the shop as a page: what a browser without scripts shows after a form was sent. */
async function show(page: Page, answer: Answer): Promise<void> {
  await page.route('**/answer', (route) => route.fulfill(answer));
  await page.goto('/answer');
  await page.unroute('**/answer');
}

/** In English the same page is there in other words, and those may not fit. */
async function lookAt(page: Page, language: Language, where: string, answer: Answer): Promise<void> {
  await page.setViewportSize(DESKTOP);
  await show(page, answer);
  await (language === 'en' ? expectToFit(page, where) : expectAccessibleEnlarged(page, where));
}

const HTML = { headers: { accept: 'text/html' } };

for (const language of LANGUAGES) {
  const { newPassword, contact, contactSent, home } = linksIn(language);

  test(`the answer to a message without scripts is accessible (${language})`, async ({ page }) => {
    const answer = await page.request.post(contact, { form: MESSAGE, ...HTML });
    expect(answer.url()).toContain(contactSent);
    await lookAt(page, language, 'the message was sent', { response: answer });
  });

  test(`a form that cannot be taken is answered with an accessible page (${language})`, async ({
    page,
    complaints,
  }) => {
    const password = 'cierpka kawa';
    for (const [status, address, fields] of [
      [410, newPassword('old'), { password, password_repeat: password }],
      [413, contact, { message: 'x'.repeat(70_000) }],
    ] as const) {
      const answer = await page.request.post(address, { form: fields, ...HTML });
      expect(answer.status()).toBe(status);
      await lookAt(page, language, `${status}`, { response: answer });
    }
    // The browser itself notes an answer that is a refusal.
    complaints.length = 0;
  });

  test(`a page that broke or was asked for too often is accessible (${language})`, async ({
    page,
    complaints,
  }) => {
    const missing = await page.request.get(`${home}nowhere`, HTML);
    const html = await missing.text();
    const { notFound, ...others } = await errorWordsIn(language);
    await lookAt(page, language, 'a page that is missing', { response: missing });
    // Nothing but their words differs from it, and those may not fit.
    for (const [name, words] of Object.entries(others)) {
      const body = html.replaceAll(notFound.title, words.title).replaceAll(notFound.text, words.text);
      expect(body).toContain(`<h1>${words.title}</h1>`);
      await show(page, { response: missing, body });
      await expectToFit(page, name);
    }
    const plain = { contentType: 'text/html', body: await plainPageIn(language) };
    await lookAt(page, language, 'without the shop around it', plain);
    // The browser itself notes an answer that is a refusal.
    complaints.length = 0;
  });

  test(`the answer to ‘notify me’ without scripts is accessible (${language})`, async ({
    page,
    complaints,
  }) => {
    const ask = (fields: Record<string, string>) =>
      page.request.post(NOTIFY_ACTION, { form: { ...fields, lang: language }, ...HTML });
    const soldOut = { product: '18', size: '250g' };
    for (const [status, name, fields] of [
      [422, 'a wrong address', { ...soldOut, email: 'kawa@nigdzie' }],
      [200, 'a right address', { ...soldOut, email: 'kawa@example.org' }],
      [422, 'a product that is there', { product: '65', size: 'uniw', email: 'kawa@example.org' }],
      [422, 'a product that is gone', { product: '999999', size: 'x', email: 'kawa@example.org' }],
    ] as const) {
      const answer = await ask(fields);
      expect(answer.status(), name).toBe(status);
      await lookAt(page, language, name, { response: answer });
    }
    // The browser itself notes an answer that is a refusal.
    complaints.length = 0;
  });
}

test('a shop that is unavailable still answers with an accessible page', async ({ page, complaints }) => {
  for (const language of LANGUAGES)
    for (const sent of [undefined, { name: 'Halina' }]) {
      const body = await unavailablePageIn(language, sent);
      await lookAt(page, language, `the page in ${language}`, { contentType: 'text/html', body });
    }
  complaints.length = 0;
});

test('the accessibility statement is a link of every footer, in both languages', async ({ page }) => {
  for (const [address, name] of [
    ['/basketedit.php', 'Deklaracja dostępności'],
    ['/en/basketedit.php', 'Accessibility statement'],
  ] as const) {
    await page.goto(address);
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await expect(heading(page, name)).toBeVisible();
    await expect(page.getByRole('main')).toContainText('WCAG 2.2');
    await expect(page.getByRole('main')).toContainText('PFRON');
  }
});
