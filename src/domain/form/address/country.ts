/** The contract's number of each region where the shop's customers live, by ISO 3166 code. */
const REGION_IDS = {
  PL: 1143020003,
  DE: 1143020143,
  AT: 1143020016,
  FR: 1143020057,
  GB: 1170044706,
  US: 1170044713,
  CZ: 1143020041,
  SK: 1143020182,
  HU: 1143020217,
  LT: 1143020116,
  LV: 1143020118,
  EE: 1143020051,
  UA: 1170044715,
  BE: 1143020022,
  NL: 1143020076,
  LU: 1143020117,
  IE: 1143020083,
  IS: 1143020084,
  IT: 1143020220,
  ES: 1143020075,
  PT: 1143020163,
  GR: 1143020062,
  RO: 1143020169,
  BG: 1143020033,
  HR: 1143020038,
  SI: 1143020183,
  DK: 1143020042,
  SE: 1143020193,
  NO: 1143020149,
  FI: 1143020056,
  MT: 1143020126,
  CY: 1143020040,
  CH: 1143020192,
  LI: 1143020115,
} as const;

/** An ISO 3166 code of two letters. */
export type Country = keyof typeof REGION_IDS;

export const COUNTRIES = Object.keys(REGION_IDS) as readonly Country[];

const COUNTRY_BY_REGION = new Map<number, Country>(
  COUNTRIES.map((country) => [REGION_IDS[country], country]),
);

/** The country that a region of the contract is; undefined where the shop does not know the region. */
export function countryOf(regionId: number): Country | undefined {
  return COUNTRY_BY_REGION.get(regionId);
}

/** The contract's number of a country. */
export function regionOf(country: Country): number {
  return REGION_IDS[country];
}
