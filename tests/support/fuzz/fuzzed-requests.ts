import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { LANGUAGES } from '#contract/language.ts';
import { linksIn } from '#contract/links.ts';
import {
  GRAPHQL_PATH,
  NOTIFY_ACTION,
  PAYMENTS_PATH,
  POINTS_PATH,
  PROJECTOR_PATH,
  WIDGETS_PATH,
} from '#contract/wire.ts';
import { damaged, oddNumber, oddText, oddValue } from './odd-values.ts';
import { schemaQueries } from './schema-queries.ts';

export type FuzzedRequest = InjectOptions & { method: 'GET' | 'POST'; url: string };

const JSON_TYPE = 'application/json';
const FORM = 'application/x-www-form-urlencoded';

const contentType = fc.constantFrom(
  ...[JSON_TYPE, FORM, 'text/plain', 'application/graphql', 'multipart/form-data; boundary=x'],
  ...['application/json; charset=utf-16', 'text/html', 'application/octet-stream', 'rubbish', '', 'a/b;;;='],
);
const accept = fc.constantFrom(
  ...['text/html', JSON_TYPE, '*/*', 'application/graphql-response+json', '', 'rubbish/;q=x'],
);

/** Requests to the query endpoint, from valid ones to ones that are no text. */
export function graphqlRequests(schema: GraphQLSchema): fc.Arbitrary<FuzzedRequest> {
  const valid = schemaQueries(schema);
  const query = fc.oneof(
    { weight: 6, arbitrary: valid },
    { weight: 3, arbitrary: damaged(valid) },
    { weight: 1, arbitrary: tooMuch },
  );
  const operation = fc.record(
    { query, variables: fc.option(oddValue), operationName: fc.option(oddText) },
    { requiredKeys: ['query'] },
  );
  const asJson = fc.oneof(
    { weight: 6, arbitrary: query.map((text) => JSON.stringify({ query: text })) },
    { weight: 2, arbitrary: operation.map((whole) => JSON.stringify(whole)) },
    { weight: 1, arbitrary: damaged(query.map((text) => JSON.stringify({ query: text }))) },
    { weight: 1, arbitrary: oddValue.map((value) => JSON.stringify(value) ?? '') },
  );
  const sent = fc.oneof(
    { weight: 6, arbitrary: fc.tuple(fc.constant(JSON_TYPE), asJson) },
    { weight: 2, arbitrary: fc.tuple(fc.constantFrom('text/plain', 'application/graphql'), query) },
    { weight: 1, arbitrary: fc.tuple(contentType, asJson) },
    { weight: 1, arbitrary: fc.tuple(contentType, bytes) },
  );
  return fc.tuple(sent, accept).map(([[type, payload], accepted]) => ({
    method: 'POST',
    url: GRAPHQL_PATH,
    headers: { 'content-type': type, accept: accepted },
    payload,
  }));
}

const tooMuch = fc.constantFrom(
  '{ a'.repeat(3_000),
  `{ ${'hello '.repeat(12_000)} }`,
  `{ ${Array.from({ length: 300 }, (_, n) => `a${n}: hello`).join(' ')} }`,
  `query(${'$a: Int '.repeat(500)}) { hello }`,
  '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }',
  `{ hello ${'@skip(if: true) '.repeat(2_000)} }`,
  `{ product(productId: ${'['.repeat(2_000)}1${']'.repeat(2_000)}) { id } }`,
);

const bytes = fc.uint8Array({ maxLength: 200 }).map((all) => Buffer.from(all));

/** Addresses of widgets and of every page with a form, in every language. */
export function addressesOfForms(): string[] {
  const links = LANGUAGES.flatMap((language) =>
    Object.values(linksIn(language)).flatMap((link) =>
      typeof link === 'string' && link.includes('.php') ? [link] : [],
    ),
  );
  return [...ajaxAddresses, ...new Set(links.map((link) => link.replace(/\?.*$/, '')))];
}

const ajaxAddresses = [WIDGETS_PATH, PROJECTOR_PATH, NOTIFY_ACTION, PAYMENTS_PATH, POINTS_PATH];

/** Names that the forms really have, so that what is sent comes further than the first check. */
const fieldName = fc.constantFrom(
  ...[
    'product',
    'size',
    'number',
    'action',
    'line',
    'lines',
    'code',
    'email',
    'login',
    'username',
    'password',
  ],
  ...[
    'password_repeat',
    'firstname',
    'lastname',
    'phone',
    'phone_prefix',
    'country',
    'street',
    'street_number',
  ],
  ...[
    'zipcode',
    'city',
    'way',
    'payment',
    'pickup_point',
    'key',
    'seen',
    'terms',
    'contact',
    'message',
    'subject',
  ],
  ...[
    'name',
    'list',
    'list_id',
    'id',
    'token',
    'request',
    'get',
    'text',
    'currency',
    'region',
    'go_on',
    'iban',
  ],
  ...[
    'birthdate',
    'wish',
    'description',
    'found_on',
    'order',
    'newsletter',
    'current_password',
    '__proto__',
    '',
  ],
);
const fieldValue = fc.oneof(
  fc.constantFrom(
    ...['1', '7', 'y', 'uniw', 'add', 'remove', 'change', 'kawa', '1143020003', 'courier:prepaid', 'PLN'],
  ),
  oddText,
);
const fields = fc.array(fc.tuple(fieldName, fieldValue), { maxLength: 12 });

/** A value that is right for each field of any form: only the one or two that are replaced are not. */
const RIGHT = {
  ...{ product: '7', size: '250g', number: '1', action: '', username: 'fuzz', login: 'rubbish.one' },
  ...{ email: 'anna@example.org', password: 'cierpka kawa', password_repeat: 'cierpka kawa', terms: 'y' },
  ...{ firstname: 'Anna', lastname: 'Nowak', phone_prefix: '+48', phone: '501200300', country: '1143020003' },
  ...{ street: 'Długa', street_number: '5', zipcode: '00-950', city: 'Warszawa', way: 'courier:prepaid' },
  ...{
    payment: 'transfer',
    contact: 'anna@example.org',
    name: 'Anna',
    subject: 'Kawa',
    message: 'Dzień dobry',
  },
  ...{ list: '1', code: 'MGLA10', iban: 'PL61109010140000071219812874', product_name: 'kawa', order: '1' },
  ...{ found_on: '2026-11-02', description: 'Pęknięty', wish: 'repair', current_password: 'cierpka kawa' },
};
const nearlyRight = fc
  .array(fc.tuple(fc.constantFrom(...Object.keys(RIGHT)), oddText), { minLength: 1, maxLength: 2 })
  .map((changed) => Object.entries({ ...RIGHT, ...Object.fromEntries(changed) }));

export const formRequests = (addresses: readonly string[]): fc.Arbitrary<FuzzedRequest> =>
  fc
    .tuple(
      fc.constantFrom(...addresses),
      fc.oneof(
        { weight: 3, arbitrary: nearlyRight.map((all) => [FORM, encoded(all)] as const) },
        { weight: 4, arbitrary: fields.map((all) => [FORM, encoded(all)] as const) },
        {
          weight: 2,
          arbitrary: fields.map((all) => ['multipart/form-data; boundary=x', multipart(all)] as const),
        },
        {
          weight: 1,
          arbitrary: fc.tuple(fc.constant('multipart/form-data; boundary=x'), damaged(fields.map(multipart))),
        },
        { weight: 1, arbitrary: fc.tuple(contentType, bytes) },
        {
          weight: 1,
          arbitrary: fc.tuple(
            contentType,
            oddValue.map((value) => JSON.stringify(value) ?? ''),
          ),
        },
        { weight: 1, arbitrary: fc.tuple(fc.constant(FORM), widgetRequest()) },
      ),
      accept,
    )
    .map(([url, [type, payload], accepted]) => ({
      method: 'POST',
      url,
      headers: { 'content-type': type, accept: accepted },
      payload,
    }));

const PAGES = ['/', '/produkt/7/x', '/kategoria/1/kawa', '/search.php', '/en/search.php', '/metrics'];
const oddPath = fc
  .tuple(
    fc.constantFrom('/produkt/', '/en/product/', '/kategoria/', '/informacje/', '/gfx/pictures/', '/assets/'),
    fc.oneof(oddText, oddNumber.map(String)),
  )
  .map(([before, odd]) => `${before}${percent(odd).slice(0, 500)}/x`);

/** Pages and widgets that are asked for with odd values. */
export const addressRequests: fc.Arbitrary<FuzzedRequest> = fc
  .tuple(
    fc.oneof(fc.constantFrom(...addressesOfForms(), ...PAGES), oddPath),
    fields,
    accept,
    fc.option(oddText),
  )
  .map(([path, query, accepted, cookie]) => ({
    method: 'GET',
    url: `${path}${path.includes('?') ? '&' : '?'}${encoded(query)}`,
    headers: {
      accept: accepted,
      ...(cookie && { cookie: `witryna_session=${percent(cookie)}` }),
    },
  }));

function widgetRequest() {
  const keys = fc.constantFrom(
    'Basket',
    'Wishlist',
    'Comparers',
    'Projector',
    'Snippets',
    'ToplayersAndWidgets',
  );
  return fc.dictionary(keys, oddValue).map((wanted) => `request=${percent(JSON.stringify(wanted))}`);
}

type Pairs = readonly (readonly [string, string])[];

function encoded(all: Pairs): string {
  return all.map(([name, value]) => `${percent(name)}=${percent(value)}`).join('&');
}

/** Half of a character cannot be written so by browsers; others write it as it is. */
function percent(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, 'HALF')).replaceAll('HALF', '%ED%A0%80');
}

function multipart(all: Pairs): string {
  const parts = all.map(([name, value], n) => {
    const file = n % 3 === 2 ? '; filename="a.png"\r\ncontent-type: image/png' : '';
    return `--x\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`;
  });
  return `${parts.join('')}--x--\r\n`;
}
