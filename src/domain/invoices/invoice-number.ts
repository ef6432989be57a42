/** How documents of one kind are numbered: 'FV' by the month, such as FV/2026/11/0001, or by the year. */
export type Series = { prefix: string; per: 'month' | 'year' };

/** What numbers begin anew in: '2026/11', or '2026'. */
export const periodOf = ({ per }: Series, issuedOn: string): string =>
  issuedOn.slice(0, per === 'month' ? 7 : 4).replace('-', '/');

const DIGITS = 4;

export const invoiceNumber = ({ prefix }: Series, period: string, count: number): string =>
  `${prefix}/${period}/${String(count).padStart(DIGITS, '0')}`;
