import { and, asc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Language, otherLanguage } from '#contract/language.ts';
import type { TextSection } from '#domain/product/product.ts';
import type { Orm } from '#shop/db/database.ts';
import { infoPage, infoPageText } from '#shop/db/schema/index.ts';

export type InfoPage = {
  id: number;
  title: string;
  slug: string;
  /** Its slug in the other language. */
  otherSlug: string;
  group: 'shop' | 'help' | 'law' | null;
  body: TextSection[];
};

/** The information pages of a language, by slug, in the order of the footer. */
export type InfoPages = ReadonlyMap<string, InfoPage>;

export async function loadInfoPages(orm: Orm, language: Language): Promise<InfoPages> {
  const other = alias(infoPageText, 'other');
  const rows = await orm
    .select({
      id: infoPage.id,
      title: infoPageText.title,
      slug: infoPageText.slug,
      otherSlug: other.slug,
      group: infoPage.footerGroup,
      body: infoPageText.body,
    })
    .from(infoPage)
    .innerJoin(
      infoPageText,
      and(eq(infoPageText.infoPageId, infoPage.id), eq(infoPageText.language, language)),
    )
    .innerJoin(other, and(eq(other.infoPageId, infoPage.id), eq(other.language, otherLanguage(language))))
    .orderBy(asc(infoPage.position));
  return new Map(rows.map((row) => [row.slug, row]));
}
