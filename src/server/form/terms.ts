import type { Term } from '#pages/form/terms-links.tsx';
import type { Visit } from '#server/request/visit.ts';
import type { Shop } from '#server/shop.ts';

/** What a shopper agrees to: the information pages of the law. */
export async function termsOf(
  { catalogue: { products } }: Pick<Shop, 'catalogue'>,
  { language }: Visit,
): Promise<Term[]> {
  const pages = await products.infoPages(language);
  return [...pages.values()]
    .filter(({ group }) => group === 'law')
    .map(({ slug, title }) => ({ slug, title }));
}
