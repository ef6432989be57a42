import type { FormAnswer } from '#contract/form/form-answer.ts';
import type { Language } from '#contract/language.ts';
import { linksIn } from '#contract/links.ts';
import { POLAND } from '#tests/support/samples/sample-account.ts';
import { type Shopper, sendForm } from './client-shopper.ts';
import { demoProduct, PAGE, shopperIn, type TestShop } from './test-shop.ts';

type Values = Record<string, string>;

export const GERMANY = 1143020143;
export const COFFEE = 'brazylia-cerrado';
export const FILTERS = 'filtry-stozkowe-02';

export const CONTACT: Values = {
  email: 'anna@example.org',
  phone_prefix: '+48',
  phone: '501200300',
  firstname: 'Anna',
  lastname: 'Nowak',
  country: String(POLAND),
  street: 'Długa',
  street_number: '5',
  zipcode: '00-950',
  city: 'Warszawa',
};

export const BY_TRANSFER: Values = { way: 'courier:prepaid', payment: 'transfer' };
export const BY_GATEWAY: Values = { way: 'courier:prepaid', payment: 'gateway' };
export const ON_DELIVERY: Values = { way: 'courier:on_delivery' };

/** What a shopper says on the way to an order. */
export type Wishes = { contact?: Values; delivery?: Values; language?: Language };

/** A guest who has put so many packs of filters into the basket. */
export async function guestWith(shop: TestShop, number = '2', key = FILTERS): Promise<Shopper> {
  const shopper = shopperIn(shop);
  await putIn(shop, shopper, key, number);
  return shopper;
}

export async function putIn(
  { shop }: TestShop,
  shopper: Shopper,
  key: string,
  number = '1',
  size = 'uniw',
): Promise<void> {
  const { id } = await demoProduct(shop, key);
  const answer = await shopper.change({ product: String(id), size, number });
  if (answer.statusCode !== 200) throw new Error(`${key} cannot be put into the basket: ${answer.body}`);
}

/** Fills in the first two steps, and answers with what the form of the summary sends. */
export async function toSummary(shopper: Shopper, { contact, delivery, language = 'pl' }: Wishes = {}) {
  const links = linksIn(language);
  await mustGoOn(shopper, links.checkout, { ...CONTACT, ...contact });
  await mustGoOn(shopper, links.checkoutDelivery, delivery ?? BY_TRANSFER);
  return summaryForm(shopper, language);
}

/** The hidden fields of the summary, and the consent. */
export async function summaryForm(shopper: Shopper, language: Language = 'pl'): Promise<Values> {
  const { statusCode, body } = await shopper.get(linksIn(language).checkoutSummary);
  if (statusCode !== 200) throw new Error(`the summary is not shown: ${statusCode}`);
  return { key: hiddenIn(body, 'key'), seen: hiddenIn(body, 'seen'), terms: 'y' };
}

/** Goes all the way; the address that comes next is the order's page, or the gateway's. */
export async function orderBy(shopper: Shopper, wishes: Wishes = {}): Promise<string> {
  const form = await toSummary(shopper, wishes);
  return mustGoOn(shopper, linksIn(wishes.language ?? 'pl').checkoutSummary, form);
}

/** The value of a hidden field of a page. */
export function hiddenIn(html: string, name: string): string {
  const [, value] = html.match(new RegExp(`type="hidden" name="${name}" value="([^"]*)"`)) ?? [];
  if (value === undefined) throw new Error(`the page has no hidden field '${name}'`);
  return value.replace(/&(quot|amp|lt|gt|#x27);/g, (_, entity: string) => ENTITIES[entity] ?? '');
}

const ENTITIES: Values = { quot: '"', amp: '&', lt: '<', gt: '>', '#x27': "'" };

/** Sends a form as a browser without scripts does, and answers with the next address. */
export async function sendPlain(shopper: Shopper, url: string, values: Values): Promise<string> {
  const answer = await sendForm(shopper, url, values, PAGE);
  if (answer.statusCode !== 303) throw new Error(`${url} leads nowhere: ${answer.statusCode}`);
  return String(answer.headers.location);
}

/** Sends a form, and answers with the address where the shopper goes on. */
async function mustGoOn(shopper: Shopper, url: string, values: Values): Promise<string> {
  const answer: FormAnswer = (await sendForm(shopper, url, values)).json();
  if (answer.status !== 'success' || !('location' in answer) || !answer.location)
    throw new Error(`${url} refuses: ${JSON.stringify(answer)}`);
  return answer.location;
}
