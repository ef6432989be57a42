import type { WireBasket, WireBasketProduct } from '#contract/widgets.ts';

export const sampleCoffee: WireBasketProduct = {
  link: '/produkt/7/brazylia-cerrado?from=shop',
  icon: '',
  icon_second: '',
  name: 'Brazylia Cerrado',
  size: '250g',
  size_name: '250 g',
  product_version_name: '',
  count: 2,
  count_formatted: '2',
  worth_unit: 'szt.',
  prices: { worth_net_formatted: '80,00 zł', worth_gros_formatted: '98,40 zł' },
  subscription_period: '0',
};

/** A basket as the shop tells of it. */
export function sampleBasket(changes: Partial<WireBasket> = {}): WireBasket {
  const products = changes.products ?? [sampleCoffee];
  return {
    products,
    user: { client: false },
    worth: 98.4,
    worth_net: 80,
    worth_formatted: '98,40 zł',
    worth_net_formatted: '80,00 zł',
    productsCounter: products.length,
    shippingCost_formatted: '12,30 zł',
    shippingCost_net_formatted: '10,00 zł',
    toShippingFree: 101.6,
    ...changes,
  };
}
