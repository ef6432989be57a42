import type { StatementRead } from './bank-transfer.ts';
import { signedAmount } from './signed-amount.ts';
import { dateFrom } from './statement-date.ts';

/** How banks call the columns, by what stands in them; the first that a heading has is taken. */
const COLUMNS = {
  bookedOn: ['data księgowania', 'data ksiegowania', 'data transakcji', 'data operacji', 'data', 'date'],
  amount: ['kwota operacji', 'kwota transakcji', 'kwota', 'uznania', 'amount'],
  currency: ['waluta', 'currency'],
  title: ['tytuł', 'tytul', 'tytułem', 'szczegóły', 'opis operacji', 'opis', 'title', 'description'],
  payer: ['nadawca', 'kontrahent', 'dane kontrahenta', 'zleceniodawca', 'nazwa', 'payer', 'name'],
} as const;

type Column = keyof typeof COLUMNS;
type Heading = Record<Column, number>;

/** Reads the rows of a statement that a bank gives as a table; undefined where no row names a day and a sum. */
export function readStatementTable(
  rows: readonly (readonly string[])[],
  currency: string,
): StatementRead | undefined {
  const at = rows.findIndex((row) => headingOf(row));
  const heading = headingOf(rows[at] ?? []);
  if (!heading) return undefined;
  const read: StatementRead = { transfers: [], others: 0, unreadable: 0 };
  for (const row of rows.slice(at + 1)) {
    const cell = (column: Column) => row[heading[column]]?.replace(/\s+/g, ' ').trim() ?? '';
    const bookedOn = dateFrom(cell('bookedOn'));
    const amount = signedAmount(cell('amount'));
    // Below the rows some banks sum up, and none of that has a day.
    if (!cell('bookedOn')) continue;
    if (!bookedOn || amount === undefined) read.unreadable++;
    else if (amount <= 0) read.others++;
    else {
      const named = /[A-Z]{3}/.exec(cell('currency') || cell('amount'))?.[0];
      const [title, payer] = [cell('title'), cell('payer')];
      read.transfers.push({ bookedOn, amount, currency: named ?? currency, title, payer });
    }
  }
  return read;
}

function headingOf(row: readonly string[]): Heading | undefined {
  const names = row.map((cell) => cell.replace(/^#/, '').trim().toLowerCase());
  const placeOf = (column: Column): number => {
    for (const name of COLUMNS[column]) {
      const place = names.findIndex(
        (one) => one === name || one.startsWith(`${name}/`) || one.startsWith(`${name} `),
      );
      if (place >= 0) return place;
    }
    return -1;
  };
  const heading = Object.fromEntries(
    (Object.keys(COLUMNS) as Column[]).map((column) => [column, placeOf(column)]),
  ) as Heading;
  return heading.bookedOn >= 0 && heading.amount >= 0 && heading.title >= 0 ? heading : undefined;
}
