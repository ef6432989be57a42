import { cookieIn } from '#contract/cookies.ts';
import { FORCED_REGION_COOKIE, FORCED_ZIPCODE_COOKIE, GRAPHQL_PATH } from '#contract/wire.ts';
import type { Forced, ForcedRegion, ForcedZipcode, RegionNoticeKind } from '#domain/region/forced.ts';

/** A page address with one of these shows that currency or delivery region, whatever the cookies say. */
export const CHOICE_PARAMETERS = { currency: 'currency', region: 'region' } as const;

/** Fields of the form of language, currency and delivery country. */
export const REGION_FIELDS = {
  language: 'language',
  currency: 'currency',
  region: 'region',
  // Not 'zipcode': the form may stand in a page that has a field of that name.
  zipcode: 'postcode',
  back: 'back',
  restore: 'restore',
} as const;

/** On the order-placing pages and the prepaid page nobody is interrupted (spec §2). */
export const isWithoutNotice = (path: string) =>
  /\/(order|order-delivery|order-summary|order-pay|payment-test)\.php$/.test(path);

const LONGEST = 60;

/** What the cookies force for a while. What cannot be read forces nothing. */
export function readForced(cookies: string | undefined): Forced {
  const region = fieldsOf(cookieIn(cookies, FORCED_REGION_COOKIE));
  const zipcode = fieldsOf(cookieIn(cookies, FORCED_ZIPCODE_COOKIE));
  return {
    region: region && {
      currentCountry: textOf(region.currentCountry),
      defaultCountry: textOf(region.defaultCountry),
      showModal: region.showModal === true,
    },
    zipcode: zipcode && {
      currentZipcode: textOf(zipcode.currentZipcode),
      defaultZipcode: textOf(zipcode.defaultZipcode),
      showModal: zipcode.showModal === true,
    },
  };
}

/** Raw JSON with nothing in it that a cookie could not hold. */
export const forcedToCookie = (forced: ForcedRegion | ForcedZipcode): string =>
  JSON.stringify(forced).replace(
    /[^\x20-\x7e]|[;%]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

type Fields = { readonly [name: string]: unknown };

/** Clients write JSON as it is; some encode it as addresses are. */
function fieldsOf(value: string | undefined): Fields | undefined {
  if (!value) return undefined;
  try {
    const fields: unknown = JSON.parse(value.startsWith('%') ? decodeURIComponent(value) : value);
    return typeof fields === 'object' && fields !== null && !Array.isArray(fields)
      ? (fields as Fields)
      : undefined;
  } catch {
    return undefined;
  }
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, LONGEST) : '';

const ANSWER = '{ status error { code message } }';
const UNSET_REGION = `unsetTemporaryRegion ${ANSWER}`;
const UNSET_ZIPCODE = `unsetTemporaryZipcode ${ANSWER}`;

/** How the default is restored: where to ask, what, and which cookies go (spec §7 Unset temporary region or zipcode). */
export const RESTORE = {
  region: {
    address: `${GRAPHQL_PATH}?mutation=unsetRegion`,
    query: `mutation { ${UNSET_REGION} }`,
    cookies: [FORCED_REGION_COOKIE],
  },
  zipcode: {
    address: `${GRAPHQL_PATH}?mutation=unsetZipcode`,
    query: `mutation { ${UNSET_ZIPCODE} }`,
    cookies: [FORCED_ZIPCODE_COOKIE],
  },
  regionAndZipcode: {
    address: `${GRAPHQL_PATH}?mutation=unsetRegionAndZipcode`,
    query: `mutation { ${UNSET_REGION} ${UNSET_ZIPCODE} }`,
    cookies: [FORCED_REGION_COOKIE, FORCED_ZIPCODE_COOKIE],
  },
} as const satisfies Record<RegionNoticeKind, { address: string; query: string; cookies: readonly string[] }>;

type RestoreAnswer = {
  data?: {
    unsetTemporaryRegion?: { status?: unknown } | null;
    unsetTemporaryZipcode?: { status?: unknown } | null;
  } | null;
};

/** Whether the default is restored. Of both at once only the region's status is read. */
export function isRestored(kind: RegionNoticeKind, { data }: RestoreAnswer): boolean {
  const answer = kind === 'zipcode' ? data?.unsetTemporaryZipcode : data?.unsetTemporaryRegion;
  return answer?.status === 'success';
}

/** Makes what an address asks for hold until the browser is closed; what the shop does not offer spoils nothing else. */
export const ADOPT_MUTATION = `mutation Adopt($region: ID, $currency: String) {
  region: setRegion(region: $region, temporary: true) ${ANSWER}
  currency: setRegion(currency: $currency, temporary: true) ${ANSWER}
}`;
