import { asTyped, withoutSpaces } from '#domain/form/as-typed.ts';
import type { Finding } from '#domain/form/field-code.ts';
import { EIRCODE, ZIPCODE_FORMATS } from './zipcode-formats.ts';

const FORMATS = new Map<string | undefined, readonly string[]>(Object.entries(ZIPCODE_FORMATS));
// What a postal code looks like in a country that the shop has no formats for.
const ANY_ZIPCODE = /^(?=.{2,12}$)[\p{L}\p{Nd}][\p{L}\p{Nd} -]*$/u;

/** What is wrong with a postal code; spaces, case and a hyphen left out are not. */
export function checkZipcode(zipcode: string, country: string | undefined): Finding | undefined {
  const formats = formatsOf(country);
  if (formats.length === 0)
    return ANY_ZIPCODE.test(asTyped(zipcode)) ? undefined : { code: 'incorect_zipcode' };
  return canonical(zipcode, country) === undefined ? { code: 'incorect_zipcode', formats } : undefined;
}

/** '43300' as '43-300', 'sw1a1aa' as 'SW1A 1AA'; what is no postal code of the country stays as it was typed. */
export function normaliseZipcode(zipcode: string, country: string | undefined): string {
  return canonical(zipcode, country) ?? asTyped(zipcode);
}

function formatsOf(country: string | undefined): readonly string[] {
  return FORMATS.get(country) ?? [];
}

function canonical(zipcode: string, country: string | undefined): string | undefined {
  const signs = withoutSpaces(zipcode);
  if (country === 'IE') return EIRCODE.exec(signs)?.slice(1).join(' ').toUpperCase();
  const format = formatsOf(country).find((each) => patternOf(each, country).test(signs));
  return format && written(signs.replace(/-/g, '').toUpperCase(), format);
}

/** Matches the format without its spaces, hyphens or not; where all are digits, the country may stand before. */
function patternOf(format: string, country = ''): RegExp {
  const body = format.replace(`${country}-`, '');
  const prefix = /Y/.test(body) ? '' : `(?:${country}-?)?`;
  const signs = body.replace(/[ -]/g, '-?').replace(/X/g, '\\d').replace(/Y/g, '[A-Z]');
  return new RegExp(`^${prefix}${signs}$`, 'i');
}

/** The letters and digits put into the format from its end, so that a country before them falls away. */
function written(signs: string, format: string): string {
  const places = [...format].filter((sign) => sign === 'X' || sign === 'Y').length;
  const left = [...signs.slice(-places)];
  return format.replace(/[XY]/g, () => left.shift() ?? '');
}
