import { expect, type Page } from '@playwright/test';
import { panelLinks } from '#contract/panel/panel-links.ts';
import { emailTo } from './emails.ts';

export const TABLET = { width: 768, height: 1024 };
export const MEMBERS_PASSWORD = 'zielona herbata z rana';

/** Comes into the back office as the demo's owner, by keyboard, and goes on to a page of it. */
export async function enterPanel(page: Page, address: string = panelLinks.today): Promise<void> {
  await page.goto(panelLinks.today);
  await page.getByRole('button', { name: 'Wejdź jako właściciel demo' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dzisiaj');
  if (address !== panelLinks.today) await page.goto(address);
}

/** The owner invites somebody, and nobody is in any more; the link of the e-mail leads them in. */
export async function inviteMember(page: Page): Promise<{ email: string; link: string }> {
  await enterPanel(page, panelLinks.staffInvite);
  const email = `ewa.${Date.now()}@example.org`;
  await page.getByLabel('Imię i nazwisko').fill('Ewa Kruk');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Wyślij zaproszenie' }).click();
  const [link = ''] = /http\S+invitation\?token=[\w-]+/.exec(await emailTo(email, 'staff_invitation')) ?? [];
  await page.context().clearCookies();
  return { email, link };
}

/** Whoever was invited comes in. */
export async function acceptInvitation(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Nowe hasło').fill(MEMBERS_PASSWORD);
  await page.getByLabel('Powtórz hasło').fill(MEMBERS_PASSWORD);
  await page.getByRole('button', { name: 'Ustaw hasło i wejdź' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dzisiaj');
}
