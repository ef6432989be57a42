import { sql } from 'drizzle-orm';
import { customType, integer, numeric, text, timestamp } from 'drizzle-orm/pg-core';
import type { Language } from '#contract/language.ts';

/** The kinds of column that several tables share; each mirrors a domain or a habit of the migrations. */
export const id = () => integer('id').primaryKey().generatedByDefaultAsIdentity();
export const position = () => integer('position').notNull().default(0);
export const language = () => text('language').$type<Language>().notNull();
export const currency = (name = 'currency') => text(name).notNull();
export const timestamptz = (name: string) => timestamp(name, { withTimezone: true });
export const timestampNow = (name: string) => timestamptz(name).notNull().defaultNow();
/** Money: whole minor units, never a float. */
export const minorUnits = (name: string) => integer(name);
export const quantity = (name = 'quantity') => numeric(name, { precision: 12, scale: 3, mode: 'number' });
export const searchForm = (name: string, of: string) =>
  text(name)
    .notNull()
    .generatedAlwaysAs(sql.raw(`search_form(${of})`));
export const searchStems = (of: string) =>
  text('search_stems')
    .notNull()
    .generatedAlwaysAs(sql.raw(`search_stems(search_form(search_spelling(${of})), language)`));
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A piece of a description or of an information page. */
export type TextSection = { heading?: string; paragraphs: string[]; list?: string[] };
