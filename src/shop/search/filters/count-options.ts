import { type SQL, sql } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import type { FilterCounts, Filters } from '#domain/product-list/filters.ts';
import type { RunQuery } from '#shop/db/run-prepared.ts';
import type { Source } from '#shop/search/wanted-products.ts';
import { type FilterCondition, filterConditions } from './filter-conditions.ts';
import { type CountedOption, groupsOf } from './filter-groups.ts';
import { type CountedParts, namedOptions } from './option-names.ts';

/**
 * How many products each filter would leave, in one pass: a row notes which groups it fails in. One that fails in a
 * single group still counts for the options of that group, one that fails in several counts nowhere.
 */
export async function countOptions(
  run: RunQuery,
  { from, where, spoken, price }: Source,
  filters: Filters,
  language: Language,
): Promise<FilterCounts> {
  const conditions = await filterConditions(run, filters, price);
  const [found] = await run<Counted>(sql`
    WITH seen AS MATERIALIZED (
      SELECT producer_id, series_id, ${price} AS price, available, reduced, value_ids, size_types, failed
      FROM (
        SELECT s.*, ${failuresInAll(conditions)} AS failed
        FROM (
          SELECT s.*, ${failures(conditions.map((one) => (isInArray(one) ? undefined : one)))} AS plainly
          FROM ${from} WHERE ${where} OFFSET 0
        ) s
        WHERE ${atMostOne('plainly')} OFFSET 0
      ) s
      WHERE CASE WHEN ${atMostOne('failed')} THEN ${spoken} ELSE false END
    )
    SELECT
      count(*) FILTER (WHERE available AND ${passes(conditions, 'available')})::int AS available,
      count(*) FILTER (WHERE reduced AND ${passes(conditions, 'promotion')})::int AS promotion,
      min(price) FILTER (WHERE ${passes(conditions, 'price')}) AS lowest,
      max(price) FILTER (WHERE ${passes(conditions, 'price')}) AS highest,
      ${namedOptions(countedParts(conditions), filters, language)} AS options
    FROM seen`);
  const { available = 0, promotion = 0, lowest = null, highest = null, options = [] } = found ?? {};
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

/** Arrays are slow to look through. */
const isInArray = ({ kind }: FilterCondition) => kind === 'size' || kind === 'parameter';

/**
 * What is quickly seen was looked at first. A row that failed in it is out as soon as anything else does not hold: most
 * rows need not be looked through to the end.
 */
function failuresInAll(conditions: readonly FilterCondition[]): SQL {
  const inArrays = conditions.filter(isInArray);
  if (inArrays.length === 0) return sql`plainly`;
  const allHold = sql.join(
    inArrays.map(({ holds }) => holds),
    sql` AND `,
  );
  return sql`CASE
    WHEN plainly = 0 THEN ${failures(conditions.map((one) => (isInArray(one) ? one : undefined)))}
    WHEN ${allHold} THEN plainly
    ELSE ${SEVERAL}
  END`;
}

/** The bits of any two groups. */
const SEVERAL = sql`3`;

/** One bit for every group that the row does not hold in; some are not looked at. */
function failures(conditions: readonly (FilterCondition | undefined)[]): SQL {
  const bits = conditions.map((condition, index) =>
    condition ? sql` + CASE WHEN ${condition.holds} THEN 0 ELSE ${sql.raw(String(bitAt(index)))} END` : sql``,
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

const countedParts = (conditions: readonly FilterCondition[]): CountedParts => ({
  producers: sql`
    SELECT producer_id AS id, count(*) FROM seen
    WHERE producer_id IS NOT NULL AND ${passes(conditions, 'producer')} GROUP BY 1`,
  series: sql`
    SELECT series_id AS id, count(*) FROM seen
    WHERE series_id IS NOT NULL AND ${passes(conditions, 'series')} GROUP BY 1`,
  sizes: sizes(conditions),
  values: values(conditions),
});

/** Many products have the same sizes. */
const sizes = (conditions: readonly FilterCondition[]) => sql`
  SELECT type, sum(alike) AS count, sum(place * alike) / sum(alike) AS place
  FROM (
    SELECT size_types, count(*) AS alike FROM seen WHERE ${passes(conditions, 'size')} GROUP BY 1
  ) kinds, unnest(size_types) WITH ORDINALITY each (type, place) GROUP BY 1`;

// CASE instead of WHERE: the planner takes few rows for granted and would sort them all.
const values = (conditions: readonly FilterCondition[]) => sql`
  SELECT id, CASE failed ${ownParameters(conditions)} END AS parameter, count(*)
  FROM (
    SELECT unnest(CASE WHEN ${passes(conditions, 'parameter')} THEN value_ids END) AS id, failed FROM seen
  ) each
  GROUP BY id, failed`;

/** What fails in a parameter alone counts for the values of that parameter. */
function ownParameters(conditions: readonly FilterCondition[]): SQL {
  const own = conditions.map(({ kind, id = 0 }, index) =>
    kind === 'parameter' ? sql` WHEN ${sql.raw(String(bitAt(index)))} THEN ${id}::int` : sql``,
  );
  return sql`WHEN 0 THEN null::int${sql.join(own, sql``)}`;
}
