import { type SQL, sql } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import type { Filters } from '#domain/product-list/filters.ts';
import { numbers, texts } from './query-values.ts';

/** What was counted, as queries. */
export type CountedParts = {
  /** With id and count. */
  producers: SQL;
  /** With id and count. */
  series: SQL;
  /** With type, count and the place among the sizes of a product. */
  sizes: SQL;
  /** With id, the parameter that it counts for, or null for whichever it is of, and count. */
  values: SQL;
};

/** The options and what they are called, as one JSON array of CountedOption. What is chosen is there in any case. */
export const namedOptions = (counted: CountedParts, filters: Filters, language: Language): SQL => sql`
  (SELECT coalesce(json_agg(option), '[]') FROM (
    ${producers(counted.producers, filters, language)}
    UNION ALL ${series(counted.series, filters, language)}
    UNION ALL ${sizes(counted.sizes, filters, language)}
    UNION ALL ${values(counted.values, filters, language)}
  ) option)`;

const producers = (counted: SQL, filters: Filters, language: Language) => sql`
  SELECT 'producer' AS kind, null::int AS parameter, null AS "parameterName", null::int AS "parameterPlace",
    id::text AS value, name, count::int, null::float AS place
  FROM (${counted} UNION ALL SELECT unnest(${numbers(filters.producers)}), 0) counted
  JOIN producer_text t ON t.producer_id = id AND t.language = ${language}`;

const series = (counted: SQL, filters: Filters, language: Language) => sql`
  SELECT 'series', null, null, null, id::text, name, count, null
  FROM (${counted} UNION ALL SELECT unnest(${numbers(filters.series)}), 0) counted
  JOIN series_text t ON t.series_id = id AND t.language = ${language}`;

/**
 * A type of sizes is called as one of its sizes is. What is made of parts is chosen by them, and dates not at all: only
 * what an address asks for has its name then.
 */
const sizes = (counted: SQL, filters: Filters, language: Language) => sql`
  SELECT 'size', null, null, null, type, coalesce(called.name, type), count, place
  FROM (${counted} UNION ALL SELECT unnest(${texts(filters.sizes)}), 0, null) counted
  LEFT JOIN LATERAL (
    SELECT size.id, size.begins_at, t.name FROM size
    LEFT JOIN size_text t ON t.size_id = size.id AND t.language = ${language}
    WHERE size.type = counted.type LIMIT 1
  ) called ON true
  WHERE type = ANY (${texts(filters.sizes)}) OR
    called.begins_at IS NULL AND NOT EXISTS (SELECT FROM size_part WHERE size_part.size_id = called.id)`;

const values = (counted: SQL, filters: Filters, language: Language) => sql`
  SELECT 'parameter', p.id, pt.name, p.position, v.id::text, vt.name, counted.count,
    CASE WHEN EXISTS (SELECT FROM size_part WHERE size_part.parameter_value_id = v.id) THEN v.position END
  FROM (${counted} UNION ALL SELECT unnest(${numbers(filters.values)}), null, 0) counted
  JOIN parameter_value v ON v.id = counted.id AND v.parameter_id = coalesce(counted.parameter, v.parameter_id)
  JOIN parameter p ON p.id = v.parameter_id
  JOIN parameter_text pt ON pt.parameter_id = p.id AND pt.language = ${language}
  JOIN parameter_value_text vt ON vt.parameter_value_id = v.id AND vt.language = ${language}`;
