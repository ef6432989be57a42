import type { WireBasket, WireBasketProduct } from '#contract/widgets.ts';
import { canOrderAtOnce, type MiniCartLayout, miniCartLayout } from '#domain/basket/mini-cart.ts';
import type { Minor, PriceType } from '#domain/price/money.ts';

/** The basket as the header shows it; amounts are written as the server wrote them. */
export type MiniCart = {
  layout: MiniCartLayout;
  products: MiniCartProduct[];
  worth: Written;
  /** What a code takes off it as an amount, with its minus. */
  rebate?: Written;
  shipping: Written;
  /** With the cheapest delivery, and its name; undefined where it cannot be delivered. */
  total?: Written;
  shippingName: string | undefined;
  /** Undefined where no sum makes delivery free. */
  toFreeShipping?: { missing: Minor; reached: number };
  orderAtOnce: boolean;
};

export type MiniCartProduct = {
  link: string;
  icon: string;
  iconSecond: string;
  name: string;
  /** Empty where the product has no versions. */
  version: string;
  /** Undefined for what comes in one size. */
  size?: string;
  /** '2 szt.' */
  quantity: string;
  worth: Written;
  everyDays?: number;
};

export type Written = { gross: string; net: string };

/** Reads the mini-cart out of the wire's basket (spec §3 Basket, Basket product). */
export function miniCartOf(basket: WireBasket, priceType: PriceType): MiniCart {
  const products = basket.products.map(productOf);
  const { toShippingFree: missing } = basket;
  const worth = priceType === 'net' ? basket.worth_net : basket.worth;
  return {
    layout: miniCartLayout(products.length),
    products,
    worth: { gross: basket.worth_formatted, net: basket.worth_net_formatted },
    shipping: { gross: basket.shippingCost_formatted, net: basket.shippingCost_net_formatted },
    ...(basket.rebate_formatted && {
      rebate: { gross: basket.rebate_formatted, net: basket.rebate_net_formatted ?? '' },
    }),
    shippingName: basket.shipping_name,
    ...(basket.total_formatted && {
      total: { gross: basket.total_formatted, net: basket.total_net_formatted ?? '' },
    }),
    ...(missing >= 0 && {
      toFreeShipping: {
        missing: Math.round(missing * 100),
        reached: missing === 0 ? 1 : worth / (worth + missing),
      },
    }),
    orderAtOnce: canOrderAtOnce(products),
  };
}

function productOf(product: WireBasketProduct): MiniCartProduct {
  const { link, icon, icon_second: iconSecond, prices } = product;
  return {
    link,
    icon,
    iconSecond,
    name: product.name,
    version: product.product_version_name,
    ...(product.size !== 'uniw' && { size: product.size_name }),
    quantity: `${product.count_formatted}\u00a0${product.worth_unit}`,
    worth: { gross: prices.worth_gros_formatted, net: prices.worth_net_formatted },
    ...(product.subscription_period !== '0' && { everyDays: Number(product.subscription_period) }),
  };
}
