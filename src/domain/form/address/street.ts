import { asTyped } from '#domain/form/as-typed.ts';
import type { Finding } from '#domain/form/field-code.ts';
import { hasDigits, hasLetter, IN_STREETS, onlyOf } from '#domain/form/signs.ts';

const STREET = onlyOf(IN_STREETS);
// What people write where a house has no number: Polish b/n, Spanish s/n, Italian snc.
const WITHOUT_NUMBER = /^(b\.?\/?n|s\.?\/?n|snc)\.?$/iu;
const POLISH_MONTHS = [
  'stycznia lutego marca kwietnia maja czerwca',
  'lipca sierpnia września października listopada grudnia',
].flatMap((half) => half.split(' '));
// A Polish street may be named after a day: the 3 of 'ul. 3 Maja' is no house.
const POLISH_DAY = new RegExp(`\\p{Nd}{1,2}\\.?\\s{1,3}(${POLISH_MONTHS.join('|')})(?!\\p{L})`, 'giu');

/**
 * What is wrong with a street and its house number, which has a field of its own or stands with the street
 * ('ul. Długa 5/7', '10 Downing Street'). A village without streets is its name and number: 'Wola 12'.
 */
export function checkStreet(
  street: string,
  number: string | undefined,
  country: string | undefined,
): Finding | undefined {
  const [name, house] = [asTyped(street), asTyped(number ?? '')];
  if (name === '') return { code: 'no_street' };
  if ([name, house].some(isIllegal)) return { code: 'illegal_characters_client_street' };
  if (!hasLetter(name)) return { code: 'invalid_format' };
  if (isHouse(house, country) || hasNumber(name, country)) return undefined;
  return { code: country === 'GB' ? 'no_street_number_uk' : 'no_street_number' };
}

function isIllegal(text: string): boolean {
  return text !== '' && !STREET.test(text);
}

function isHouse(house: string, country: string | undefined): boolean {
  if (hasDigits(house) || WITHOUT_NUMBER.test(house)) return true;
  // Many a British house has a name instead: 'Rose Cottage'.
  return country === 'GB' && hasLetter(house);
}

function hasNumber(street: string, country: string | undefined): boolean {
  return hasDigits(country === 'PL' ? street.replace(POLISH_DAY, '') : street);
}
