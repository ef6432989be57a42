import { pictureFile } from '#contract/links.ts';
import { CHOSEN, priceIn, stockIn } from './offer-lines.ts';

const PICTURE_WIDTH = 1000;
const [BEFORE_NAME, AFTER_NAME] = pictureFile('|', PICTURE_WIDTH, 'jpg').split('|');

/** SQL: the name in Polish, else in English. */
const nameOf = (table: string, isOf: string) =>
  `(SELECT name FROM ${table} WHERE ${isOf} ORDER BY language = 'pl' DESC LIMIT 1)`;

/** SQL: a description as an import takes it apart again. */
const description = (text: string) => `
  (SELECT string_agg(part, E'\\n\\n' ORDER BY number, turn)
  FROM jsonb_array_elements(${text}.description) WITH ORDINALITY AS sections (section, number)
  CROSS JOIN LATERAL (
    SELECT '# ' || (section->>'heading') AS part, 0 AS turn WHERE section->>'heading' <> ''
    UNION ALL
    SELECT paragraph, turn FROM jsonb_array_elements_text(section->'paragraphs')
      WITH ORDINALITY AS paragraphs (paragraph, turn)
  ) parts)`;

const CATEGORIES = `
  (SELECT json_agg(path ORDER BY main DESC, position, category_id)
  FROM product_category JOIN path ON path.id = category_id WHERE product_id = product.id)`;

const PAIR = `
  ${nameOf('parameter_text', 'parameter_text.parameter_id = parameter_value.parameter_id')} || '=' ||
  ${nameOf('parameter_value_text', 'parameter_value_text.parameter_value_id = parameter_value.id')}`;

const PARAMETERS = `
  (SELECT json_agg(
${PAIR}
    ORDER BY product_parameter.position, parameter_value.id)
  FROM product_parameter JOIN parameter_value ON parameter_value.id = parameter_value_id
  WHERE product_id = product.id)`;

const SIZE_PARTS = `
  (SELECT json_agg(${PAIR} ORDER BY size_part.position)
  FROM size_part JOIN parameter_value ON parameter_value.id = parameter_value_id WHERE size_id = size.id)`;

const PICTURES = `
  (SELECT json_agg('${BEFORE_NAME}' || name || '${AFTER_NAME}' ORDER BY position)
  FROM product_picture WHERE product_id = product.id)`;

/** What is said of the product, as pairs of a column and its SQL. */
const OF_PRODUCT: readonly (readonly [string, string])[] = [
  ['name_pl', 'pl.name'],
  ['name_en', 'en.name'],
  ['summary_pl', "nullif(pl.summary, '')"],
  ['summary_en', "nullif(en.summary, '')"],
  ['description_pl', description('pl')],
  ['description_en', description('en')],
  ['producer', nameOf('producer_text', 'producer_text.producer_id = product.producer_id')],
  ['series', nameOf('series_text', 'series_text.series_id = product.series_id')],
  ['categories', CATEGORIES],
  ['parameters', PARAMETERS],
  ['pictures', PICTURES],
  ['vat', 'trim_scale(product.vat_basis_points / 100.0)'],
  ['unit', 'product.unit'],
  ['active', 'product.active'],
  ['popularity', 'product.popularity'],
  [
    'withdrawal_exception',
    "CASE WHEN product.perishable THEN 'perishable' ELSE product.withdrawal_exception END",
  ],
];

const OF_SIZE: readonly (readonly [string, string])[] = [
  ['size_name_pl', `(SELECT name FROM size_text WHERE size_id = size.id AND language = 'pl')`],
  ['size_name_en', `(SELECT name FROM size_text WHERE size_id = size.id AND language = 'en')`],
  ['ean', 'size.ean'],
  ['code', 'size.code'],
  ['shelf', 'size.shelf'],
  ['currency', 'CASE WHEN current.price IS NOT NULL THEN $3::text END'],
  ['price', 'current.price'],
  ['regular_price', 'current.regular_price'],
  ['stock', `CASE WHEN $5 THEN ${stockIn('$4')} END`],
  ['weight_g', 'nullif(size.weight_grams, 0)'],
  ['contents', "size.contents_amount || ' ' || size.contents_measure"],
  ['size_parts', SIZE_PARTS],
  ['begins_at', `to_char(size.begins_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI"Z"')`],
  [
    'availability',
    "CASE size.availability WHEN 'enable' THEN 'available' WHEN 'disable' THEN 'unavailable' ELSE 'order' END",
  ],
];

const pairs = (columns: readonly (readonly [string, string])[], value = (sql: string) => sql) =>
  columns.map(([column, sql]) => `'${column}', ${value(sql)}`).join(', ');

/** $3: currency; $4: warehouse; $5: whether its stock is told. */
export const PRODUCT_LINES = `
  WITH RECURSIVE path AS (
    SELECT id, ${nameOf('category_text', 'category_id = category.id')} AS path FROM category WHERE parent_id IS NULL
    UNION ALL
    SELECT category.id, path.path || ' > ' || ${nameOf('category_text', 'category_id = category.id')}
    FROM category JOIN path ON path.id = category.parent_id
  )
  SELECT product.id, CASE WHEN size.id IS NOT NULL THEN json_strip_nulls(json_build_object(
    'key', product.key, 'size', size.type,
    ${pairs(OF_PRODUCT, (sql) => `CASE WHEN size.turn = 1 THEN ${sql} END`)}, ${pairs(OF_SIZE)}
  ))::text END AS line
  FROM (${CHOSEN}) product
  LEFT JOIN LATERAL (
    SELECT *, row_number() OVER (ORDER BY position, id) AS turn FROM size WHERE product_id = product.id
  ) size ON true
  LEFT JOIN product_text pl ON pl.product_id = product.id AND pl.language = 'pl'
  LEFT JOIN product_text en ON en.product_id = product.id AND en.language = 'en'
  ${priceIn('$3')}
  ORDER BY product.id, size.turn`;
