import { defineIsland } from '#islands/define-island.ts';
import { MiniCart } from './mini-cart.tsx';

export default defineIsland({
  name: 'mini-cart',
  hydrate: 'load',
  Component: MiniCart,
  texts: import.meta.env.SSR
    ? [
        'miniCart.delivery',
        'miniCart.free',
        'miniCart.gratis',
        'miniCart.hide',
        'price.net',
        'miniCart.order',
        'miniCart.shipping',
        'miniCart.show',
        'miniCart.title',
        'miniCart.toBasket',
        'miniCart.toFree',
        'miniCart.worth',
        'product.every',
      ]
    : [],
});
