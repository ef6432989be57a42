import type { Term } from '#pages/form/terms-links.tsx';
import type { FormVisit } from './form-visit.ts';

/** What a shopper agrees to: the information pages of the law. */
export async function termsOf({ shop, visit }: FormVisit): Promise<Term[]> {
  const pages = await shop.catalogue.infoPages(visit.language);
  return [...pages.values()]
    .filter(({ group }) => group === 'law')
    .map(({ slug, title }) => ({ slug, title }));
}
