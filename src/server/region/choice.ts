import { forcedToCookie, readForced } from '#contract/region/region.ts';
import {
  CURRENCY_COOKIE,
  FORCED_DAYS,
  FORCED_REGION_COOKIE,
  FORCED_ZIPCODE_COOKIE,
  REGION_COOKIE,
  ZIPCODE_COOKIE,
} from '#contract/wire.ts';
import { countryOf } from '#domain/form/address/country.ts';
import { checkZipcode } from '#domain/form/address/zipcode.ts';
import type { RequestContext } from '#server/request/context.ts';
import { chosenRegion } from '#server/request/visit.ts';
import type { Shop } from '#server/shop.ts';

const DAY_IN_SECONDS = 86_400;
const YEAR_IN_SECONDS = 365 * DAY_IN_SECONDS;

/** What to change; what is left out stays. */
export type Wanted = {
  regionId?: number | undefined;
  currency?: string | undefined;
  /** '' for none. */
  zipcode?: string | undefined;
};

export type Choice = ReturnType<typeof choiceOf>;

/** What a shopper chooses, or is given for a while: cookies of the browser, which its scripts may read. */
export function choiceOf(
  { settings: { config } }: Pick<Shop, 'settings'>,
  { request, reply }: RequestContext,
) {
  const traits = { path: '/', sameSite: 'lax', secure: request.protocol === 'https' } as const;
  const forAYear = { ...traits, maxAge: YEAR_IN_SECONDS };
  const forAWhile = { ...traits, maxAge: FORCED_DAYS * DAY_IN_SECONDS };
  const drop = (name: string) => void reply.clearCookie(name, traits);
  /** The shop's own default needs no cookie, and so shares its pages with everybody. */
  const keep = (name: string, value: string, usual: string) =>
    value === usual ? drop(name) : void reply.setCookie(name, value, forAYear);
  const force = (name: string, forced: Parameters<typeof forcedToCookie>[0]) =>
    void reply.setCookie(name, forcedToCookie(forced), { ...forAWhile, encode: String });

  return {
    /** For good: what held for a while of it is over. */
    choose({ regionId, currency, zipcode }: Wanted): void {
      if (currency !== undefined) keep(CURRENCY_COOKIE, currency, config.currencies[0]?.id ?? '');
      if (regionId !== undefined) {
        keep(REGION_COOKIE, String(regionId), String(config.regions[0]));
        drop(FORCED_REGION_COOKIE);
      }
      if (zipcode !== undefined) {
        keep(ZIPCODE_COOKIE, zipcode, '');
        drop(FORCED_ZIPCODE_COOKIE);
      }
    },
    /** For a while. A country that held already is not told of again. */
    chooseForNow({ regionId, currency, zipcode }: Wanted): void {
      const { cookie } = request.headers;
      const usual = chosenRegion(cookie, config);
      const before = readForced(cookie);
      if (currency !== undefined) void reply.setCookie(CURRENCY_COOKIE, currency, forAWhile);
      if (regionId === usual) drop(FORCED_REGION_COOKIE);
      else if (regionId !== undefined) {
        const currentCountry = countryOf(regionId) ?? String(regionId);
        const showModal = before.region?.currentCountry !== currentCountry || before.region.showModal;
        force(FORCED_REGION_COOKIE, {
          currentCountry,
          defaultCountry: countryOf(usual) ?? String(usual),
          showModal,
        });
      }
      if (zipcode !== undefined)
        force(FORCED_ZIPCODE_COOKIE, {
          currentZipcode: zipcode,
          defaultZipcode: request.cookies[ZIPCODE_COOKIE] ?? '',
          showModal: before.zipcode?.currentZipcode !== zipcode || before.zipcode.showModal,
        });
    },
    restoreRegion: () => drop(FORCED_REGION_COOKIE),
    restoreZipcode: () => drop(FORCED_ZIPCODE_COOKIE),
  };
}

/** The shopper's postal code, where it is one of the country that parcels go to; else ''. */
export function zipcodeOf({ request: { headers, cookies }, regionId }: RequestContext): string {
  const zipcode = readForced(headers.cookie).zipcode?.currentZipcode || cookies[ZIPCODE_COOKIE] || '';
  return checkZipcode(zipcode, countryOf(regionId)) ? '' : zipcode;
}
