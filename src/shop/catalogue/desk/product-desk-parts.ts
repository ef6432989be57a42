import type { Database } from '#shop/db/database.ts';

export type ProductDeskParts = {
  database: Database;
  clock: () => number;
  /** In which prices are kept. */
  currency: string;
  timeZone: string;
  picturesFolder: string;
};
