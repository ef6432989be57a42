import { linksIn, pictureFile } from '#contract/links.ts';
import type { WireComparedProduct } from '#contract/widgets.ts';
import type { Visit } from '#server/request/visit.ts';
import type { Shop } from '#server/shop.ts';
import type { Session } from '#shop/session/session.ts';

/** What the shopper compares, as the wire says it. */
export async function comparedProducts(
  { comparison }: Shop,
  { language }: Visit,
  session: Session | undefined,
): Promise<WireComparedProduct[]> {
  const products = await comparison.products(session, language);
  return products.map(({ id, slug, name, pictures: [first] }) => ({
    id,
    name,
    link: linksIn(language).product({ id, slug }),
    icon: first ? pictureFile(first.name, 320, 'webp') : '',
  }));
}
