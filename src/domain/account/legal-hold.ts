/** Whole years, after the one of the sale, for which invoices (5 years) and claims (6) must have who bought. */
const YEARS = 6;

/** Whoever bought before this moment need not be known any more. */
export const holdBegins = (now: number): Date =>
  new Date(Date.UTC(new Date(now).getUTCFullYear() - YEARS, 0, 1));
