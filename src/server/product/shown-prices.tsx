import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PriceAsked } from '#contract/widgets.ts';
import { findSize } from '#domain/product/find-size.ts';
import { cardOf, sizeOffers } from '#domain/product/offers.ts';
import type { ProductRecord } from '#domain/product/product-record.ts';
import { textsFor } from '#server/pages/render.tsx';
import type { Visit } from '#server/request/visit.ts';
import type { Shop } from '#server/shop.ts';
import type { Session } from '#shop/session/session.ts';
import { priceInWords } from '#ui/price/price.tsx';
import { CardPriceParts } from '#ui/product/product-card/product-card.tsx';
import { ShopViewProvider, speak } from '#ui/shop-view/shop-view.tsx';
import { personalPricing } from './pricing-context.ts';

type Asking = { visit: Visit; session: Session | undefined };

/** The prices of products as a page shows them, for this shopper: HTML by what was asked for. */
export async function shownPrices(
  shop: Shop,
  { visit, session }: Asking,
  asked: readonly PriceAsked[],
): Promise<Record<string, string>> {
  const { language, currency } = visit;
  const view = { language, currency, priceType: shop.config.priceType, texts: textsFor(shop, visit) };
  const pricing = await personalPricing(shop, visit, session);
  const found = await shop.catalogue.products(
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
