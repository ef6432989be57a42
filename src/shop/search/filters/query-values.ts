import { sql } from 'drizzle-orm';

const LARGEST = 2 ** 31 - 1;

/** Numbers that cannot be in the database are in none of its rows. */
export const numbers = (ids: readonly number[]) =>
  sql`${sql.param(ids.filter((id) => Number.isInteger(id) && Math.abs(id) <= LARGEST))}::int[]`;

/** The database knows no sign without a code. */
export const texts = (given: readonly string[]) =>
  sql`${sql.param(given.filter((text) => !text.includes('\0')))}::text[]`;
