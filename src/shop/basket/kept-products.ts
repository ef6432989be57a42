import { and, asc, count, eq } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import { linksIn, pictureFile } from '#contract/links.ts';
import type { WireComparedProduct } from '#contract/widgets.ts';
import type { Orm } from '#shop/db/database.ts';
import {
  comparisonItem,
  productPicture,
  productText,
  shoppingList,
  shoppingListItem,
} from '#shop/db/schema/index.ts';
import { ownedBy, type Session } from '#shop/session/session.ts';

/** How many products the shopper keeps on lists. */
export async function countListItems(orm: Orm, session: Session | undefined): Promise<number> {
  if (!session) return 0;
  const [row] = await orm
    .select({ count: count() })
    .from(shoppingListItem)
    .innerJoin(shoppingList, eq(shoppingList.id, shoppingListItem.shoppingListId))
    .where(ownedBy(session, shoppingList));
  return row?.count ?? 0;
}

/** The products the shopper compares. */
export async function comparedProducts(
  orm: Orm,
  session: Session | undefined,
  language: Language,
): Promise<WireComparedProduct[]> {
  if (!session) return [];
  const rows = await orm
    .select({
      id: productText.productId,
      slug: productText.slug,
      name: productText.name,
      picture: productPicture.name,
    })
    .from(comparisonItem)
    .innerJoin(
      productText,
      and(eq(productText.productId, comparisonItem.productId), eq(productText.language, language)),
    )
    .leftJoin(
      productPicture,
      and(eq(productPicture.productId, comparisonItem.productId), eq(productPicture.position, 0)),
    )
    .where(eq(comparisonItem.sessionHash, session.hash))
    .orderBy(asc(comparisonItem.addedAt));
  return rows.map(({ id, slug, name, picture }) => ({
    id,
    name,
    link: linksIn(language).product({ id, slug }),
    icon: picture ? pictureFile(picture, 320, 'webp') : '',
  }));
}
