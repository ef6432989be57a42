import type { Page, PlaywrightTestArgs, PlaywrightWorkerArgs } from '@playwright/test';
import { expect } from '@playwright/test';
import { panelLinks } from '#contract/panel/panel-links.ts';
import { NOTIFY_ACTION } from '#contract/wire.ts';
import { MESSAGE } from '#tests/support/samples/sample-message.ts';
import { PANEL_DOORS } from '#tests/support/shop/panel-doors.ts';
import { FILTERS } from './checkout.ts';
import { newClient } from './client.ts';
import { fillAccount } from './full-account.ts';
import { placeOrder } from './place-order.ts';

type Doors = typeof PANEL_DOORS;
type Screen = Extract<keyof Doors, `GET ${string}`>;
type Shopper = Pick<PlaywrightTestArgs & PlaywrightWorkerArgs, 'page' | 'context' | 'playwright'>;
/** Makes what the screen is of, and answers with its address; who is at work is in already. */
type Way = (shopper: Shopper) => Promise<string>;
/** What is no screen, or is looked at by another journey. */
type Elsewhere = 'a file' | 'a line' | 'packing.spec.ts' | 'passkeys.spec.ts';

/** Screens that their address alone does not open. A new address with a parameter has no type until it is here. */
const LED_TO: Record<Extract<Screen, `${string}:${string}`>, Way | Elsewhere> &
  Partial<Record<Screen, Way | Elsewhere>> = {
  'GET /panel/live': 'a line',
  'GET /panel/jobs/:id/report': 'a file',
  'GET /panel/complaints/files/:id': 'a file',
  'GET /panel/invoices/:id': 'a file',
  'GET /panel/invoices/:id/upo': 'a file',
  'GET /panel/packing/carrier-labels': 'a file',
  'GET /panel/packing': 'packing.spec.ts',
  'GET /panel/packing/:number': 'packing.spec.ts',
  'GET /panel/packing/papers/:paper': 'packing.spec.ts',
  'GET /panel/account/passkeys/remove': 'passkeys.spec.ts',
  'GET /panel/orders/:number': async ({ playwright }) => panelLinks.order(await anOrder(playwright)),
  'GET /panel/orders/:number/emails/:id': async ({ page, playwright }) => {
    await page.goto(panelLinks.order(await anOrder(playwright)));
    return linkIn(page, 'a[href*="/emails/"]');
  },
  'GET /panel/invoices/new': async ({ playwright }) => panelLinks.invoiceNew(await anOrder(playwright)),
  'GET /panel/jobs/:id': async ({ page, playwright }) => {
    await page.goto(`${panelLinks.orders}?q=${await anOrder(playwright)}`);
    await page.locator('[data-choose]').first().check();
    await page.getByRole('button', { name: 'Zwolnij' }).click();
    await expect(page).toHaveURL(/\/jobs\/\d+$/);
    return new URL(page.url()).pathname;
  },
  'GET /panel/messages/:id': async ({ page }) => {
    await page.request.post('/contact.php', { form: MESSAGE, headers: { accept: 'application/json' } });
    return firstOf(page, panelLinks.messages);
  },
  'GET /panel/complaints/:id': async (shopper) => {
    await aClient(shopper);
    return firstOf(shopper.page, panelLinks.complaints);
  },
  'GET /panel/clients/:id': async (shopper) => {
    await aClient(shopper);
    return firstOf(shopper.page, panelLinks.clients);
  },
  'GET /panel/clients/guest': async ({ page, playwright }) => {
    await page.goto(`${panelLinks.clients}?q=${await anOrder(playwright)}`);
    return linkIn(page, 'a[href*="/clients/guest?"]');
  },
  'GET /panel/products/:id': ({ page }) => firstOf(page, panelLinks.products),
  'GET /panel/staff/:id': ({ page }) => firstOf(page, panelLinks.staff),
  'GET /panel/waiting/:id': async ({ page }) => {
    const form = { product: '18', size: '250g', email: 'kawa@example.org' };
    await page.request.post(NOTIFY_ACTION, { form, headers: { accept: 'text/html' } });
    return firstOf(page, panelLinks.waiting);
  },
  'GET /panel/settings/webhooks/:id': async ({ page }) => {
    await page.goto(panelLinks.webhookNew);
    await page.getByLabel('Adres').fill('https://magazyn.example.org/witryna');
    await page.getByRole('checkbox').first().check();
    await page.getByRole('button', { name: 'Dodaj webhook' }).click();
    return firstOf(page, panelLinks.webhooks);
  },
};

/** Each screen that is walked for those who are at work, and how one comes to it. */
export const SCREENS_AT_WORK: readonly (readonly [path: string, way: Way])[] = Object.entries(PANEL_DOORS)
  .filter(([door, needs]) => door.startsWith('GET ') && needs !== 'entrance')
  .flatMap(([door]) => {
    const path = door.slice('GET '.length);
    const way = LED_TO[door as Screen] ?? (async () => path);
    return typeof way === 'string' ? [] : [[path, way] as const];
  });

/** The doors that are walked before anybody is in. */
export const SCREENS_OF_ENTRANCE = Object.entries(PANEL_DOORS)
  .filter(([door, needs]) => door.startsWith('GET ') && needs === 'entrance')
  .map(([door]) => door.slice('GET '.length));

const anOrder = (playwright: Shopper['playwright']) =>
  placeOrder(playwright.request, [{ product: FILTERS.id, size: 'uniw' }]);

async function aClient({ context, playwright }: Shopper): Promise<void> {
  await context.addCookies((await newClient(playwright.request)).state.cookies);
  await fillAccount(context.request);
}

async function firstOf(page: Page, list: string): Promise<string> {
  await page.goto(list);
  return linkIn(page, 'tbody a');
}

async function linkIn(page: Page, selector: string): Promise<string> {
  const link = page.locator(selector).first();
  await expect(link).toBeAttached();
  return (await link.getAttribute('href')) ?? '';
}
