/** What the list of orders shows beside the number, in its order. */
export const ORDER_COLUMNS = ['age', 'client', 'stage', 'money', 'parcels', 'total', 'method'] as const;
export type OrderColumn = (typeof ORDER_COLUMNS)[number];

/** Columns that say something of money. */
const OF_MONEY: readonly OrderColumn[] = ['money', 'total'];

export const isOrderColumn = (text: string): text is OrderColumn =>
  (ORDER_COLUMNS as readonly string[]).includes(text);

export const columnsText = (columns: readonly string[]): string => columns.join('.');

/** The columns that an address names, as far as somebody may see them; all of those where it names none. */
export function columnsIn(text: string, maySeeMoney: boolean): OrderColumn[] {
  const named = text.split('.');
  const seen = ORDER_COLUMNS.filter((column) => maySeeMoney || !OF_MONEY.includes(column));
  const wanted = seen.filter((column) => named.includes(column));
  return wanted.length > 0 ? wanted : seen;
}
