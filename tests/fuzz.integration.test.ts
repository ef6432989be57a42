import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { SESSION_COOKIE } from '#contract/wire.ts';
import { buildSchema } from '#server/graphql/schema.ts';
import {
  addressesOfForms,
  addressRequests,
  type FuzzedRequest,
  formRequests,
  graphqlRequests,
} from './support/fuzz/fuzzed-requests.ts';
import { malformedHttp, sendRaw } from './support/fuzz/malformed-http.ts';
import { clientIn } from './support/shop/client-shopper.ts';
import { describeWithShop, type TestShop } from './support/shop/test-shop.ts';

/** FUZZ_SEED=… tries others, or the same again: it is told with whatever fails. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_115);
/** On each of two databases: 5,000 in all. */
const GRAPHQL = 1_200;
const FORMS = 800;
const ADDRESSES = 350;
const MALFORMED = 150;
const AT_ONCE = 8;
/** Limits of a minute are tested elsewhere; here they would hide what lies behind them. */
const BETWEEN_MS = 7_000;

/** Traces of what is inside: stacks, files, statements and messages of the database. */
const INSIDE =
  /\n\s+at |node_modules|\.tsx?:\d|\/src\/|\b(SELECT|INSERT INTO|UPDATE|DELETE FROM) ["\w*]+|syntax error at|violates |relation "|params:|could not answer/;

describeWithShop(`rubbish (seed ${SEED})`, (use) => {
  const some = <Value>(values: fc.Arbitrary<Value>, count: number) =>
    fc.sample(values, { seed: SEED, numRuns: count });

  test(`in ${GRAPHQL} queries breaks nothing and brings nothing of the inside to light`, async () => {
    expect(await tryAll(use(), some(graphqlRequests(buildSchema()), GRAPHQL))).toEqual([]);
  });

  test(`in ${FORMS} forms and widgets breaks nothing and brings nothing of the inside to light`, async () => {
    const taking = addressesOfForms().filter((address) =>
      use().app.hasRoute({ method: 'POST', url: address.replace(/\?.*$/, '') }),
    );
    expect(taking.length).toBeGreaterThan(40);
    expect(await tryAll(use(), some(formRequests(taking), FORMS))).toEqual([]);
  });

  test(`in ${ADDRESSES} addresses breaks nothing and brings nothing of the inside to light`, async () => {
    expect(await tryAll(use(), some(addressRequests, ADDRESSES))).toEqual([]);
  });

  test('that breaks something would be noticed', async () => {
    const { app, shop } = use();
    const { level } = app.log;
    app.log.level = 'silent';
    vi.spyOn(shop.catalogue.products, 'product').mockRejectedValue(new Error('broken'));
    const problems = await tryAll(use(), [{ method: 'GET', url: '/produkt/8/y?size=odd' }]);
    vi.restoreAllMocks();
    app.log.level = level;
    expect(problems).toHaveLength(1);
  });

  test(`in ${MALFORMED} requests that are hardly HTTP breaks nothing and brings nothing of the inside to light`, async () => {
    const { app } = use();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const problems: string[] = [];
    await inTurns(some(malformedHttp, MALFORMED), async (text) => {
      const answer = await sendRaw(port, text);
      if (/^HTTP\/1\.1 5/.test(answer) || INSIDE.test(answer)) problems.push(`${text}\n→ ${answer}`);
    });
    expect(problems).toEqual([]);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
  });
});

/** Sends them, half of them by a client who is signed in, and answers with those that broke something. */
async function tryAll(shop: TestShop, requests: readonly FuzzedRequest[]): Promise<string[]> {
  const { jar } = await clientIn(shop, `fuzz${requests.length}`);
  const cookie = `${SESSION_COOKIE}=${jar.get(SESSION_COOKIE)}`;
  const problems: string[] = [];
  await inTurns(requests, async ({ headers, ...request }, index) => {
    shop.now += BETWEEN_MS;
    const { statusCode, body } = await shop.app.inject({
      ...request,
      headers: { ...(index % 2 === 0 && !isSignOut(request) && { cookie }), ...headers },
    });
    const trace = INSIDE.exec(body);
    if (statusCode >= 500 || trace)
      problems.push(
        `${JSON.stringify(request).slice(0, 1500)}\n→ ${statusCode} ${trace?.[0] ?? ''} ${body.slice(0, 300)}`,
      );
  });
  return problems;
}

async function inTurns<Value>(all: readonly Value[], each: (one: Value, index: number) => Promise<void>) {
  for (let start = 0; start < all.length; start += AT_ONCE)
    await Promise.all(all.slice(start, start + AT_ONCE).map((one, n) => each(one, start + n)));
}

/** Else there would soon be nobody signed in. */
const isSignOut = ({ url }: Pick<FuzzedRequest, 'url'>) => url.includes('logout');
