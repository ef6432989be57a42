import type { ReactNode } from 'react';
import { type ShopView, ShopViewProvider, useShop } from './shop-view/shop-view.tsx';

type Props = Partial<Pick<ShopView, 'priceType' | 'texts'>> & { children: ReactNode };

/** An example seen in another way: net prices, or a landmark's name of its own, as one page may not repeat it. */
export function ExampleView({ priceType, texts, children }: Props) {
  const shop = useShop();
  const view: ShopView = {
    language: shop.language,
    currency: shop.currency,
    priceType: priceType ?? shop.priceType,
    texts: { ...shop.texts, ...texts },
  };
  return <ShopViewProvider view={view}>{children}</ShopViewProvider>;
}
