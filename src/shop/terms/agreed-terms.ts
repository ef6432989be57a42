import { asc, eq, sql } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import type { Orm, OrmOrTransaction } from '#shop/db/database.ts';
import { shopOrder, shopOrderTerms, termsVersion } from '#shop/db/schema/index.ts';

export type AgreedTerms = Pick<typeof termsVersion.$inferSelect, 'id' | 'language' | 'title' | 'body'> & {
  /** Since when the shop has had these words, as far as orders tell. */
  firstAgreedAt: Date;
};

/** The information pages of the law, as whoever orders in this language reads them now. */
const asTheyAre = (language: Language) => sql`
  SELECT page_text.title, page_text.body, page.position,
    sha256(convert_to(${language} || page_text.title || page_text.body::text, 'UTF8')) AS hash
  FROM info_page page
  JOIN info_page_text page_text ON page_text.info_page_id = page.id AND page_text.language = ${language}
  WHERE page.footer_group = 'law'`;

/** Keeps with an order the words that were agreed to: a version that is known already is kept once. */
export async function keepAgreedTerms(
  tx: OrmOrTransaction,
  { orderId, language, now }: { orderId: number; language: Language; now: Date },
): Promise<void> {
  const terms = asTheyAre(language);
  await tx.execute(sql`
    INSERT INTO terms_version (hash, language, title, body, first_agreed_at)
    SELECT hash, ${language}, title, body, ${now.toISOString()}::timestamptz FROM (${terms}) AS terms
    ON CONFLICT (hash) DO NOTHING`);
  await tx.execute(sql`
    INSERT INTO shop_order_terms (order_id, terms_version_id, position)
    SELECT ${orderId}::integer, version.id, terms.position
    FROM (${terms}) AS terms JOIN terms_version version ON version.hash = terms.hash
    ON CONFLICT DO NOTHING`);
}

/** What was agreed to with an order; nothing with those of before it was kept. */
export const agreedTermsOf = (orm: Orm, orderNumber: string): Promise<AgreedTerms[]> =>
  orm
    .select({
      id: termsVersion.id,
      language: termsVersion.language,
      title: termsVersion.title,
      body: termsVersion.body,
      firstAgreedAt: termsVersion.firstAgreedAt,
    })
    .from(shopOrderTerms)
    .innerJoin(shopOrder, eq(shopOrder.id, shopOrderTerms.orderId))
    .innerJoin(termsVersion, eq(termsVersion.id, shopOrderTerms.termsVersionId))
    .where(eq(shopOrder.number, orderNumber))
    .orderBy(asc(shopOrderTerms.position), asc(termsVersion.id));
