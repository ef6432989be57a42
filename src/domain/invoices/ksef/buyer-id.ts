import { isNip } from '#domain/form/numbers/nip.ts';
import type { Party } from '#domain/invoices/invoice.ts';
import type { Xml } from './xml.ts';

/** Countries of the European Union, as its VAT numbers name them: Greece is EL there. */
const EU_VAT = new Set(
  'AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI'.split(' '),
);

/** Who buys, by a Polish NIP, a VAT number of the European Union, or another one; consumers have none. */
export function buyerId({ taxNumber, country }: Pick<Party, 'taxNumber' | 'country'>): Xml[] {
  const number = (taxNumber ?? '').toUpperCase().replace(/[^0-9A-Z]/g, '');
  const vatCountry = country === 'GR' ? 'EL' : country;
  const own = number.startsWith(vatCountry) ? number.slice(vatCountry.length) : number;
  if (country === 'PL' && isNip(own)) return [['NIP', own]];
  if (!own || country === 'PL') return [['BrakID', '1']];
  if (EU_VAT.has(vatCountry))
    return [
      ['KodUE', vatCountry],
      ['NrVatUE', own],
    ];
  return [
    ['KodKraju', country],
    ['NrID', own],
  ];
}
