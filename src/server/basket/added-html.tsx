import { renderToString } from 'react-dom/server';
import { miniCartOf } from '#contract/basket/mini-cart.ts';
import type { WireBasket } from '#contract/widgets.ts';
import type { Basket } from '#domain/basket/basket.ts';
import type { SharedContext } from '#server/request/shared-context.ts';
import type { WantedSize } from '#shop/basket/baskets.ts';
import { AddedDrawer } from '#ui/basket/added-drawer/added-drawer.tsx';
import { ShopViewProvider } from '#ui/shop-view/shop-view.tsx';

/** The drawer with what was just added; undefined where it is not in the basket. */
export function addedHtml(
  { view }: Pick<SharedContext, 'view'>,
  { product, size, everyDays }: WantedSize,
  { lines }: Basket,
  wire: WireBasket,
): string | undefined {
  const ofProduct = lines.filter((one) => one.productId === product && one.everyDays === everyDays);
  const line = ofProduct.find((one) => one.size.type === size) ?? ofProduct[0];
  if (!line) return undefined;
  return renderToString(
    <ShopViewProvider view={view}>
      <AddedDrawer line={line} cart={miniCartOf(wire, view.priceType)} />
    </ShopViewProvider>,
  );
}
