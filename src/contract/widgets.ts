import type { Unit } from '#domain/product/product.ts';

/** The batched widget request and its answer (spec §7 Batched widget data): the wire's own spelling. */
export type WidgetRequest = Partial<Record<WidgetKey, { format?: 'json'; params?: Record<string, unknown> }>>;

export const WIDGET_KEYS = [
  'Projector',
  'Basket',
  'Wishlist',
  'Comparers',
  'Snippets',
  'ToplayersAndWidgets',
] as const;
export type WidgetKey = (typeof WIDGET_KEYS)[number];

export type WidgetAnswer = {
  Basket?: { response: { basket: WireBasket } };
  /** `products`: ours, beyond the contract: those that stand on a list, by id. */
  Wishlist?: { response: { attributes: { count: number }; products: number[] } };
  Comparers?: { response: { product: WireComparedProduct[] } };
  Snippets?: { response: { items: { region: string; content: string }[] } };
  ToplayersAndWidgets?: { response: { items: Record<string, string> } };
  Projector?: { response: Record<string, never> };
};

export type WireComparedProduct = { id: number; name: string; link: string; icon: string };

export type WireBasket = {
  products: WireBasketProduct[];
  user: { client: boolean };
  worth_formatted: string;
  worth_net_formatted: string;
  // Ours, beyond the contract: the worth as numbers, what a code takes off it, and the instalment systems that do
  // not allow all of it.
  worth: number;
  worth_net: number;
  rebate?: number;
  rebate_net?: number;
  instalments_refused?: string[];
  productsCounter: number;
  shippingCost_formatted: string;
  shippingCost_net_formatted: string;
  toShippingFree: number;
};

export type WireBasketProduct = {
  link: string;
  icon: string;
  icon_second: string;
  name: string;
  size: string;
  size_name: string;
  product_version_name: string;
  count: number;
  worth_unit: Unit;
  prices: { worth_net_formatted: string; worth_gros_formatted: string };
  subscription_period: string;
};

/** Reads the request out of the form's text: encoded, or raw JSON as old clients send it. */
export function readWidgetRequest(body: string): WidgetRequest | undefined {
  const raw = body.startsWith('request=') ? body.slice('request='.length) : body;
  for (const text of [raw, decodeForm(raw)]) {
    const parsed = text === undefined ? undefined : parseObject(text);
    if (parsed) return onlyKnownKeys(parsed);
  }
  return undefined;
}

function onlyKnownKeys(parsed: object): WidgetRequest {
  const entries = Object.entries(parsed).filter(([key]) => WIDGET_KEYS.some((known) => known === key));
  return Object.fromEntries(entries.map(([key, value]) => [key, isObject(value) ? value : {}]));
}

function decodeForm(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '));
  } catch {
    return undefined;
  }
}

function parseObject(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
