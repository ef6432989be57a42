import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PriceAsked } from '#contract/widgets.ts';
import { findSize } from '#domain/product/find-size.ts';
import { cardOf, sizeOffers } from '#domain/product/offers.ts';
import type { ProductRecord } from '#domain/product/product-record.ts';
import type { RequestContext } from '#server/request/context.ts';
import type { Shop } from '#server/shop.ts';
import { priceInWords } from '#ui/price/price.tsx';
import { CardPriceParts } from '#ui/product/product-card/product-card.tsx';
import { ShopViewProvider, speak } from '#ui/shop-view/shop-view.tsx';

/** The prices of products as a page shows them, for this shopper: HTML by what was asked for. */
export async function shownPrices(
  { catalogue: { products } }: Pick<Shop, 'catalogue'>,
  context: RequestContext,
  asked: readonly PriceAsked[],
): Promise<Record<string, string>> {
  const { language, view } = context;
  const pricing = await context.personalPricing();
  const found = await products.products(
    asked.map(({ id }) => id),
    language,
  );
  const record = new Map(found.map((one) => [one.id, one]));
  return Object.fromEntries(
    asked.flatMap(({ key, id, size }) => {
      const one = record.get(id);
      const shown = one && priceOf(one, size);
      return shown ? [[key, renderToStaticMarkup(shown)]] : [];
    }),
  );

  function priceOf(one: ProductRecord, size: string | undefined): ReactNode {
    if (size === undefined)
      return (
        <ShopViewProvider view={view}>
          <CardPriceParts card={cardOf(one, pricing)} />
        </ShopViewProvider>
      );
    const offer = sizeOffers(one, pricing)[findSize(one.sizes, size)];
    const speaking = speak(view);
    return offer && (priceInWords(offer, speaking) ?? speaking.shown(offer.price));
  }
}
