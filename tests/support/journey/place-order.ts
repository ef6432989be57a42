import type { APIRequest, APIRequestContext } from '@playwright/test';
import { linksIn } from '#contract/links.ts';
import { PLACE } from './checkout.ts';
import { newName } from './client.ts';
import { E2E_ADDRESS } from './e2e-address.ts';

/** One piece of a product in one of its sizes. */
export type Piece = { product: number; size: string };

const POLAND = '1143020003';
const links = linksIn('pl');

/** Orders as a guest does, to be paid at the door, and answers with the order's number. */
export async function placeOrder(requests: APIRequest, pieces: readonly Piece[]): Promise<string> {
  const guest = await requests.newContext({ baseURL: E2E_ADDRESS });
  try {
    for (const { product, size } of pieces)
      await send(guest, '/basketchange.php', { product: String(product), size, number: '1' });
    const contact = { ...PLACE, email: `${newName()}@example.org`, phone_prefix: '+48', country: POLAND };
    await send(guest, links.checkout, contact);
    await send(guest, links.checkoutDelivery, { way: 'courier:on_delivery' });
    const summary = await (await guest.get(links.checkoutSummary)).text();
    const hidden = (name: string) => hiddenIn(summary, name);
    const form = { key: hidden('key'), seen: hidden('seen'), terms: 'y' };
    const { location = '' } = await send(guest, links.checkoutSummary, form);
    const number = new URL(location, E2E_ADDRESS).searchParams.get('number');
    if (!number) throw new Error(`no order was placed: ${location}`);
    return number;
  } finally {
    await guest.dispose();
  }
}

async function send(guest: APIRequestContext, path: string, form: Record<string, string>) {
  const answer = await guest.post(path, { form, headers: { accept: 'application/json' } });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as { location?: string };
}

function hiddenIn(html: string, name: string): string {
  const [, value = ''] = new RegExp(`name="${name}" value="([^"]*)"`).exec(html) ?? [];
  return value.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}
