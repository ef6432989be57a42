import type { IncomingMessage } from 'node:http';
import { cookieIn } from '#contract/cookies.ts';
import { type Language, preferredLanguage } from '#contract/language.ts';
import { CHOICE_PARAMETERS, readForced } from '#contract/region/region.ts';
import type { ShopConfig } from '#contract/shop-config.ts';
import { CURRENCY_COOKIE, FORCED_REGION_COOKIE, isWire, REGION_COOKIE } from '#contract/wire.ts';
import type { DispatchCalendar } from '#domain/delivery/dispatch.ts';
import type { CurrencyFormat } from '#domain/price/mask.ts';
import type { PricingContext } from '#domain/product/product-record.ts';
import { offeredRegion } from '#domain/region/offered-region.ts';

/** Everything about the shopper that a shared page may depend on, and nothing else. */
export type Visit = {
  language: Language;
  currency: CurrencyFormat;
  rate: number;
  regionId: number;
  /** 'PLN 1143020003': part of the page cache's key. */
  variant: string;
};

/**
 * Reads currency and region: the page's address goes before the cookies, what holds for a while before what was chosen,
 * and what the shop does not offer is the default.
 */
export function readVisit(
  cookies: string | undefined,
  language: Language,
  config: ShopConfig,
  address = '',
): Visit {
  const asked = choiceIn(address);
  const currency =
    currencyOf(asked.get(CHOICE_PARAMETERS.currency), config) ??
    currencyOf(cookieIn(cookies, CURRENCY_COOKIE), config) ??
    config.currencies[0];
  const regionId =
    offeredRegion(asked.get(CHOICE_PARAMETERS.region) ?? '', config.regions) ??
    offeredRegion(readForced(cookies).region?.currentCountry ?? '', config.regions) ??
    chosenRegion(cookies, config);
  if (!currency) throw new Error('shop.config.ts names no currency');
  const { rate, ...format } = currency;
  return { language, currency: format, rate, regionId, variant: `${currency.id} ${regionId}` };
}

/** Where parcels go by the shopper's own choice, or else by the shop's. */
export function chosenRegion(cookies: string | undefined, { regions }: ShopConfig): number {
  const regionId = offeredRegion(cookieIn(cookies, REGION_COOKIE) ?? '', regions) ?? regions[0];
  if (regionId === undefined) throw new Error('shop.config.ts names no region');
  return regionId;
}

/** The visit that a request is part of. */
export function visitOf(request: Pick<IncomingMessage, 'url' | 'headers'>, config: ShopConfig): Visit {
  const page = pageOf(request);
  return readVisit(request.headers.cookie, wireLanguage(request) ?? languageOf(page), config, page);
}

/** Calls without a language of their own, such as /ajax, are about what the page that made them is about. */
function pageOf({ url = '/', headers: { referer } }: Pick<IncomingMessage, 'url' | 'headers'>): string {
  if (!isWire(url)) return url;
  if (!referer || !URL.canParse(referer)) return '/';
  const { pathname, search } = new URL(referer);
  return pathname + search;
}

const NOTHING = new URLSearchParams();

const choiceIn = (address: string) =>
  /[?&](currency|region)=/.test(address)
    ? new URLSearchParams(address.slice(address.indexOf('?') + 1))
    : NOTHING;

const currencyOf = (wanted: string | null | undefined, { currencies }: ShopConfig) =>
  currencies.find(({ id }) => id === wanted);

/** The variant of a shopper who has chosen nothing. */
export const defaultVariant = (config: ShopConfig) => readVisit(undefined, 'pl', config).variant;

/** Whether a request may belong to another variant than the default; cheap, for the fast path. */
export const hasChosen = (cookieHeader: string | undefined) =>
  cookieHeader !== undefined &&
  [CURRENCY_COOKIE, REGION_COOKIE, FORCED_REGION_COOKIE].some((name) => cookieHeader.includes(`${name}=`));

/** How offers of a moment are priced to this visitor. */
export function pricingContext(visit: Visit, config: ShopConfig, now: number): PricingContext {
  const { newForDays, fewLeft, priceType, timeZone, giftFrom } = config;
  const onCards = config.parameters?.onCards;
  const gifts = giftFrom === undefined ? {} : { giftFrom };
  return {
    now,
    rate: visit.rate,
    newForDays,
    fewLeft,
    priceType,
    timeZone,
    ...(onCards && { cardParameters: onCards }),
    ...gifts,
  };
}

/** When this shop sends parcels. */
export const dispatchOf = ({ timeZone, dispatch }: ShopConfig): DispatchCalendar => ({
  timeZone,
  ...dispatch,
});

/** The language in which a program is answered that no page of the shop has sent; undefined for all others. */
export const wireLanguage = ({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>) =>
  isWire(url) && !headers.referer ? preferredLanguage(headers['accept-language']) : undefined;

/** Pages of a language have its prefix; what has none is Polish. */
export const languageOf = (url: string): Language => (/^\/en(\/|$|\?)/.test(url) ? 'en' : 'pl');
