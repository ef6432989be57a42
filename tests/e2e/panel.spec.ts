import type { Page } from '@playwright/test';
import { panelLinks } from '#contract/panel/panel-links.ts';
import { DESKTOP, expectToFit, PHONE } from '#tests/support/journey/accessibility.ts';
import { violations } from '#tests/support/journey/axe.ts';
import { FILTERS } from '#tests/support/journey/checkout.ts';
import { newClient } from '#tests/support/journey/client.ts';
import { fillAccount } from '#tests/support/journey/full-account.ts';
import { enterPanel, TABLET } from '#tests/support/journey/panel.ts';
import { placeOrder } from '#tests/support/journey/place-order.ts';
import { expect, test } from '#tests/support/journey/shop.ts';
import { MESSAGE } from '#tests/support/samples/sample-message.ts';

const SCREENS = [
  ['light', PHONE],
  ['light', TABLET],
  ['dark', DESKTOP],
] as const;

test.describe.configure({ timeout: 120_000 });

/** Everybody can use the page, on each kind of screen and in the dark, and nothing sticks out. */
async function look(page: Page, address: string): Promise<void> {
  for (const [colorScheme, size] of SCREENS) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(size);
    await page.goto(address);
    // What was looked at on one page need not be on the next.
    expect(await violations(page, 'all', `panel ${size.width} ${colorScheme}`), address).toEqual([]);
  }
  await expectToFit(page, address);
}

for (const address of [panelLinks.signIn, panelLinks.forgotten])
  test(`${address} is accessible on every screen`, ({ page }) => look(page, address));

const { today, orders, returns, messages, staff, staffInvite, audit } = panelLinks;
const { account, accountApp, accountSessions } = panelLinks;
const { clients, complaints, waiting, settingsEmails, webhooks, webhookNew, transfers } = panelLinks;

for (const address of [
  today,
  orders,
  returns,
  messages,
  staff,
  staffInvite,
  audit,
  clients,
  complaints,
  waiting,
  settingsEmails,
  webhooks,
  webhookNew,
  panelLinks.tokens,
  panelLinks.tokenNew,
  account,
  accountApp,
  accountSessions,
])
  test(`${address} is accessible on every screen`, async ({ page }) => {
    await enterPanel(page);
    await look(page, address);
  });

for (const list of [messages, staff])
  test(`what ${list} leads to is accessible on every screen`, async ({ page }) => {
    await page.request.post('/contact.php', { form: MESSAGE, headers: { accept: 'application/json' } });
    await enterPanel(page);
    await page.goto(list);
    await look(page, (await page.locator('tbody a').first().getAttribute('href')) ?? '');
  });

test('a client with all that there may be, and their complaint, are accessible on every screen', async ({
  page,
  context,
  playwright,
}) => {
  await context.addCookies((await newClient(playwright.request)).state.cookies);
  await fillAccount(context.request);
  await enterPanel(page);
  for (const list of [clients, complaints]) {
    await page.goto(list);
    await look(page, (await page.locator('tbody a').first().getAttribute('href')) ?? '');
  }
});

test('transfers of a statement are accessible on every screen', async ({ page }) => {
  await enterPanel(page, transfers);
  const rows = ['Data;Tytuł;Nadawca;Kwota', '2026-11-19;za kawę;ANNA NOWAK UL. KRÓTKA 1;65,70'];
  const statement = { name: 'wyciąg.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) };
  await page.getByLabel('Wyciąg z banku').setInputFiles(statement);
  await page.getByRole('button', { name: 'Wczytaj wyciąg' }).click();
  await expect(page.getByRole('status')).toContainText('Nowe przelewy: 1.');
  await look(page, transfers);
});

test('an order is accessible on every screen, with all its forms open', async ({ page, playwright }) => {
  const number = await placeOrder(playwright.request, [{ product: FILTERS.id, size: 'uniw' }]);
  await enterPanel(page);
  await look(page, panelLinks.order(number));
  await page.setViewportSize(DESKTOP);
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('details')) part.open = true;
  });
  expect(await violations(page, 'all')).toEqual([]);
});

test('a member is invited and the log tells of it, by keyboard alone', async ({ page }) => {
  await enterPanel(page);
  await page.goto(panelLinks.staffInvite);
  await page.getByLabel('Imię i nazwisko').focus();
  await page.keyboard.type('Olga Kruk');
  await page.keyboard.press('Tab');
  await page.keyboard.type(`olga.${Date.now()}@example.org`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText('Zaproszenie jest w drodze');
  await page.goto(`${panelLinks.audit}?q=olga`);
  await expect(page.getByRole('table')).toContainText('zaproszenie do zespołu');
});
