import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Filters, NO_FILTERS } from '#domain/product-list/filters.ts';
import { productSearch } from '#shop/db/schema/index.ts';
import { describeWithShop, type TestShop } from '#tests/support/shop/test-shop.ts';

type Row = typeof productSearch.$inferSelect;
type Model = { rows: Row[]; parameterOf: Map<number, number>; parted: Set<string> };

const RUNS = 60;
const ALL = { sort: 'popular', limit: 1000, offset: 0 } as const;

describeWithShop('filters of the demo shop', (use) => {
  test('leave exactly the products that hold in every group, and say beforehand how many', async () => {
    const model = await readModel(use());
    const {
      catalogue: { search },
    } = use().shop;
    await fc.assert(
      fc.asyncProperty(anyFilters(model), fc.constantFrom(1, 12), async (filters, category) => {
        const wanted = { categories: [category] };
        const rows = model.rows.filter(({ categoryIds }) => categoryIds.includes(category));
        const { ids, total } = await search.list(wanted, filters, ALL, 'pl');
        expect(ids.toSorted((a, b) => a - b)).toEqual(
          rows.filter(holdsIn(filters, model)).map(({ productId }) => productId),
        );
        expect(total).toBe(ids.length);
        expect(countsOf(await search.counts(wanted, filters, 'pl'))).toEqual(
          expectedCounts(rows, filters, model),
        );
      }),
      { numRuns: RUNS },
    );
  });

  test('that nothing can hold in leave nothing and break nothing', async () => {
    const {
      catalogue: { search },
    } = use().shop;
    const rubbish: Partial<Filters>[] = [
      { producers: [2 ** 40, -1, 1.5, Number.NaN] },
      { values: [999_999] },
      { sizes: ["'; DROP TABLE size", '\0', '%'] },
      { priceFrom: 1e20 },
      { priceTo: -5 },
      { series: Array.from({ length: 10_000 }, (_, index) => index + 1000) },
    ];
    for (const filters of rubbish) {
      const { total } = await search.list({ categories: [1] }, { ...NO_FILTERS, ...filters }, ALL, 'pl');
      expect(total, JSON.stringify(filters).slice(0, 80)).toBe(0);
      await search.counts({ categories: [1] }, { ...NO_FILTERS, ...filters }, 'pl');
    }
  });

  test('keep what is chosen in sight, also where it leaves nothing', async () => {
    const model = await readModel(use());
    const [producer = 0] = model.rows.flatMap(({ producerId }) => producerId ?? []);
    const filters = { ...NO_FILTERS, producers: [producer], priceTo: 0 };
    const { groups } = await use().shop.catalogue.search.counts({ categories: [1] }, filters, 'pl');
    expect(groups).toMatchObject([{ kind: 'producer', options: [{ value: String(producer), count: 0 }] }]);
  });

  test('put products in every order that is offered', async () => {
    const { rows } = await readModel(use());
    const byId = new Map(rows.map((row) => [row.productId, row]));
    const sorted = async (
      sort: 'popular' | 'newest' | 'cheapest' | 'dearest',
      value: (row: Row) => number,
    ) => {
      const { ids } = await use().shop.catalogue.search.list(
        { categories: [1] },
        NO_FILTERS,
        { ...ALL, sort },
        'pl',
      );
      const values = ids.flatMap((id) => byId.get(id) ?? []).map(value);
      expect(values, sort).toEqual(values.toSorted((a, b) => a - b));
    };
    await sorted('popular', ({ popularity }) => -popularity);
    await sorted('newest', ({ firstOfferedAt }) => -firstOfferedAt.getTime());
    await sorted('cheapest', ({ price }) => price ?? Number.MAX_SAFE_INTEGER);
    await sorted('dearest', ({ price }) => (price === null ? 1 : -price));
    const { ids } = await use().shop.catalogue.search.list(
      { categories: [1] },
      NO_FILTERS,
      { ...ALL, sort: 'name', limit: 3 },
      'pl',
    );
    const second = await use().shop.catalogue.search.list(
      { categories: [1] },
      NO_FILTERS,
      { sort: 'name', limit: 1, offset: 1 },
      'pl',
    );
    expect(second.ids).toEqual(ids.slice(1, 2));
  });
});

async function readModel({ database }: TestShop): Promise<Model> {
  const rows = await database.orm.select().from(productSearch).orderBy(productSearch.productId);
  const values = await database.pool.query<{ id: number; parameter: number }>(
    'SELECT id, parameter_id AS parameter FROM parameter_value',
  );
  const parted = await database.pool.query<{ type: string }>(
    'SELECT DISTINCT type FROM size LEFT JOIN size_part ON size_id = id WHERE size_id IS NOT NULL OR begins_at IS NOT NULL',
  );
  return {
    rows,
    parameterOf: new Map(values.rows.map(({ id, parameter }) => [id, parameter])),
    parted: new Set(parted.rows.map(({ type }) => type)),
  };
}

function anyFilters({ rows }: Model): fc.Arbitrary<Filters> {
  const some = <Value>(of: (row: Row) => readonly Value[], most = 3) =>
    fc.uniqueArray(fc.constantFrom(...new Set(rows.flatMap(of))), { maxLength: most });
  const price = fc.option(fc.integer({ min: 0, max: 30_000 }), { nil: undefined });
  return fc.record({
    priceFrom: price,
    priceTo: price,
    producers: some(({ producerId }) => (producerId === null ? [] : [producerId])),
    series: some(({ seriesId }) => (seriesId === null ? [] : [seriesId])),
    sizes: some(({ sizeTypes }) => sizeTypes),
    values: some(({ valueIds }) => valueIds, 4),
    available: fc.boolean(),
    promotion: fc.boolean(),
  });
}

type Group = 'price' | 'producer' | 'series' | 'size' | 'available' | 'promotion' | number;

/** The groups that the product does not hold in; a parameter is a group of its own. */
function failsIn(row: Row, filters: Filters, { parameterOf }: Model): Group[] {
  const { priceFrom, priceTo } = filters;
  const fails: Group[] = [];
  const isPriced = priceFrom !== undefined || priceTo !== undefined;
  const price = row.price ?? Number.NaN;
  if (isPriced && !(price >= (priceFrom ?? 0) && price <= (priceTo ?? Number.POSITIVE_INFINITY)))
    fails.push('price');
  if (filters.producers.length > 0 && !filters.producers.includes(row.producerId ?? 0))
    fails.push('producer');
  if (filters.series.length > 0 && !filters.series.includes(row.seriesId ?? 0)) fails.push('series');
  if (filters.sizes.length > 0 && !filters.sizes.some((type) => row.sizeTypes.includes(type)))
    fails.push('size');
  if (filters.available && !row.available) fails.push('available');
  if (filters.promotion && !row.reduced) fails.push('promotion');
  for (const parameter of new Set(filters.values.map((id) => parameterOf.get(id) ?? 0))) {
    const wanted = filters.values.filter((id) => parameterOf.get(id) === parameter);
    if (!wanted.some((id) => row.valueIds.includes(id))) fails.push(parameter);
  }
  return fails;
}

const holdsIn = (filters: Filters, model: Model) => (row: Row) => failsIn(row, filters, model).length === 0;

type Counts = { options: Record<string, number>; available: number; promotion: number; prices: number[] };

function expectedCounts(rows: readonly Row[], filters: Filters, model: Model): Counts {
  const leftBut = (group: Group) =>
    rows.filter((row) => failsIn(row, filters, model).every((failed) => failed === group));
  const chosen = [
    ...filters.producers.map((id) => `producer ${id}`),
    ...filters.series.map((id) => `series ${id}`),
    ...filters.sizes.map((type) => `size ${type}`),
    ...filters.values.map((id) => `parameter ${id}`),
  ];
  const groups = [
    leftBut('producer').flatMap(({ producerId }) => `producer ${producerId}`),
    leftBut('series').flatMap(({ seriesId }) => (seriesId === null ? [] : `series ${seriesId}`)),
    // What is made of parts is offered by them, and dates not at all.
    leftBut('size').flatMap(({ sizeTypes }) =>
      sizeTypes
        .filter((type) => filters.sizes.includes(type) || !model.parted.has(type))
        .map((type) => `size ${type}`),
    ),
    ...[...new Set(model.parameterOf.values())].map((parameter) =>
      leftBut(parameter).flatMap(({ valueIds }) =>
        valueIds.filter((id) => model.parameterOf.get(id) === parameter).map((id) => `parameter ${id}`),
      ),
    ),
  ];
  const groupOf = (option: string) =>
    groups.findIndex((_, index) => index === groupIndex(option, model, groups.length));
  const options: Record<string, number> = {};
  for (const [index, found] of groups.entries()) {
    const own = chosen.filter((option) => groupOf(option) === index);
    const all = new Set([...found, ...own]);
    if (all.size < 2 && own.length === 0) continue;
    for (const option of all) options[option] = found.filter((one) => one === option).length;
  }
  const prices = leftBut('price').flatMap(({ price }) => price ?? []);
  return {
    options,
    available: leftBut('available').filter(({ available }) => available).length,
    promotion: leftBut('promotion').filter(({ reduced }) => reduced).length,
    prices: prices.length === 0 ? [] : [Math.min(...prices), Math.max(...prices)],
  };
}

function groupIndex(option: string, { parameterOf }: Model, groups: number): number {
  const [kind = '', value = ''] = option.split(/ (.*)/);
  const simple = ['producer', 'series', 'size'].indexOf(kind);
  if (simple >= 0) return simple;
  const parameters = [...new Set(parameterOf.values())];
  const index = parameters.indexOf(parameterOf.get(Number(value)) ?? 0);
  return index < 0 ? groups : 3 + index;
}

function countsOf(counts: Awaited<ReturnType<TestShop['shop']['catalogue']['search']['counts']>>): Counts {
  return {
    options: Object.fromEntries(
      counts.groups.flatMap(({ kind, options }) =>
        options.map(({ value, count }) => [`${kind} ${value}`, count]),
      ),
    ),
    available: counts.available,
    promotion: counts.promotion,
    prices: counts.prices ? [counts.prices.lowest, counts.prices.highest] : [],
  };
}
