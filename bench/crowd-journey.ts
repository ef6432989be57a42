import { randomBytes, randomInt } from 'node:crypto';
import { GRAPHQL_PATH, WIDGETS_PATH } from '#contract/wire.ts';
import { POLAND } from '#tests/support/samples/sample-account.ts';
import type { Connection, Reply } from './crowd-connection.ts';

/** Where shoppers may go, and what they may buy. */
export type Places = {
  categories: string[];
  products: string[];
  bought: { product: number; size: string }[];
};
/** Asks for one thing by its kind; the answer of a refused request leads nowhere, so the journey ends there. */
export type Ask = (kind: Kind, send: () => Promise<Reply>) => Promise<Reply>;
export type Kind = 'page' | 'personal' | 'search' | 'basket' | 'order';

const WORDS = ['kawa', 'etiopia', 'herbata', 'kubek', 'młynek', 'filtry', 'brazylia', 'czekolada'];
const ONE_BUYS_OF = 10;
const FORM = { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' };
const JSON_BOTH_WAYS = { 'content-type': 'application/json', accept: 'application/json' };
const PERSONAL = new URLSearchParams({ request: '{"Basket":{},"Wishlist":{},"Comparers":{}}' }).toString();
const WAY = { deliveryMethod: 'courier', payment: 'transfer' };
const QUOTE = 'query ($input: OrderQuoteInput!) { orderQuote(OrderInput: $input) { seen problems } }';
const CREATE =
  'mutation ($input: OrderInput!) { orderCreate(OrderInput: $input) { status errors { code message } } }';
const BILLING = {
  ...{ firstname: 'Anna', lastname: 'Nowak', street: 'Długa', streetNumber: '5' },
  ...{ zipcode: '00-950', city: 'Warszawa', country: String(POLAND) },
};

/** A shopper looks around, searches, fills a basket, and one of ten orders. Answers whether this one did. */
export async function shopOnce(connection: Connection, ask: Ask, places: Places): Promise<boolean> {
  const get = (path: string) => () => connection.ask('GET', path);
  const post = (path: string, headers: Record<string, string>, body: string) => () =>
    connection.ask('POST', path, headers, body);
  const query = (text: string, input: object) =>
    post(GRAPHQL_PATH, JSON_BOTH_WAYS, JSON.stringify({ query: text, variables: { input } }));

  await ask('page', get('/'));
  await ask('personal', post(WIDGETS_PATH, FORM, PERSONAL));
  await ask('page', get(oneOf(places.categories)));
  await ask('page', get(oneOf(places.products)));
  await ask('search', get(`/search.php?text=${encodeURIComponent(oneOf(WORDS))}`));
  await ask('page', get(oneOf(places.products)));
  const { product, size } = oneOf(places.bought);
  await ask('basket', post('/basketchange.php', FORM, `product=${product}&size=${size}&number=1`));
  await ask('basket', get('/basketedit.php'));
  if (randomInt(ONE_BUYS_OF) > 0) return false;
  const quoted = await ask('order', query(QUOTE, { country: String(POLAND), ...WAY }));
  const { seen } = JSON.parse(quoted.body.toString()).data.orderQuote;
  const key = randomBytes(32).toString('base64url');
  const order = { key, seen, email: 'anna@example.org', billing: BILLING, ...WAY };
  const placed = await ask('order', query(CREATE, order));
  const { status, errors } = JSON.parse(placed.body.toString()).data.orderCreate;
  if (status !== 'success') throw new Error(`no order: ${JSON.stringify(errors)}`);
  return true;
}

const oneOf = <One>(all: readonly One[]): One => {
  const one = all[randomInt(all.length)];
  if (one === undefined) throw new Error('there is nowhere to go');
  return one;
};
