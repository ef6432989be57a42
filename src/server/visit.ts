import type { Language } from '#contract/language.ts';
import type { ShopConfig } from '#contract/shop-config.ts';
import { CURRENCY_COOKIE, REGION_COOKIE } from '#contract/wire.ts';
import type { DispatchCalendar } from '#domain/delivery/dispatch.ts';
import type { CurrencyFormat } from '#domain/price/mask.ts';
import type { OfferMoment } from '#domain/product/facts.ts';

/** Everything about the shopper that a shared page may depend on, and nothing else. */
export type Visit = {
  language: Language;
  currency: CurrencyFormat;
  rate: number;
  regionId: number;
  /** 'PLN 1143020003': part of the page cache's key. */
  variant: string;
};

/** Reads currency and region from the cookies; what the shop does not offer is the default. */
export function readVisit(cookieHeader: string | undefined, language: Language, config: ShopConfig): Visit {
  const [defaultCurrency] = config.currencies;
  const currency =
    config.currencies.find(({ id }) => id === cookie(cookieHeader, CURRENCY_COOKIE)) ?? defaultCurrency;
  const wanted = Number(cookie(cookieHeader, REGION_COOKIE));
  const regionId = config.regions.find((id) => id === wanted) ?? config.regions[0];
  if (!currency || regionId === undefined) throw new Error('shop.config.ts names no currency or no region');
  const { rate, ...format } = currency;
  return { language, currency: format, rate, regionId, variant: `${currency.id} ${regionId}` };
}

/** The variant of a shopper who has chosen nothing. */
export const defaultVariant = (config: ShopConfig) => readVisit(undefined, 'pl', config).variant;

/** Whether a request may belong to another variant than the default; cheap, for the fast path. */
export const hasChosen = (cookieHeader: string | undefined) =>
  cookieHeader !== undefined &&
  (cookieHeader.includes(`${CURRENCY_COOKIE}=`) || cookieHeader.includes(`${REGION_COOKIE}=`));

/** The moment of an offer to this visitor. */
export function offerMoment(visit: Visit, config: ShopConfig, now: number): OfferMoment {
  const { newForDays, fewLeft, timeZone, giftFrom } = config;
  const gifts = giftFrom === undefined ? {} : { giftFrom };
  return { now, rate: visit.rate, newForDays, fewLeft, timeZone, ...gifts };
}

/** When this shop sends parcels. */
export const dispatchOf = ({ timeZone, dispatch }: ShopConfig): DispatchCalendar => ({
  timeZone,
  ...dispatch,
});

/** Pages of a language have its prefix; what has none is Polish. */
export const languageOf = (url: string): Language => (/^\/en(\/|$|\?)/.test(url) ? 'en' : 'pl');

function cookie(header: string | undefined, name: string): string | undefined {
  return header
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}
