import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GRAPHQL_PATH } from '#contract/wire.ts';
import { openTestDatabase, type TestDatabase } from './support/database/database.ts';
import { openTestShop, type TestShop } from './support/shop/test-shop.ts';

let database: TestDatabase;
let shop: TestShop;
let address = '';

beforeAll(async () => {
  database = await openTestDatabase('postgres');
  shop = await openTestShop(database.database);
  address = await shop.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await shop.close();
  await database.remove();
});

/**
 * Two things that it leaves to the server: queries by GET, which we have none of, and 200 for a query that cannot be
 * run, which is a client's mistake and 400 here.
 */
const OTHERWISE = ['5A70', 'D6D5', '6A70', '572B', 'FDE2', '7B9B'];

/** What the specification of GraphQL over HTTP asks of every server. */
const audits = serverAudits({ url: () => address + GRAPHQL_PATH });
const rules = audits.filter(({ id }) => !OTHERWISE.includes(id));

describe('the query endpoint, as any GraphQL client may expect it,', () => {
  test('leaves out nothing that a server must do', () => {
    expect(audits.filter(({ name }) => name.startsWith('MUST')).length).toBeGreaterThan(10);
    expect(audits.filter(({ id, name }) => OTHERWISE.includes(id) && name.startsWith('MUST'))).toEqual([]);
  });

  test.each(rules.map((audit) => [audit.name, audit.id, audit.fn] as const))(
    '%s (%s)',
    async (_, __, run) => {
      const result = await run();
      expect(result.status, 'reason' in result ? result.reason : '').toBe('ok');
    },
  );
});
