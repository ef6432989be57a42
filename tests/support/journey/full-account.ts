import { type APIRequestContext, expect } from '@playwright/test';
import { linksIn } from '#contract/links.ts';
import { PLACE } from './checkout.ts';

export type FullAccount = { order: string; list: number };

type Fields = Record<string, string>;

const ADDRESS = { ...PLACE, email: 'anna@example.org', phone_prefix: '+48', country: '1143020003' };
const LISTED = [
  { product: '7', size: '1kg', note: 'na prezent' },
  { product: '65', size: 'uniw' },
  { product: '18', size: '250g' },
];
const IBAN = 'PL61 1090 1014 0000 0712 1981 2874';

/** Gives a client something on every page of the account: addresses, an order, lists with products, a complaint. */
export async function fillAccount(shop: APIRequestContext): Promise<FullAccount> {
  const links = linksIn('pl');
  for (const kind of ['billing', 'delivery']) await send(`${links.accountAddress}?kind=${kind}`, ADDRESS);
  await send(links.accountBank, { iban: IBAN });
  await send(links.basketChange, { product: '65', size: 'uniw', number: '2' });
  await send(links.checkout, ADDRESS);
  await send(links.checkoutDelivery, { way: 'courier:prepaid', payment: 'transfer' });
  const summary = await (await shop.get(links.checkoutSummary)).text();
  const order = await send(links.checkoutSummary, {
    ...{ key: hiddenIn(summary, 'key'), seen: hiddenIn(summary, 'seen'), terms: 'y' },
  });
  const { list } = await send(links.listChange, { mode: 'create', name: 'Na święta' });
  for (const noted of LISTED) await send(links.listChange, { mode: 'add', list: String(list), ...noted });
  for (const { product } of LISTED) await send(links.compareChange, { mode: 'add', product });
  await complain();
  return { order: order.location ?? '', list: list ?? 0 };

  async function send(address: string, form: Fields): Promise<{ location?: string; list?: number }> {
    const answer = await shop.post(address, { form, headers: { accept: 'application/json' } });
    expect(answer.status(), `${address}: ${await answer.text()}`).toBe(200);
    return answer.json();
  }

  async function complain(): Promise<void> {
    const said = {
      product: 'Filtry',
      found_on: '2026-01-05',
      description: 'Za małe do mojego zaparzacza.',
      wish: 'refund',
    };
    const answer = await shop.post(links.accountComplaint, {
      multipart: { ...said, iban: IBAN },
      headers: { accept: 'application/json' },
    });
    expect(answer.status(), await answer.text()).toBe(200);
  }
}

/** The value of a hidden field of a page. */
function hiddenIn(html: string, name: string): string {
  const [, value = ''] = html.match(new RegExp(`type="hidden" name="${name}" value="([^"]*)"`)) ?? [];
  return value.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
