import { sql } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import type { ProductRecord } from '#domain/product/product-record.ts';
import type { Database, OrmOrTransaction } from '#shop/db/database.ts';
import { runPrepared } from '#shop/db/run-prepared.ts';

/** The language of the texts and the currency that prices are kept in. */
export type Scope = { language: Language; currency: string };

type RecordRow = { record: ProductRecord };

/** Everything known of these products in one language, in one query. Inactive ones are left out. */
export async function loadProductRecords(
  orm: OrmOrTransaction,
  ids: readonly number[],
  scope: Scope,
): Promise<ProductRecord[]> {
  if (ids.length === 0) return [];
  const { rows } = await orm.execute<RecordRow>(recordQuery(ids, scope));
  return rows.map((row) => row.record);
}

/** The same outside of a transaction, and quicker: planning takes longer than reading a few products. */
export async function readProductRecords(
  database: Pick<Database, 'pool'>,
  ids: readonly number[],
  scope: Scope,
): Promise<ProductRecord[]> {
  if (ids.length === 0) return [];
  const rows = await runPrepared<RecordRow>(database, 'product_record', recordQuery(ids, scope));
  return rows.map((row) => row.record);
}

const recordQuery = (ids: readonly number[], { language, currency }: Scope) => sql`
    SELECT json_build_object(
      'id', p.id, 'type', p.type, 'unit', p.unit, 'sellBy', p.sell_by, 'precision', p.unit_precision,
      'minPerOrder', p.min_quantity, 'maxPerOrder', p.max_quantity, 'taxBasisPoints', p.vat_basis_points,
      'perishable', p.perishable, 'withdrawalException', p.withdrawal_exception,
      'pointsEarned', p.points_earned, 'minPerSubscription', p.min_quantity_subscription,
      'firstOfferedAt', ${milliseconds('p.first_offered_at')},
      'name', t.name, 'slug', t.slug, 'summary', t.summary, 'description', t.description,
      'slugs', (SELECT json_object_agg(language, slug) FROM product_text WHERE product_id = p.id),
      'producer', coalesce(pt.name, ''), 'producerId', p.producer_id,
      'pictures', ${PICTURES}, 'parameters', ${parameters(language)}, 'sizes', ${sizes({ language, currency })},
      'tiers', ${TIERS}, 'subscriptions', ${SUBSCRIPTIONS}, 'parts', ${parts({ language, currency })},
      'mainCategory', (SELECT category_id FROM product_category WHERE product_id = p.id ORDER BY main DESC, position LIMIT 1),
      'categories', (SELECT coalesce(json_agg(category_id), '[]') FROM product_category WHERE product_id = p.id)
    ) AS record
    FROM product p
    JOIN product_text t ON t.product_id = p.id AND t.language = ${language}
    LEFT JOIN producer_text pt ON pt.producer_id = p.producer_id AND pt.language = ${language}
    WHERE p.active AND p.id = ANY (${sql.param(ids)}::int[])`;

const milliseconds = (column: string) => sql`(extract(epoch FROM ${sql.raw(column)}) * 1000)::bigint`;

const PICTURES = sql`(
  SELECT coalesce(json_agg(json_build_object('name', name, 'view', view) ORDER BY position), '[]')
  FROM product_picture WHERE product_id = p.id)`;

const TIERS = sql`(
  SELECT coalesce(json_agg(json_build_object('from', from_quantity, 'percent', rebate_basis_points / 100.0) ORDER BY from_quantity), '[]')
  FROM volume_tier WHERE product_id = p.id)`;

/** Percent of a percentage, minor units of a quota. */
const SUBSCRIPTIONS = sql`(
  SELECT coalesce(json_agg(json_build_object('everyDays', every_days, 'rebateType', rebate_type, 'rebateValue',
    CASE rebate_type WHEN 'quota' THEN rebate_value ELSE rebate_value / 100.0 END) ORDER BY every_days), '[]')
  FROM subscription_period WHERE product_id = p.id)`;

const STOCKS = sql`(
  SELECT coalesce(json_agg(json_build_object(
    'quantity', quantity, 'leadDays', lead_days, 'outside', external) ORDER BY w.position), '[]')
  FROM stock JOIN warehouse w ON w.id = warehouse_id WHERE size_id = s.id)`;

/** What a size costs and cost; no amount of a price on the phone is read at all, and so none can be shown. */
const prices = (currency: string) => sql`(
  SELECT coalesce(json_agg(json_build_object(
    'startsAt', ${milliseconds('starts_at')}, 'gross', gross, 'regular', regular) ORDER BY starts_at), '[]')
  FROM price_step WHERE size_id = s.id AND currency = ${currency} AND NOT s.phone_price)`;

const sizes = ({ language, currency }: Scope) => sql`(
  SELECT coalesce(json_agg(json_build_object(
    'id', s.id, 'type', s.type, 'name', coalesce(st.name, s.type), 'ean', s.ean, 'phonePrice', s.phone_price,
    'basketEnabled', s.basket_enabled, 'gratis', s.gratis, 'pointsCost', s.points_cost,
    'availability', s.availability, 'deliveryDate', s.delivery_date, 'deliveryDays', s.delivery_days,
    'unknownTime', s.unknown_time, 'minPerOrder', s.min_quantity, 'maxPerOrder', s.max_quantity,
    'weightGrams', s.weight_grams,
    'contents', CASE WHEN s.contents_amount IS NOT NULL
      THEN json_build_object('amount', s.contents_amount, 'measure', s.contents_measure) END,
    'suggested', CASE WHEN NOT s.phone_price THEN s.suggested_retail END,
    'advance', CASE WHEN NOT s.phone_price THEN s.advance END,
    'beginsAt', ${milliseconds('s.begins_at')}, 'parts', ${sizeParts(language)},
    'picture', (SELECT name FROM product_picture WHERE size_id = s.id ORDER BY position LIMIT 1),
    'stocks', ${STOCKS}, 'prices', ${prices(currency)}
  ) ORDER BY s.position), '[]')
  FROM size s LEFT JOIN size_text st ON st.size_id = s.id AND st.language = ${language}
  WHERE s.product_id = p.id)`;

const sizeParts = (language: Language) => sql`(
  SELECT coalesce(json_agg(json_build_object('name', ft.name, 'value', vt.name) ORDER BY sp.position), '[]')
  FROM size_part sp
  JOIN parameter_value v ON v.id = sp.parameter_value_id
  JOIN parameter_text ft ON ft.parameter_id = v.parameter_id AND ft.language = ${language}
  JOIN parameter_value_text vt ON vt.parameter_value_id = v.id AND vt.language = ${language}
  WHERE sp.size_id = s.id)`;

const parameters = (language: Language) => sql`(
  SELECT coalesce(json_agg(json_build_object('name', ft.name, 'value', vt.name) ORDER BY f.position, v.id), '[]')
  FROM product_parameter pp
  JOIN parameter_value v ON v.id = pp.parameter_value_id
  JOIN parameter f ON f.id = v.parameter_id
  JOIN parameter_text ft ON ft.parameter_id = f.id AND ft.language = ${language}
  JOIN parameter_value_text vt ON vt.parameter_value_id = v.id AND vt.language = ${language}
  WHERE pp.product_id = p.id)`;

const parts = ({ language, currency }: Scope) => sql`(
  SELECT coalesce(json_agg(json_build_object(
    'id', s.product_id, 'slug', bt.slug, 'name', bt.name, 'quantity', b.quantity, 'size', s.type,
    'sizeName', coalesce(st.name, s.type), 'taxBasisPoints', bp.vat_basis_points,
    'phonePrice', s.phone_price, 'stocks', ${STOCKS}, 'prices', ${prices(currency)}
  ) ORDER BY b.position), '[]')
  FROM bundle_part b
  JOIN size s ON s.id = b.size_id
  JOIN product bp ON bp.id = s.product_id
  JOIN product_text bt ON bt.product_id = s.product_id AND bt.language = ${language}
  LEFT JOIN size_text st ON st.size_id = s.id AND st.language = ${language}
  WHERE b.bundle_id = p.id)`;
