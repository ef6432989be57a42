import type { PartRecord, ProductRecord, SizeRecord, StockRecord } from '#domain/product/product-record.ts';

export const SAMPLE_NOW = Date.UTC(2026, 5, 15, 12);
const LONG_AGO = SAMPLE_NOW - 100 * 86_400_000;

/** A price that has never changed. */
export const steady = (gross: number) => [{ startsAt: LONG_AGO, gross, regular: gross }];

/** So many in the shop's own warehouse; null where nothing is counted. */
export const inStock = (quantity: number | null): StockRecord[] => [
  { quantity, leadDays: 0, outside: false },
];

type Wishes<Given extends { phonePrice: boolean }> = Partial<
  Omit<Extract<Given, { phonePrice: false }>, 'phonePrice'>
> & { phonePrice?: boolean; stock?: number | null };

/** A size that can be bought; `stock` is short for one warehouse with so many. On the phone it has no amounts. */
export function sampleSize({
  stock = 20,
  phonePrice = false,
  ...record
}: Wishes<SizeRecord> = {}): SizeRecord {
  const size = {
    id: 1,
    type: 'uniw',
    name: 'uniwersalny',
    ean: null,
    basketEnabled: false,
    gratis: false,
    pointsCost: 0,
    availability: 'enable' as const,
    deliveryDate: null,
    deliveryDays: null,
    unknownTime: false,
    minPerOrder: null,
    maxPerOrder: null,
    weightGrams: 250,
    contents: null,
    suggested: null,
    advance: null,
    picture: null,
    beginsAt: null,
    parts: [],
    stocks: inStock(stock),
    prices: steady(12_300),
    ...record,
  };
  return phonePrice
    ? { ...size, phonePrice, prices: [], suggested: null, advance: null }
    : { ...size, phonePrice };
}

/** A part of a set. */
export function samplePart({ stock = 20, phonePrice = false, ...record }: Wishes<PartRecord>): PartRecord {
  const part = {
    id: 1,
    slug: 'kawa',
    name: 'Kawa',
    quantity: 1,
    size: 'uniw',
    sizeName: 'uniwersalny',
    taxBasisPoints: 2300,
    stocks: inStock(stock),
    prices: steady(12_300),
    ...record,
  };
  return phonePrice ? { ...part, phonePrice, prices: [] } : { ...part, phonePrice };
}

/** A product of one size at 123,00 zł. */
export function sampleProduct(record: Partial<ProductRecord> = {}): ProductRecord {
  return {
    id: 7,
    type: 'goods',
    name: 'Etiopia Guji',
    slug: 'etiopia-guji',
    slugs: { pl: 'etiopia-guji', en: 'ethiopia-guji' },
    summary: '',
    description: [],
    producer: 'Palarnia Mgła',
    producerId: 1,
    unit: 'piece',
    sellBy: 1,
    precision: 0,
    minPerOrder: null,
    maxPerOrder: null,
    minPerSubscription: null,
    taxBasisPoints: 2300,
    perishable: false,
    withdrawalException: null,
    pointsEarned: 0,
    firstOfferedAt: LONG_AGO,
    pictures: [],
    parameters: [],
    sizes: [sampleSize()],
    tiers: [],
    subscriptions: [],
    parts: [],
    mainCategory: null,
    categories: [],
    ...record,
  };
}
