import { pictureFile } from '#contract/links.ts';
import type { WireComparedProduct } from '#contract/widgets.ts';
import type { RequestContext } from '#server/request/context.ts';
import type { Shop } from '#server/shop.ts';

/** What the shopper compares, as the wire says it. */
export async function comparedProducts(
  { lists: { comparison } }: Pick<Shop, 'lists'>,
  context: RequestContext,
): Promise<WireComparedProduct[]> {
  const products = await comparison.products(await context.session(), context.language);
  return products.map(({ id, slug, name, pictures: [first] }) => ({
    id,
    name,
    link: context.links.product({ id, slug }),
    icon: first ? pictureFile(first.name, 320, 'webp') : '',
  }));
}
