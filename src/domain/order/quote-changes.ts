import type { Minor } from '#domain/price/money.ts';
import type { Quote } from './quote.ts';

/**
 * All that a shopper agrees to by ordering, as one text for a hidden field. Two quotes have the same one just where
 * nothing that matters differs; read back, it says what the shopper saw.
 */
export function fingerprintOf(quote: Quote): string {
  const { lines, totals, shippingMethod, code, currency, priceType, regionId } = quote;
  const seen: Seen = {
    lines: lines.map((line) => [
      line.sizeId,
      line.everyDays ?? 0,
      line.quantity,
      line.price[priceType],
      line.worth.gross,
      line.worth.net,
      line.pointsCost,
      line.name,
      line.withdrawalException ?? '',
    ]),
    rebate: [code?.code ?? '', totals.rebate.gross, totals.rebate.net],
    delivery: [
      shippingMethod?.method ?? '',
      shippingMethod?.prepaid ?? true,
      totals.delivery[priceType],
      regionId,
    ],
    total: [currency, totals.total.gross, totals.total.net, totals.pointsCost],
  };
  return JSON.stringify(seen);
}

/** What is no longer as the shopper saw it; amounts are of the shop's price type. */
export type QuoteChange =
  | { kind: 'gone' | 'added' | 'withdrawal'; name: string }
  | { kind: 'price' | 'points'; name: string; before: number; now: number }
  | { kind: 'quantity'; name: string; before: number; now: number }
  | { kind: 'delivery' | 'rebate' | 'total'; before: Minor; now: Minor }
  | { kind: 'currency'; before: string; now: string };

export function quoteChanges(fingerprint: string, now: Quote): QuoteChange[] {
  const before = readSeen(fingerprint);
  const after = readSeen(fingerprintOf(now));
  if (!before || !after) return [];
  const [currency] = before.total;
  const at = now.priceType === 'net' ? 2 : 1;
  if (currency !== now.currency) return [{ kind: 'currency', before: currency, now: now.currency }];
  return [
    ...lineChanges(before.lines, after.lines),
    ...differing('rebate', before.rebate[at], after.rebate[at]),
    ...differing('delivery', before.delivery[2], after.delivery[2]),
    ...differing('total', before.total[at], after.total[at]),
  ];
}

type SeenLine = [
  sizeId: number,
  everyDays: number,
  quantity: number,
  price: Minor,
  gross: Minor,
  net: Minor,
  points: number,
  name: string,
  withdrawalException: string,
];

type Seen = {
  lines: SeenLine[];
  rebate: [code: string, gross: Minor, net: Minor];
  delivery: [method: string, prepaid: boolean, cost: Minor, regionId: number];
  total: [currency: string, gross: Minor, net: Minor, points: number];
};

function lineChanges(before: readonly SeenLine[], after: readonly SeenLine[]): QuoteChange[] {
  const same = ([size, days]: SeenLine, lines: readonly SeenLine[]) =>
    lines.find(([otherSize, otherDays]) => otherSize === size && otherDays === days);
  const changed = before.flatMap((line): QuoteChange[] => {
    const now = same(line, after);
    const name = line[7];
    if (!now) return [{ kind: 'gone', name }];
    return [
      ...(line[2] === now[2] ? [] : [{ kind: 'quantity' as const, name, before: line[2], now: now[2] }]),
      ...(line[3] === now[3] ? [] : [{ kind: 'price' as const, name, before: line[3], now: now[3] }]),
      ...(line[6] === now[6] ? [] : [{ kind: 'points' as const, name, before: line[6], now: now[6] }]),
      ...(line[8] === now[8] ? [] : [{ kind: 'withdrawal' as const, name }]),
    ];
  });
  const added = after.filter((line) => !same(line, before));
  return [...changed, ...added.map((line): QuoteChange => ({ kind: 'added', name: line[7] }))];
}

const differing = (kind: 'delivery' | 'rebate' | 'total', before: Minor, now: Minor): QuoteChange[] =>
  before === now ? [] : [{ kind, before, now }];

/** What comes from a browser may be anything; only what this shop could have written is read. */
function readSeen(fingerprint: string): Seen | undefined {
  try {
    const read: unknown = JSON.parse(fingerprint);
    return isSeen(read) ? read : undefined;
  } catch {
    return undefined;
  }
}

function isSeen(read: unknown): read is Seen {
  if (typeof read !== 'object' || read === null) return false;
  const { lines, rebate, delivery, total } = read as Partial<Record<keyof Seen, unknown>>;
  return (
    Array.isArray(lines) &&
    lines.every((line) => isRow(line, 'nnnnnnnss')) &&
    isRow(rebate, 'snn') &&
    isRow(delivery, 'sbnn') &&
    isRow(total, 'snnn')
  );
}

const TYPES: Readonly<Record<string, string>> = { n: 'number', s: 'string', b: 'boolean' };

const isRow = (row: unknown, types: string) =>
  Array.isArray(row) &&
  row.length === types.length &&
  row.every((value, index) => typeof value === TYPES[types[index] ?? '']);
