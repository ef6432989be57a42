import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import settings from '#config';
import { checkConfig } from '#contract/shop-config.ts';
import { openDatabase } from '#shop/db/database.ts';
import { migrate } from '#shop/db/migrate.ts';
import { describeOnEachDatabase } from '#tests/support/database.ts';
import { openTestShop } from '#tests/support/test-shop.ts';
import { startProblem } from './start-problem.ts';

describeOnEachDatabase('one sentence says why the shop cannot start:', (use) => {
  test('its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const address = other.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const shop = await openTestShop(use());
    const error = await failure(shop.app.listen({ port: port ?? 0, host: '127.0.0.1' }));
    await shop.close();
    other.close();
    expect(startProblem(error)).toBe(
      `Port ${port} is taken. Stop what uses it, or choose another: PORT=3001 npm start`,
    );
  });

  test('its database was written by a newer version', async () => {
    await use().pool.query("INSERT INTO schema_migration VALUES (9999, 'future', '')");
    const sentence = startProblem(await failure(migrate(use())));
    await use().pool.query('DELETE FROM schema_migration WHERE version = 9999');
    expect(sentence).toMatch(/newer/);
    expect(sentence).not.toContain('\n');
  });
});

test('one sentence says that the database cannot be reached, without its password', async () => {
  for (const url of [
    'postgres://shop:tajne@127.0.0.1:1/shop',
    'postgres://shop:tajne@nie-ma.invalid/shop',
    'rubbish',
  ]) {
    const sentence = startProblem(await failure(openDatabase({ url })));
    expect(sentence).toMatch(/^The database at .+ cannot be reached: .+\.$/);
    expect(sentence).not.toContain('tajne');
  }
});

test('one sentence says what is wrong with shop.config.ts', () => {
  const broken = { ...settings, currencies: [], listing: { pageSize: 2 }, colour: 'red' };
  const checked = checkConfig(broken);
  const problems = 'problems' in checked ? checked.problems : [];
  expect(problems.map((problem) => problem.split(':')[0])).toEqual(
    expect.arrayContaining(['currencies', 'listing.pageSize', 'colour']),
  );
  const error = new Error(`shop.config.ts is not right: ${problems.join('; ')}.`);
  expect(startProblem(error)).toBe(error.message);
  expect(error.message).toContain('must name at least one currency');
});

/** What a start fails with. */
const failure = (start: Promise<unknown>) =>
  start.then(
    () => undefined,
    (error: unknown) => error,
  );
