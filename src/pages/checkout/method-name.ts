import type { ShippingMethod } from '#domain/delivery/shipping-methods.ts';
import type { Speaking } from '#ui/shop-view/shop-view.tsx';

/** A way of delivery by its name; paid for at the door, it says so. */
export const methodName = ({ name, prepaid }: Pick<ShippingMethod, 'name' | 'prepaid'>, t: Speaking['t']) =>
  prepaid ? name : t('checkout.onDelivery', { name });
