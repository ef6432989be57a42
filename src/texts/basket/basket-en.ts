import type { basketPl } from './basket-pl.ts';

/** Words of the basket and of the mini-cart, in English. */
export const basketEn: Record<keyof typeof basketPl, string> = {
  'miniCart.title': 'What is in the basket',
  'miniCart.show': 'Show what is in the basket',
  'miniCart.hide': 'Hide what is in the basket',
  'miniCart.worth': 'Worth',
  'miniCart.shipping': 'Delivery from',
  'miniCart.delivery': 'Delivery',
  'miniCart.gratis': 'free',
  'miniCart.toFree': '{x} more for free delivery',
  'miniCart.free': 'Your delivery is free',
  'miniCart.toBasket': 'Go to the basket',
  'miniCart.order': 'Order everything',
  'basket.title': 'Basket',
  'basket.empty': 'Your basket is empty.',
  'basket.emptyNext': 'Start with what others choose most.',
  'basket.removeNamed': 'Remove from the basket: {name}',
  'basket.quantityOf': 'Quantity: {name}',
  'basket.update': 'Update',
  'basket.total': 'Total',
  'basket.totalNet': 'of which net {price}',
  'basket.removed': 'Removed from the basket: {name}',
  'basket.changed': 'Quantity changed: {name}',
  'basket.continue': 'Continue shopping',
  'basket.changeFailed': 'The basket could not be changed. Please try again.',
};
