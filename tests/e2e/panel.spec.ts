import type { Page } from '@playwright/test';
import { panelLinks } from '#contract/panel/panel-links.ts';
import { DESKTOP, expectToFit, PHONE } from '#tests/support/journey/accessibility.ts';
import { codeFor } from '#tests/support/journey/authenticator.ts';
import { noteParts, takeOutSeen, violations } from '#tests/support/journey/axe.ts';
import { FILTERS } from '#tests/support/journey/checkout.ts';
import { emailTo } from '#tests/support/journey/emails.ts';
import {
  acceptInvitation,
  enterPanel,
  inviteMember,
  MEMBERS_PASSWORD,
  TABLET,
} from '#tests/support/journey/panel.ts';
import { SCREENS_AT_WORK, SCREENS_OF_ENTRANCE } from '#tests/support/journey/panel-screens.ts';
import { placeOrder } from '#tests/support/journey/place-order.ts';
import { expect, test } from '#tests/support/journey/shop.ts';
import { untilSettled } from '#tests/support/page-checks.ts';

const VIEWS = [
  ['light', PHONE],
  ['light', TABLET],
  ['dark', DESKTOP],
] as const;

test.describe.configure({ timeout: 120_000 });

/** Everybody can use the page, on each kind of screen and in the dark, and nothing sticks out. */
async function look(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectToFit(page, address);
  for (const [, size] of VIEWS) {
    await page.setViewportSize(size);
    await noteParts(page);
  }
  await takeOutSeen(page);
  for (const [colorScheme, size] of VIEWS) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize(size);
    await page.evaluate(untilSettled);
    expect(await violations(page, 'all'), `${address} ${size.width} ${colorScheme}`).toEqual([]);
  }
}

test('every screen on the way in is accessible, on every screen there is', async ({ page }) => {
  const walked: string[] = [];
  const walk = async (address: string) => {
    await look(page, address);
    walked.push(new URL(page.url()).pathname);
  };
  await walk(panelLinks.signIn);
  await walk(panelLinks.firstOwner('not-known'));
  const { email, link } = await inviteMember(page);
  await walk(link);
  await acceptInvitation(page, link);
  await page.goto(panelLinks.accountApp);
  await page
    .getByLabel('Kod', { exact: true })
    .fill(codeFor((await page.locator('.key').textContent()) ?? ''));
  await page.getByLabel('Obecne hasło').fill(MEMBERS_PASSWORD);
  await page.getByRole('button', { name: 'Włącz aplikację' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kody zapasowe');
  await page.context().clearCookies();
  await page.goto(panelLinks.signIn);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Hasło').fill(MEMBERS_PASSWORD);
  await page.getByRole('button', { name: 'Zaloguj się', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(panelLinks.secondStep));
  await walk(panelLinks.secondStep);
  await walk(panelLinks.recovery);
  await walk(panelLinks.forgotten);
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Wyślij link' }).click();
  const [newPassword = ''] =
    /http\S+new-password\?token=[\w-]+/.exec(await emailTo(email, 'staff_password')) ?? [];
  await walk(newPassword);
  expect(walked.toSorted()).toEqual(SCREENS_OF_ENTRANCE.toSorted());
});

for (const [path, way] of SCREENS_AT_WORK)
  test(`${path} is accessible on every screen`, async ({ page, context, playwright }) => {
    await enterPanel(page);
    await look(page, await way({ page, context, playwright }));
  });

test('transfers of a statement are accessible on every screen', async ({ page }) => {
  await enterPanel(page, panelLinks.transfers);
  const rows = ['Data;Tytuł;Nadawca;Kwota', '2026-11-19;za kawę;ANNA NOWAK UL. KRÓTKA 1;65,70'];
  const statement = { name: 'wyciąg.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) };
  await page.getByLabel('Wyciąg z banku').setInputFiles(statement);
  await page.getByRole('button', { name: 'Wczytaj wyciąg' }).click();
  await expect(page.getByRole('status')).toContainText('Nowe przelewy: 1.');
  await look(page, panelLinks.transfers);
});

test('an order is accessible with all its forms open', async ({ page, playwright }) => {
  const number = await placeOrder(playwright.request, [{ product: FILTERS.id, size: 'uniw' }]);
  await enterPanel(page, panelLinks.order(number));
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
