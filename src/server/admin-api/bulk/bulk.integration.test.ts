import { gunzipSync } from 'node:zlib';
import { desc, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { ADMIN_BULK_PATH } from '#contract/wire.ts';
import { TOKEN_RIGHTS } from '#domain/admin-api/token-rights.ts';
import type { Right } from '#domain/staff/right.ts';
import { apiToken, auditEntry } from '#shop/db/schema/index.ts';
import { IMPORT_LOCK } from '#shop/import/import-catalogue.ts';
import { hire } from '#tests/support/samples/sample-staff.ts';
import { versionsOf } from '#tests/support/shop/import-files.ts';
import { describeWithShop } from '#tests/support/shop/test-shop.ts';

type Line = Record<string, unknown>;

describeWithShop('the bulk endpoints of the admin API', (use, kind) => {
  let all = '';
  let made = 0;
  let keys = 0;
  async function tokenWith(rights: readonly Right[]): Promise<string> {
    const { staff, tokens } = use().shop.backOffice;
    const { actor } = await hire(staff, 'owner', `bulk ${++made}`);
    const outcome = await tokens.make(actor, { name: 'ERP', rights, days: 30 });
    if (!outcome.ok) throw new Error(outcome.problem);
    return outcome.token;
  }
  beforeAll(async () => {
    all = await tokenWith(TOKEN_RIGHTS);
  });

  const read = (what: string, token = all, headers = {}) =>
    use().app.inject({
      url: ADMIN_BULK_PATH + what,
      headers: { authorization: `Bearer ${token}`, ...headers },
    });
  async function send(
    what: string,
    lines: readonly (Line | string)[],
    { token = all, key = `bulk key ${++keys}` } = {},
  ) {
    const answer = await use().app.inject({
      ...{ method: 'POST', url: ADMIN_BULK_PATH + what },
      headers: {
        ...{ authorization: `Bearer ${token}`, 'content-type': 'application/jsonl' },
        ...(key && { 'idempotency-key': key }),
      },
      payload: lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'),
    });
    const said = answer.body
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
    return { status: answer.statusCode, refused: said.slice(0, -1), ...said.at(-1) };
  }
  const linesOf = (body: string): Line[] =>
    body
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  const lineOf = async (what: string, key: string, size?: string) =>
    linesOf((await read(what)).body).find((line) => line.key === key && (!size || line.size === size)) ?? {};

  test('give what they take: the same lines again change nothing at all', async () => {
    const before = await versionsOf(use().database);
    for (const what of ['products', 'stock', 'prices']) {
      const { statusCode, headers, body } = await read(what);
      expect([statusCode, headers['content-type']]).toEqual([200, 'application/jsonl; charset=utf-8']);
      const lines = linesOf(body);
      expect(lines.length).toBeGreaterThan(100);
      const { status, summary, refused } = await send(what, lines);
      expect([status, refused]).toEqual([200, []]);
      expect(summary).toMatchObject({
        rows: lines.length,
        added: 0,
        changed: 0,
        refused: 0,
        notices: [],
        kept: true,
      });
    }
    expect(await versionsOf(use().database)).toEqual(before);
  });

  test('tell of a size all that an import knows of it', async () => {
    const line = await lineOf('products', 'brazylia-cerrado');
    expect(line).toMatchObject({
      name_pl: expect.stringContaining('Brazylia'),
      producer: expect.any(String),
      categories: expect.arrayContaining([expect.stringContaining(' > ')]),
      parameters: expect.arrayContaining([expect.stringContaining('=')]),
      pictures: expect.arrayContaining([expect.stringMatching(/^\/gfx\/pictures\/.+-1000\.jpg$/)]),
      currency: 'PLN',
      price: expect.any(Number),
      active: true,
    });
    expect(line.description_pl).toContain('\n\n');
    const blind = linesOf((await read('products', await tokenWith(['product.read']))).body);
    expect(blind.some((one) => 'stock' in one)).toBe(false);
  });

  test('set stock and prices by key and size or by EAN, and leave all else as it is', async () => {
    const size = await lineOf('stock', 'brazylia-cerrado');
    const before = await lineOf('products', 'brazylia-cerrado', String(size.size));
    const named = { key: size.key, size: size.size };
    expect(
      (await send('stock', [{ ...named, stock: 41.5, price: 1, ean: '00000000' }])).summary,
    ).toMatchObject({
      changed: 1,
      notices: ["The column 'price' is not known and was left out (once, first in line 1)."],
    });
    expect((await send('stock', [{ ean: size.ean, stock: 'unlimited' }])).summary).toMatchObject({
      changed: 1,
    });
    expect(await lineOf('stock', String(size.key), String(size.size))).toMatchObject({ stock: 'unlimited' });
    const price = { ...named, price: '7,77', regular_price: 9.99, name_pl: 'Inna' };
    expect((await send('prices', [price])).summary).toMatchObject({ changed: 1, refused: 0, notices: [] });
    expect(await lineOf('products', String(size.key), String(size.size))).toEqual({
      ...{ ...before, stock: 'unlimited', price: 7.77, regular_price: 9.99 },
    });
    const [entry] = await use().database.orm.select().from(auditEntry).orderBy(desc(auditEntry.id)).limit(1);
    expect(entry).toMatchObject({
      ...{ actor: 'token', actorName: 'ERP', action: 'catalogue.imported' },
      ...{ objectKind: 'catalogue', objectId: 'prices', change: { products: [null, 1] } },
    });
  });

  test('refuse what they cannot take by its line, and take the rest', async () => {
    const { key, size } = await lineOf('stock', 'brazylia-cerrado');
    const { status, refused, summary } = await send('stock', [
      { key: 'nie-ma', stock: 1 },
      { key, size: 'xxl', stock: 1 },
      { key, size },
      { ean: '00000000', stock: 1 },
      { stock: 1 },
      '{"key": ',
      '',
      { key, size, stock: -1 },
      { key, size, stock: 3 },
    ]);
    expect(status).toBe(200);
    expect(refused).toEqual([
      { line: 1, problem: "key: the shop has no product 'nie-ma'." },
      { line: 2, problem: "size: 'brazylia-cerrado' has no size 'xxl'." },
      { line: 3, problem: 'stock: is needed.' },
      { line: 4, problem: 'ean: 00000000 is on no size of the shop, or on several.' },
      { line: 5, problem: 'key: is needed.' },
      { line: 6, problem: 'is not valid JSON.' },
      { line: 8, problem: expect.stringContaining('stock: must be a number') },
    ]);
    expect(summary).toMatchObject({ rows: 8, refused: 7, changed: 1, kept: true });
    const strict = await send('stock?strict=1', [
      { key: 'nie-ma', stock: 1 },
      { key, size, stock: 4 },
    ]);
    expect([strict.status, strict.summary.kept]).toEqual([422, false]);
    expect(await lineOf('stock', 'brazylia-cerrado')).toMatchObject({ stock: 3 });
  });

  test('try a file out without a key, and change nothing', async () => {
    const before = await versionsOf(use().database);
    const lines = [
      { key: 'bulk-nowy', name_pl: 'Nowy', price: 10 },
      { key: 'brazylia-cerrado', popularity: 77 },
    ];
    const tried = await send('products?dryRun=1', lines, { key: '' });
    expect([tried.status, tried.summary]).toMatchObject([
      200,
      { added: 1, kept: false, dryRun: true, refused: 1 },
    ]);
    expect(await versionsOf(use().database)).toEqual(before);
  });

  test('do a file once for its key, and tell again what came of it', async () => {
    const lines = [{ key: 'bulk-raz', name_pl: 'Raz', price: 10, stock: 3 }];
    const first = await send('products', lines, { key: 'the same file' });
    expect(first.summary).toMatchObject({ added: 1, kept: true, repeated: false });
    await send('stock', [{ key: 'bulk-raz', stock: 9 }]);
    const again = await send('products', lines, { key: 'the same file' });
    expect(again.summary).toEqual({ ...first.summary, repeated: true });
    expect(await lineOf('stock', 'bulk-raz')).toMatchObject({ stock: 9 });
    const other = await send('products', [{ ...lines[0], price: 11 }], { key: 'the same file' });
    expect([other.status, other.errors[0].extensions.code]).toEqual([409, 'KEY_REUSED']);
  });

  test.each([
    ['products', 'product.import'],
    ['stock', 'stock.correct'],
    ['prices', 'product.price'],
  ] as const)('take %s only by a token with the right %s', async (what, right) => {
    const others = await tokenWith(TOKEN_RIGHTS.filter((one) => one !== right));
    const { status, errors } = await send(what, [{ key: 'x' }], { token: others });
    expect([status, errors[0].message]).toEqual([403, `The token has not the right ${right}.`]);
    expect((await send(`${what}?dryRun=1`, [{ key: 'x' }], { token: await tokenWith([right]) })).status).toBe(
      200,
    );
  });

  test('refuse what cannot be asked, with a code', async () => {
    const stranger = await send('stock', [{}], { token: 'witryna_x' });
    expect([stranger.status, stranger.errors[0].extensions.code]).toEqual([401, 'UNAUTHENTICATED']);
    const said = async (what: string, options = {}) => {
      const { status, errors } = await send(what, [{ key: 'x', stock: 1 }], options);
      return [status, errors[0].extensions.code];
    };
    expect(await said('stock', { key: 'short' })).toEqual([400, 'BAD_KEY']);
    expect(await said('stock', { key: '' })).toEqual([400, 'BAD_KEY']);
    expect(await said('clients')).toEqual([404, 'NOT_FOUND']);
    expect(await said('stock?warehouse=nie-ma')).toEqual([400, 'BAD_ARGUMENT']);
    expect(await said('prices?currency=XXX')).toEqual([400, 'BAD_ARGUMENT']);
    expect((await send('stock', [])).errors[0].message).toBe('The file is empty.');
    expect((await send('stock', ['x'.repeat(1_000_001)])).errors[0].extensions.code).toBe('UNREADABLE');
    const { bounds } = use().shop.limits;
    const most = bounds.bulkMegabytes;
    bounds.bulkMegabytes = 0;
    expect(await said('stock')).toEqual([413, 'TOO_LARGE']);
    bounds.bulkMegabytes = most;
  });

  // The embedded database has one connection: nobody else can hold the lock beside it.
  test.runIf(kind === 'postgres')('take one file at a time', async () => {
    const { pool } = use().database;
    const holder = await pool.connect();
    await holder.query('BEGIN');
    await holder.query('SELECT pg_advisory_xact_lock($1)', [IMPORT_LOCK]);
    const { status, errors } = await send('stock', [{ key: 'brazylia-cerrado', stock: 1 }]);
    await holder.query('ROLLBACK');
    holder.release();
    expect([status, errors[0].extensions.code]).toEqual([409, 'BUSY']);
  });

  test('send lines compressed to whoever takes them so, and count each call', async () => {
    const token = await tokenWith(['product.read']);
    const answer = await read('prices', token, { 'accept-encoding': 'gzip' });
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(linesOf(gunzipSync(answer.rawPayload).toString()).length).toBeGreaterThan(100);
    const [counted] = await use().database.orm.select().from(apiToken).orderBy(desc(apiToken.id)).limit(1);
    expect(counted?.uses).toBe(1);
    expect(await use().database.orm.$count(auditEntry, eq(auditEntry.objectId, 'prices'))).toBeGreaterThan(0);
  });
});
