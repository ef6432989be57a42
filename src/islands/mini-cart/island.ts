import { defineIsland } from '#islands/define-island.ts';
import { MiniCart } from './mini-cart.tsx';

export default defineIsland({
  name: 'mini-cart',
  wake: 'load',
  Component: MiniCart,
  texts: [
    'miniCart.free',
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
    'unit.kilogram',
    'unit.metre',
    'unit.pack',
    'unit.piece',
    'unit.service',
  ],
});
