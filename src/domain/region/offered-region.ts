import { COUNTRIES, type Country, regionOf } from '#domain/form/address/country.ts';

/** The region that is meant by its number or by its country's code, if the shop delivers there. */
export function offeredRegion(meant: string, regions: readonly number[]): number | undefined {
  const country = codeOf(meant);
  const id = country ? regionOf(country) : Number(meant);
  return regions.find((region) => region === id);
}

/** The country that a text is the code of. */
export const codeOf = (text: string): Country | undefined =>
  COUNTRIES.find((country) => country === text.toUpperCase());
