import { and, asc, count, eq } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import { lineOffer } from '#domain/basket/line-offer.ts';
import { withTax } from '#domain/price/money.ts';
import type { ProductRecord } from '#domain/product/product-record.ts';
import { changeSince, type Offered } from '#domain/shopping-lists/list-change.ts';
import type { DiscontinuedItem, ListItem, ShownList } from '#domain/shopping-lists/shown-list.ts';
import type { Catalogue } from '#shop/catalogue/catalogue.ts';
import type { Orm } from '#shop/db/database.ts';
import { productText, shoppingList, shoppingListItem, size } from '#shop/db/schema/index.ts';
import type { Session } from '#shop/session/session.ts';
import type { AnyShopper } from '#shop/session/shopper.ts';
import { isId, isOwn } from './own-lists.ts';

/** Lists as they are shown, and which products stand on them. */
export function openShownLists(orm: Orm, catalogue: Catalogue) {
  const rowsOf = (listId: number, language: Language) =>
    orm
      .select({
        sizeId: shoppingListItem.sizeId,
        quantity: shoppingListItem.quantity,
        note: shoppingListItem.note,
        priceSeen: shoppingListItem.priceSeen,
        currencySeen: shoppingListItem.currencySeen,
        availableSeen: shoppingListItem.availableSeen,
        productId: size.productId,
        name: productText.name,
      })
      .from(shoppingListItem)
      .innerJoin(size, eq(size.id, shoppingListItem.sizeId))
      .leftJoin(
        productText,
        and(eq(productText.productId, size.productId), eq(productText.language, language)),
      )
      .where(eq(shoppingListItem.shoppingListId, listId))
      .orderBy(asc(shoppingListItem.addedAt), asc(shoppingListItem.sizeId));
  type Row = Awaited<ReturnType<typeof rowsOf>>[number];

  function itemOf(
    row: Row,
    record: ProductRecord | undefined,
    { currency: { id: currency }, pricing }: AnyShopper,
  ): ListItem | undefined {
    const found = record?.sizes.find(({ id }) => id === row.sizeId);
    const chosen = record && found && lineOffer(record, found, null, pricing);
    if (!record || !chosen) return undefined;
    const { code: _code, ...withoutCode } = pricing;
    const noted = lineOffer(record, found, null, withoutCode) ?? chosen;
    const { max: _, ...rules } = chosen.rules;
    const { offer } = chosen;
    const picture = record.pictures.find(({ name }) => name === offer.picture) ?? record.pictures[0];
    const price = chosen.priceFor(1);
    const available = chosen.refusal === undefined;
    const { priceType = 'gross' } = pricing;
    const then = offeredThen(row, (gross) => withTax(gross, record.taxBasisPoints)[priceType]);
    // A code makes nothing cheaper since it was noted.
    const now = { price: noted.priceFor(1)[priceType], currency, available };
    const change = changeSince(then, now);
    return {
      sizeId: row.sizeId,
      productId: record.id,
      slug: record.slug,
      name: record.name,
      size: { type: offer.type, name: offer.name },
      ...(picture && { picture }),
      unit: record.unit,
      quantity: row.quantity,
      rules,
      note: row.note,
      price,
      purchase: offer.purchase,
      pointsCost: chosen.pointsEach,
      availability: offer.availability,
      ...(change && { change }),
    };
  }

  return {
    /** A list with what stands on it; whose it is was looked at before. */
    async show(
      { id, name, publicToken }: { id: number; name: string; publicToken: string | null },
      viewer: AnyShopper,
    ): Promise<ShownList> {
      const items: ListItem[] = [];
      const discontinued: DiscontinuedItem[] = [];
      const rows = await rowsOf(id, viewer.language);
      const products = await catalogue.products(
        rows.map(({ productId }) => productId),
        viewer.language,
      );
      const record = new Map(products.map((product) => [product.id, product]));
      for (const row of rows) {
        const item = itemOf(row, record.get(row.productId), viewer);
        if (item) items.push(item);
        else discontinued.push({ sizeId: row.sizeId, name: row.name ?? '' });
      }
      return { id, name, publicToken, items, discontinued };
    },

    /** One of the shopper's own lists. */
    async find(session: Session | undefined, id: number) {
      if (!session || !isId(id)) return undefined;
      const [found] = await orm
        .select()
        .from(shoppingList)
        .where(and(isOwn(session), eq(shoppingList.id, id)));
      return found;
    },

    /** What a size is called, also of a product that has left the shop. */
    async nameOf(sizeId: number, language: Language): Promise<string> {
      if (!isId(sizeId)) return '';
      const [found] = await orm
        .select({ name: productText.name })
        .from(size)
        .innerJoin(productText, eq(productText.productId, size.productId))
        .where(and(eq(size.id, sizeId), eq(productText.language, language)));
      return found?.name ?? '';
    },

    /** How many products the shopper keeps on lists. */
    async countNoted(session: Session | undefined): Promise<number> {
      if (!session) return 0;
      const [row] = await orm
        .select({ count: count() })
        .from(shoppingListItem)
        .innerJoin(shoppingList, eq(shoppingList.id, shoppingListItem.shoppingListId))
        .where(isOwn(session));
      return row?.count ?? 0;
    },

    /** The products that stand on any list of the shopper's, for the wishlist toggles on cards. */
    async noted(session: Session | undefined): Promise<number[]> {
      if (!session) return [];
      const rows = await orm
        .selectDistinct({ productId: size.productId })
        .from(shoppingListItem)
        .innerJoin(shoppingList, eq(shoppingList.id, shoppingListItem.shoppingListId))
        .innerJoin(size, eq(size.id, shoppingListItem.sizeId))
        .where(isOwn(session))
        .orderBy(asc(size.productId));
      return rows.map(({ productId }) => productId);
    },
  };
}

type Seen = { priceSeen: number | null; currencySeen: string | null; availableSeen: boolean | null };

/** What is noted down is gross; lists tell of the shop's price type. */
function offeredThen(
  { priceSeen, currencySeen, availableSeen }: Seen,
  inType: (gross: number) => number,
): Offered | undefined {
  if (priceSeen === null || currencySeen === null || availableSeen === null) return undefined;
  return { price: inType(priceSeen), currency: currencySeen, available: availableSeen };
}
