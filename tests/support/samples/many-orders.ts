import type { Database } from '#shop/db/database.ts';

/** What grows with every order. */
export const FILLED = [
  ...['shop_order', 'shop_order_line', 'shop_order_event', 'order_search', 'money_entry', 'parcel'],
  ...['parcel_line', 'client'],
];

const AT_ONCE = 10_000;

/**
 * So many orders of a year, of two lines each, the ledger of their money, the words by which they are found, and as many
 * clients. Of 100,000 orders more are at work at once than any view counts.
 */
export async function addManyOrders({ pool }: Pick<Database, 'pool'>, orders: number): Promise<void> {
  await pool.query(`BEGIN;
    -- What triggers would do with each row is done below with all of them.
    SET LOCAL session_replication_role = replica;

    INSERT INTO shop_order (number, idempotency_key, link_token_hash, language, currency, email, phone, billing, delivery,
      region_id, delivery_method_name, payment_method, goods_gross, delivery_gross, total_gross, total_net, status,
      stage, money_state, held, created_at, paid_at, pay_by)
    SELECT 'B' || n, 'bench-key-' || n, sha256(n::text::bytea), 'pl', 'PLN', 'kupujacy' || n % 40000 || '@example.org',
      '600' || lpad((n % 1000000)::text, 6, '0'), person, person, (SELECT min(id) FROM region),
      (ARRAY['Kurier', 'Paczkomat', 'Odbiór'])[1 + n % 3], 'transfer', worth, 1500, worth + 1500, worth,
      CASE stage WHEN 'delivered' THEN 'delivered' WHEN 'cancelled' THEN 'cancelled' ELSE 'placed' END, stage,
      CASE WHEN stage = 'awaiting_payment' THEN 'unpaid' WHEN stage <> 'cancelled' THEN 'paid'
        WHEN n % 3 = 0 THEN 'refund_owed' ELSE 'nothing_due' END,
      CASE WHEN n % 200 = 0 THEN 'Czeka na klienta' END, placed, placed, CASE stage WHEN 'awaiting_payment' THEN now() + n % 7 * interval '1 day' END
    FROM (
      SELECT n, 2000 + n * 37 % 30000 AS worth, jsonb_build_object(
        'firstname', (ARRAY['Anna', 'Piotr', 'Katarzyna', 'Tomasz', 'Magdalena', 'Żaneta', 'Łukasz'])[1 + n % 7],
        'lastname', (ARRAY['Nowak', 'Kowalska', 'Wiśniewski', 'Wójcik', 'Kamińska', 'Lewandowski', 'Zielińska', 'Szymańska',
          'Dąbrowski', 'Kozłowska', 'Jankowska', 'Mazur', 'Krawczyk'])[1 + n % 13]
          || CASE WHEN n % 17 = 0 THEN '-' || (ARRAY['Brzęczyszczykiewicz', 'Kwiatkowska', 'Zawadzka'])[1 + n % 3] ELSE '' END,
        'street', 'Krótka', 'houseNumber', n % 90 || '', 'postcode', '00-001', 'city', 'Warszawa', 'country', 'PL') AS person,
        CASE WHEN n % 100 < 15 THEN (ARRAY['placed', 'paid', 'packing', 'sent_part'])[1 + n % 4] WHEN n % 100 < 18 THEN 'awaiting_payment'
          WHEN n % 100 < 22 THEN 'packed' WHEN n % 100 < 32 THEN 'sent' WHEN n % 100 < 40 THEN 'cancelled' ELSE 'delivered' END AS stage,
        now() - CASE WHEN n % 100 < 22 THEN n % 40 ELSE n % 365 END * interval '1 day' - n % 1440 * interval '1 minute' AS placed
      FROM generate_series(1, ${orders}) AS n
      ORDER BY placed
    ) AS made;

    -- Some are of services alone, some of a service beside goods.
    INSERT INTO shop_order_line (order_id, position, product_name, size_name, unit, quantity, unit_gross, line_gross,
      line_net, vat_basis_points, withdrawal_exception)
    SELECT id, position, (ARRAY['Kawa Brazylia Cerrado', 'Dripper ceramiczny', 'Filtry papierowe', 'Herbata zielona', 'Młynek ręczny',
        'Kurs parzenia'])[1 + (id + position) % 6], '', 'piece', 1, 1000, 1000, 813, 2300,
      CASE WHEN id % 40 = 0 OR id % 20 = 0 AND position = 0 THEN 'service' END
    FROM shop_order, generate_series(0, 1) AS position;
    INSERT INTO shop_order_event (order_id, kind, detail, happened_at)
    SELECT id, 'placed', jsonb_build_object('consents',
        jsonb_build_array(jsonb_build_object('kind', 'service_start', 'given', id % 80 = 0))), created_at FROM shop_order;
    INSERT INTO shop_order_event (order_id, kind, happened_at)
    SELECT id, 'payment_refused', created_at FROM shop_order WHERE id % 50 = 0;

    INSERT INTO money_entry (order_id, kind, amount, currency, entered_at)
    SELECT id, 'due', total_gross, currency, created_at FROM shop_order;
    INSERT INTO money_entry (order_id, kind, amount, currency, provider, reference, entered_at)
    SELECT id, 'payment', total_gross, currency, 'bench', number, created_at FROM shop_order
    WHERE money_state IN ('paid', 'refund_owed');
    INSERT INTO money_entry (order_id, kind, amount, currency, entered_at)
    SELECT id, 'due', -total_gross, currency, created_at FROM shop_order WHERE stage = 'cancelled';

    INSERT INTO parcel (order_id, number, state, method_name, packed_at, sent_at)
    SELECT id, 1, CASE stage WHEN 'packed' THEN 'packed' WHEN 'delivered' THEN 'delivered' ELSE 'sent' END, 'Kurier', created_at,
      CASE WHEN stage <> 'packed' THEN created_at END
    FROM shop_order WHERE stage IN ('packed', 'sent_part', 'sent', 'delivered');
    INSERT INTO parcel_line (parcel_id, line_id, quantity)
    SELECT parcel.id, line.id, line.quantity
    FROM parcel JOIN shop_order ON shop_order.id = order_id JOIN shop_order_line line ON line.order_id = shop_order.id
    WHERE stage <> 'sent_part' OR position = 0;
    INSERT INTO client (login, email, password_hash, firstname, lastname, phone)
    SELECT 'klient' || id, 'klient' || id || '@example.org', '', delivery ->> 'firstname', delivery ->> 'lastname', phone
    FROM shop_order;
    COMMIT`);
  for (let from = 1; from <= orders; from += AT_ONCE)
    await pool.query(
      'SELECT order_search_refresh(array_agg(id)) FROM shop_order WHERE id BETWEEN $1 AND $2',
      [...[from, from + AT_ONCE - 1]],
    );
  await pool.query(`VACUUM ANALYZE ${FILLED.join(', ')}`);
}
