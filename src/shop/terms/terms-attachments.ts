import type { Language } from '#contract/language.ts';
import type { ShopConfig } from '#contract/shop-config.ts';
import type { Database } from '#shop/db/database.ts';
import { type Attachment, sellerOf } from '#shop/email/compose.ts';
import type { EmailContent } from '#shop/email/email.ts';
import { textsIn } from '#texts/dictionary.ts';
import { agreedTermsOf } from './agreed-terms.ts';
import { termsPdf, type Written } from './terms-pdf.ts';
import { withdrawalNotice } from './withdrawal-notice.ts';

export type TermsParts = {
  database: Pick<Database, 'orm'>;
  config: Pick<ShopConfig, 'name' | 'email' | 'phone' | 'postalAddress' | 'invoices' | 'texts'>;
  returnDays: number;
};

/** All orders of a while have the same words. */
const MOST_KEPT = 20;

/**
 * What the confirmation of an order brings on a durable medium: the terms as they were agreed to, and the instructions and the
 * form of withdrawal (Directive 2011/83/EU, art. 8).
 */
export function openTermsAttachments({ database, config, returnDays }: TermsParts) {
  const drawn = new Map<string, Promise<Buffer>>();

  function fileOf(written: Written): Promise<Buffer> {
    const key = JSON.stringify(written);
    const known = drawn.get(key);
    if (known) return known;
    if (drawn.size >= MOST_KEPT) drawn.clear();
    const file = termsPdf(written, config.name);
    drawn.set(key, file);
    return file;
  }

  return async (content: EmailContent, language: Language): Promise<Attachment[]> => {
    if (content.kind !== 'order_placed') return [];
    const terms = await agreedTermsOf(database.orm, content.number);
    const texts = textsIn(language, config.texts);
    const seller = sellerOf(config, texts).join(', ');
    const notice = withdrawalNotice({ language, texts, seller, days: returnDays });
    const written = [...terms.map(({ title, body }) => ({ language, title, body })), notice];
    return Promise.all(
      written.map(async (each) => ({
        filename: fileName(each.title),
        contentType: 'application/pdf',
        content: await fileOf(each),
      })),
    );
  };
}

/** Terms of an order as a file, for whoever may see the order; undefined where it was agreed to others. */
export async function termsFile(
  orm: Database['orm'],
  { number, id, shopName }: { number: string; id: number; shopName: string },
): Promise<Omit<Attachment, 'contentType'> | undefined> {
  const terms = (await agreedTermsOf(orm, number)).find((one) => one.id === id);
  return terms && { filename: fileName(terms.title), content: await termsPdf(terms, shopName) };
}

/** 'Polityka-prywatnosci.pdf': mail programs disagree about other signs. */
const fileName = (title: string) =>
  `${title
    .replace(/ł/g, 'l')
    .replace(/Ł/g, 'L')
    .normalize('NFD')
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-')}.pdf`;
