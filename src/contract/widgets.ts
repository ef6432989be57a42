import { SCREENS, type Screen } from '#domain/snippets/snippet.ts';
import type { ProjectorAnswer } from './product/projector.ts';

/** The batched widget request and its answer (spec §7 Batched widget data): the wire's own spelling. */
export type WidgetRequest = Partial<
  Record<WidgetKey | OwnKey, { format?: 'json'; params?: Record<string, unknown> }>
>;

export const WIDGET_KEYS = [
  'Projector',
  'Basket',
  'Wishlist',
  'Comparers',
  'Snippets',
  'ToplayersAndWidgets',
] as const;
export type WidgetKey = (typeof WIDGET_KEYS)[number];

/** Ours, beyond the contract: the prices of products elsewhere on the page, for a shopper whose code changes them. */
const OWN_KEYS = ['Prices'] as const;
type OwnKey = (typeof OWN_KEYS)[number];
const KNOWN_KEYS: readonly string[] = [...WIDGET_KEYS, ...OWN_KEYS];

export type WidgetAnswer = {
  Basket?: { response: { basket: WireBasket } };
  /** Ours, beyond the contract: `products` that stand on a list, by id, and how many `lists` there are. */
  Wishlist?: { response: { attributes: { count: number }; products: number[]; lists: number } };
  Comparers?: { response: { product: WireComparedProduct[] } };
  /** `active`: ours, beyond the contract: whether there is anything to show, here or on the next page. */
  Snippets?: { response: { items: WireSnippet[]; active: boolean } };
  /** Ours, beyond the contract: which of them wait for consent, and the words around them. */
  ToplayersAndWidgets?: {
    response: { items: Record<string, string>; needs_consent: string[]; words: LayerWords };
  };
  Projector?: { response: ProjectorResponse };
  Prices?: { response: { items: Record<string, string> } };
};

/** A product as `/ajax/projector.php` says it; ours, beyond the contract: which product, size and code it is about. */
export type ProjectorResponse = ProjectorAnswer & {
  product_id?: number;
  size?: string;
  rebate_code?: string;
};

/** A product page's question about its product; what is no text or number is none. */
export function readProjectorParams(params: Record<string, unknown> = {}) {
  const text = (name: string) => (/^(string|number)$/.test(typeof params[name]) ? String(params[name]) : '');
  return { product: text('product'), size: text('size'), subscription: text('subscription') };
}

const MOST_PRICES = 250;

/**
 * Whose prices are asked for: a product as its card shows it (`7`), or one size of it (`7:250g`). Keys of the answer are
 * the same words.
 */
export function readPricesParams({ products }: Record<string, unknown> = {}): PriceAsked[] {
  const keys = Array.isArray(products) ? products.slice(0, MOST_PRICES).map(String) : [];
  return [...new Set(keys)].flatMap((key) => {
    const [, id, size] = /^([1-9]\d{0,8})(?::(.{1,60}))?$/.exec(key) ?? [];
    return id ? [{ key, id: Number(id), ...(size && { size }) }] : [];
  });
}

export type PriceAsked = { key: string; id: number; size?: string };

/** `name` and `needs_consent`: ours, beyond the contract. */
export type WireSnippet = { region: string; content: string; name: string; needs_consent: boolean };
export type LayerWords = { title: string; close: string };

/** What `Snippets` and `ToplayersAndWidgets` are asked with. */
export type PageParams = Record<Screen, boolean> & { request_uri: string; additional_ajax: boolean };

export type WireComparedProduct = { id: number; name: string; link: string; icon: string };

export type WireBasket = {
  products: WireBasketProduct[];
  // Ours: whose it is, how many points they have, and how many beside the rewards in it.
  user: { client: boolean; points?: number; points_left?: number };
  worth_formatted: string;
  worth_net_formatted: string;
  // Ours, beyond the contract: the worth as numbers, the code that changes this shopper's prices, what another code takes
  // off the worth, the instalment systems that do not allow all of it, and what is missing to free delivery as it is
  // said; left out where no sum makes it free.
  worth: number;
  worth_net: number;
  rebate_code?: string;
  rebate?: number;
  rebate_net?: number;
  /** With its minus. */
  rebate_formatted?: string;
  rebate_net_formatted?: string;
  instalments_refused?: string[];
  toShippingFree_formatted?: string;
  productsCounter: number;
  shippingCost_formatted: string;
  shippingCost_net_formatted: string;
  toShippingFree: number;
  // Ours: the cheapest way of delivery, and what all comes to with it; left out where it cannot be delivered.
  shipping_name?: string;
  total_formatted?: string;
  total_net_formatted?: string;
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
  /** Ours, beyond the contract: as it is written, '0,50'. */
  count_formatted: string;
  /** In the shopper's language: 'szt.' */
  worth_unit: string;
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

/** The page that the request is about, and the screens it is seen on; all of them where none is named. */
export function readPageParams(params: Record<string, unknown> = {}): {
  path: string;
  screens: readonly Screen[];
} {
  const { request_uri: uri } = params;
  const [path = '/'] = typeof uri === 'string' && uri.startsWith('/') ? uri.split(/[?#]/) : [];
  const screens = SCREENS.filter((screen) => TRUE.includes(String(params[screen])));
  return { path, screens: screens.length > 0 ? screens : SCREENS };
}

const TRUE = ['true', '1', 'y'];

function onlyKnownKeys(parsed: object): WidgetRequest {
  const entries = Object.entries(parsed).filter(([key]) => KNOWN_KEYS.includes(key));
  return Object.fromEntries(entries.map(([key, value]) => [key, isAsked(value) ? value : {}]));
}

const isAsked = (value: unknown): value is object =>
  isObject(value) && (!('params' in value) || isObject(value.params));

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
