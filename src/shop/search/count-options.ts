import { type SQL, sql } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import type { FilterCounts, Filters } from '#domain/page/filters.ts';
import type { Orm } from '#shop/db/database.ts';
import { type FilterCondition, filterConditions, numbers, texts } from './filter-conditions.ts';
import { type CountedOption, groupsOf } from './filter-groups.ts';
import type { Source } from './wanted-products.ts';

/**
 * How many products each filter would leave, in one pass: a row notes which groups it fails in. One that fails in a
 * single group still counts for the options of that group, one that fails in several counts nowhere.
 */
export async function countOptions(
  orm: Orm,
  { from, where, spoken }: Source,
  filters: Filters,
  language: Language,
): Promise<FilterCounts> {
  const conditions = await filterConditions(orm, filters);
  const { rows } = await orm.execute<Counted>(sql`
    WITH seen AS MATERIALIZED (
      SELECT producer_id, series_id, price, available, reduced, value_ids, size_types, failed
      FROM (
        SELECT s.*, plainly + ${failures(conditions, isInArray)} AS failed
        FROM (SELECT s.*, ${failures(conditions, isPlain)} AS plainly FROM ${from} WHERE ${where} OFFSET 0) s
        WHERE ${atMostOne('plainly')} OFFSET 0
      ) s
      WHERE CASE WHEN ${atMostOne('failed')} THEN ${spoken} ELSE false END
    )
    SELECT
      count(*) FILTER (WHERE available AND ${passes(conditions, 'available')})::int AS available,
      count(*) FILTER (WHERE reduced AND ${passes(conditions, 'promotion')})::int AS promotion,
      min(price) FILTER (WHERE ${passes(conditions, 'price')}) AS lowest,
      max(price) FILTER (WHERE ${passes(conditions, 'price')}) AS highest,
      (SELECT coalesce(json_agg(option), '[]') FROM (
        ${producers(conditions, filters, language)}
        UNION ALL ${series(conditions, filters, language)}
        UNION ALL ${sizes(conditions, filters, language)}
        UNION ALL ${values(conditions, filters, language)}
      ) option) AS options
    FROM seen`);
  const { available = 0, promotion = 0, lowest = null, highest = null, options = [] } = rows[0] ?? {};
  return {
    groups: groupsOf(options, filters, language),
    available,
    promotion,
    ...(lowest !== null && highest !== null && { prices: { lowest, highest } }),
  };
}

type Counted = {
  available: number;
  promotion: number;
  lowest: number | null;
  highest: number | null;
  options: CountedOption[];
};

/** What is quickly seen is looked at first: most rows need not be searched for sizes and values any more. */
const isInArray = ({ kind }: FilterCondition) => kind === 'size' || kind === 'parameter';
const isPlain = (condition: FilterCondition) => !isInArray(condition);

/** One bit for every group, of those that are looked at, that the row does not hold in. */
function failures(
  conditions: readonly FilterCondition[],
  isLookedAt: (one: FilterCondition) => boolean,
): SQL {
  const bits = conditions.map((condition, index) =>
    isLookedAt(condition)
      ? sql` + CASE WHEN ${condition.holds} THEN 0 ELSE ${sql.raw(String(bitAt(index)))} END`
      : sql``,
  );
  return sql`(0${sql.join(bits, sql``)})`;
}

const atMostOne = (bits: string) => sql.raw(`${bits} & (${bits} - 1) = 0`);

const bitAt = (index: number) => 2 ** index;

/** The rows that hold in every other group. */
function passes(conditions: readonly FilterCondition[], kind: FilterCondition['kind']): SQL {
  const bits = conditions.flatMap((one, index) => (one.kind === kind ? [bitAt(index)] : []));
  return sql.raw(`failed IN (${[0, ...bits].join(', ')})`);
}

const producers = (conditions: readonly FilterCondition[], filters: Filters, language: Language) => sql`
  SELECT 'producer' AS kind, null::int AS parameter, null AS "parameterName", null::int AS "parameterPlace",
    id::text AS value, name, count::int, null::float AS place
  FROM (
    SELECT producer_id AS id, count(*) FROM seen
    WHERE producer_id IS NOT NULL AND ${passes(conditions, 'producer')} GROUP BY 1
    UNION ALL SELECT unnest(${numbers(filters.producers)}), 0
  ) counted JOIN producer_text t ON t.producer_id = id AND t.language = ${language}`;

const series = (conditions: readonly FilterCondition[], filters: Filters, language: Language) => sql`
  SELECT 'series', null, null, null, id::text, name, count, null
  FROM (
    SELECT series_id AS id, count(*) FROM seen
    WHERE series_id IS NOT NULL AND ${passes(conditions, 'series')} GROUP BY 1
    UNION ALL SELECT unnest(${numbers(filters.series)}), 0
  ) counted JOIN series_text t ON t.series_id = id AND t.language = ${language}`;

// CASE instead of WHERE in what follows: the planner takes few rows for granted and would sort them all.

/** A type of sizes is called as one of its sizes is. */
const sizes = (conditions: readonly FilterCondition[], filters: Filters, language: Language) => sql`
  SELECT 'size', null, null, null, type, coalesce(called.name, type), count, place
  FROM (
    SELECT type, count(*), avg(place) AS place
    FROM (
      SELECT unnest(size_types) AS type, generate_subscripts(size_types, 1) AS place
      FROM (SELECT CASE WHEN ${passes(conditions, 'size')} THEN size_types END AS size_types FROM seen) counting
    ) each GROUP BY 1
    UNION ALL SELECT unnest(${texts(filters.sizes)}), 0, null
  ) counted LEFT JOIN LATERAL (
    SELECT t.name FROM size JOIN size_text t ON t.size_id = size.id AND t.language = ${language}
    WHERE size.type = counted.type LIMIT 1
  ) called ON true`;

const values = (conditions: readonly FilterCondition[], filters: Filters, language: Language) => sql`
  SELECT 'parameter', p.id, pt.name, p.position, v.id::text, vt.name, counted.count, null
  FROM (
    SELECT id, failed, count(*)
    FROM (
      SELECT unnest(CASE WHEN ${passes(conditions, 'parameter')} THEN value_ids END) AS id, failed FROM seen
    ) each
    GROUP BY 1, 2
    UNION ALL SELECT unnest(${numbers(filters.values)}), 0, 0
  ) counted
  JOIN parameter_value v ON v.id = counted.id
  JOIN parameter p ON p.id = v.parameter_id
  JOIN parameter_text pt ON pt.parameter_id = p.id AND pt.language = ${language}
  JOIN parameter_value_text vt ON vt.parameter_value_id = v.id AND vt.language = ${language}
  WHERE counted.failed = 0 ${ownFailures(conditions)}`;

/** What fails in a parameter alone counts for the values of that parameter. */
function ownFailures(conditions: readonly FilterCondition[]): SQL {
  const own = conditions.flatMap(({ kind, id }, index) =>
    kind === 'parameter' ? [`OR (counted.failed = ${bitAt(index)} AND p.id = ${Number(id)})`] : [],
  );
  return sql.raw(own.join(' '));
}
