import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Database, openDatabase } from '#shop/db/database.ts';
import { migrate, migrations } from '#shop/db/migrate.ts';
import { databaseUrl, onServer } from '#tests/support/database/on-server.ts';

const FACTS = 33;

describe('orders from before their facts were stored', () => {
  const name = `witryna_test_${randomBytes(6).toString('hex')}`;
  let database: Database;
  beforeAll(async () => {
    const { serverUrl } = inject('testDatabases');
    await onServer(serverUrl, `CREATE DATABASE ${name}`);
    database = await openDatabase({ url: databaseUrl(serverUrl, name) });
    await migrate(
      database,
      migrations.filter(({ version }) => version < FACTS),
    );
    await database.pool.query(OLDER_SHOP);
    await migrate(database);
  });
  afterAll(async () => {
    await database.close();
    await onServer(inject('testDatabases').serverUrl, `DROP DATABASE ${name} WITH (FORCE)`);
  });
  const rows = async (query: string) => (await database.pool.query(query)).rows;

  test('are as far as they were, and their money says what came and what is owed', async () => {
    expect(await rows('SELECT number, stage, money_state FROM shop_order ORDER BY number')).toEqual([
      { number: 'at-door', stage: 'placed', money_state: 'on_delivery' },
      { number: 'cancelled', stage: 'cancelled', money_state: 'nothing_due' },
      { number: 'owed', stage: 'cancelled', money_state: 'refund_owed' },
      { number: 'packed', stage: 'packed', money_state: 'paid' },
      { number: 'paid', stage: 'paid', money_state: 'paid' },
      { number: 'placed', stage: 'awaiting_payment', money_state: 'unpaid' },
      { number: 'sent', stage: 'sent', money_state: 'paid' },
      { number: 'twice', stage: 'paid', money_state: 'overpaid' },
    ]);
  });

  test('keep the gateway’s name of a payment, so that it is known again', async () => {
    expect(
      await rows("SELECT provider, reference FROM money_entry WHERE kind = 'payment' ORDER BY id"),
    ).toEqual([
      { provider: 'manual', reference: 'wyciąg 1' },
      { provider: 'manual', reference: null },
      { provider: 'manual', reference: null },
      { provider: 'test', reference: 'abc' },
      { provider: 'manual', reference: 'raz' },
      { provider: 'manual', reference: 'dwa' },
    ]);
  });

  test('hold what they held: reserved before they are packed, in a parcel, or out of the house', async () => {
    const moves = await rows(`SELECT number, string_agg(kind, ' ' ORDER BY stock_entry.id) AS moves
      FROM stock_entry JOIN shop_order ON shop_order.id = order_id GROUP BY number ORDER BY number`);
    expect(moves).toEqual([
      { number: 'packed', moves: 'reserve pack' },
      { number: 'placed', moves: 'reserve' },
      { number: 'sent', moves: 'reserve pack out' },
    ]);
    expect(
      await rows('SELECT number FROM shop_order_stock JOIN shop_order ON shop_order.id = order_id'),
    ).toEqual([{ number: 'placed' }]);
    expect(await rows('SELECT quantity::float AS free FROM stock')).toEqual([{ free: 7 }]);
  });

  test('may still be worked on by an older process, and the facts follow', async () => {
    await database.pool.query(`
      UPDATE shop_order SET status = 'paid', paid_at = now(), payment_reference = 'test:xyz' WHERE number = 'placed';
      INSERT INTO shop_order_stock SELECT id, 1, 1, 2 FROM shop_order WHERE number = 'paid';
      UPDATE stock SET quantity = quantity - 2;
      UPDATE stock SET quantity = quantity + 2;
      DELETE FROM shop_order_stock WHERE order_id = (SELECT id FROM shop_order WHERE number = 'paid');
      UPDATE shop_order SET status = 'cancelled' WHERE number = 'paid'`);
    expect(
      await rows(`SELECT number, stage, money_state, cancelled_at IS NOT NULL AS dated FROM shop_order
        WHERE number IN ('paid', 'placed') ORDER BY number`),
    ).toEqual([
      { number: 'paid', stage: 'cancelled', money_state: 'refund_owed', dated: true },
      { number: 'placed', stage: 'paid', money_state: 'paid', dated: false },
    ]);
    expect(await rows('SELECT kind, quantity::float FROM stock_entry ORDER BY id DESC LIMIT 2')).toEqual([
      { kind: 'release', quantity: 2 },
      { kind: 'reserve', quantity: 2 },
    ]);
    expect(await rows('SELECT quantity::float AS free FROM stock')).toEqual([{ free: 7 }]);
    expect(await rows(`SELECT kind, amount, provider FROM money_entry ORDER BY id DESC LIMIT 2`)).toEqual([
      { kind: 'due', amount: -5000, provider: null },
      { kind: 'payment', amount: 5000, provider: 'test' },
    ]);
  });

  test('take all that is known of them along where they are deleted', async () => {
    await database.pool.query("DELETE FROM shop_order WHERE number = 'sent'");
    expect(await rows('SELECT FROM stock_entry WHERE line_id IS NULL')).toEqual([]);
    expect(await rows('SELECT quantity::float AS free FROM stock')).toEqual([{ free: 7 }]);
  });

  test('have ledgers that only grow', async () => {
    for (const ledger of ['money_entry', 'stock_entry'])
      for (const change of [`UPDATE ${ledger} SET order_id = order_id`, `DELETE FROM ${ledger}`])
        await expect(database.pool.query(change)).rejects.toMatchObject({
          constraint: `${ledger}_append_only`,
        });
  });
});

const OLDER_SHOP = `
  INSERT INTO product (key) VALUES ('kawa');
  INSERT INTO size (product_id, type) VALUES (1, 'uniw');
  INSERT INTO warehouse (key, name) VALUES ('own', 'Palarnia');
  INSERT INTO stock VALUES (1, 1, 7);
  INSERT INTO shop_order (number, status, payment_method, paid_at, payment_reference, idempotency_key, link_token_hash,
    language, currency, email, billing, delivery, region_id, delivery_method_name, goods_gross, delivery_gross,
    total_gross, total_net)
  SELECT number, status, payment, paid, reference, 'key of ' || number, sha256(number::bytea), 'pl', 'PLN',
    'anna@example.org', '{}', '{}', (SELECT id FROM region WHERE iso2 = 'PL'), 'Kurier', 5000, 0, 5000, 4065
  FROM (VALUES
    ('placed', 'placed', 'transfer', NULL, NULL),
    ('at-door', 'placed', 'on_delivery', NULL, NULL),
    ('paid', 'paid', 'transfer', now(), 'wyciąg 1'),
    ('packed', 'packed', 'transfer', now(), NULL),
    ('sent', 'sent', 'transfer', now(), NULL),
    ('cancelled', 'cancelled', 'transfer', NULL, NULL),
    ('owed', 'cancelled', 'gateway', now(), 'test:abc'),
    ('twice', 'paid', 'transfer', now(), 'raz')
  ) AS older (number, status, payment, paid, reference);
  INSERT INTO shop_order_line (order_id, position, product_id, size_id, product_name, size_name, unit, quantity,
    unit_gross, line_gross, line_net, vat_basis_points)
  SELECT id, 0, 1, 1, 'Kawa', '', 'piece', 1, 5000, 5000, 4065, 2300 FROM shop_order;
  INSERT INTO shop_order_stock SELECT id, 1, 1, 1 FROM shop_order WHERE number IN ('placed', 'packed', 'sent');
  INSERT INTO shop_order_event (order_id, kind, detail)
  SELECT id, 'paid_again', '{"reference": "dwa"}' FROM shop_order WHERE number = 'twice'`;
