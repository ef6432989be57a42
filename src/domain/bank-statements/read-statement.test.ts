import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isMt940, readMt940 } from './read-mt940.ts';
import { readStatementTable } from './read-statement-table.ts';
import { signedAmount } from './signed-amount.ts';
import { dateFrom } from './statement-date.ts';

const MT940 = [
  ':20:MT940',
  ':25:/PL61109010140000071219812874',
  ':28C:00042',
  ':60F:C261118PLN1200,50',
  ':61:2611191119C65,70N152NONREF//8327000090031789',
  ':86:152~00152~20Zamowienie 2026-11-61~218033',
  '~32ANNA NOWAK~33UL. KROTKA 1~38PL27114020040000300201355387',
  ':61:2611191119D30,00N641NONREF',
  ':86:641~20Prowizja',
  ':61:261119RC10,00N152NONREF',
  ':61:2611189999',
  ':62F:C261119PLN1236,20',
  '-}',
].join('\r\n');

describe('a statement in MT940', () => {
  test('tells who paid how much and why; debits and reversals are left out, what is odd is told', () => {
    expect(isMt940(MT940)).toBe(true);
    expect(readMt940(MT940)).toEqual({
      transfers: [
        {
          ...{ bookedOn: '2026-11-19', amount: 6570, currency: 'PLN' },
          ...{ title: 'Zamowienie 2026-11-618033', payer: 'ANNA NOWAKUL. KROTKA 1' },
        },
      ],
      ...{ others: 2, unreadable: 1 },
    });
  });

  test.each(['<', '^', '?'])('its words may be parted by %s', (sign) => {
    const [first] = readMt940(MT940.replaceAll('~', sign)).transfers;
    expect(first?.title).toBe('Zamowienie 2026-11-618033');
  });

  test('whatever is put into it, all that was read is money that came in', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(MT940.length), (odd, at) => {
        const { transfers } = readMt940(MT940.slice(0, at) + odd + MT940.slice(at));
        for (const { amount, bookedOn } of transfers) {
          expect(amount).toBeGreaterThan(0);
          expect(dateFrom(bookedOn)).toBe(bookedOn);
        }
      }),
    );
  });
});

describe('a statement as a table', () => {
  const read = (text: string) =>
    readStatementTable(
      text.split('\n').map((line) => line.split(';')),
      'PLN',
    );

  test('is read as banks give it: lines above, names of columns in their own words, sums below', () => {
    const mbank = `mBank S.A.;;;;\n#Klient;Witryna;;;\n#Data operacji;#Data księgowania;#Opis operacji;#Tytuł;#Nadawca/Odbiorca;#Numer konta;#Kwota;#Saldo po operacji;
2026-11-18;2026-11-19;PRZELEW ZEWNĘTRZNY PRZYCHODZĄCY;zam. 2026-11-618033;ANNA  NOWAK;'27114';65,70;1 236,20;
2026-11-19;2026-11-19;PROWIZJA;za kartę;;;-5,00;1 231,20;
;;;;;;#Saldo końcowe;1 231,20;`;
    expect(read(mbank)).toEqual({
      transfers: [
        {
          ...{ bookedOn: '2026-11-19', amount: 6570, currency: 'PLN' },
          ...{ title: 'zam. 2026-11-618033', payer: 'ANNA NOWAK' },
        },
      ],
      ...{ others: 1, unreadable: 0 },
    });
  });

  test('has a currency where it says so, in a column or behind the sum', () => {
    const rows = 'Data transakcji;Dane kontrahenta;Tytuł;Kwota transakcji (waluta rachunku);Waluta\n';
    expect(read(`${rows}19-11-2026;Bob;hi;12.50;EUR`)?.transfers[0]?.currency).toBe('EUR');
    expect(read(`${rows}19.11.2026;Bob;hi;12,50 USD;`)?.transfers[0]).toMatchObject({
      ...{ bookedOn: '2026-11-19', amount: 1250, currency: 'USD' },
    });
  });

  test('is none where no row names a day, a sum and a title', () => {
    expect(read('imię;nazwisko\nAnna;Nowak')).toBeUndefined();
  });
});

test.each([
  ['1 234,50', 123_450],
  ['-1.234,50', -123_450],
  ['+12.5', 1250],
  ['1,234.50 PLN', 123_450],
  ['49,99 zł', 4999],
  ['12,', 1200],
  ['\u2212 5', -500],
])('a sum written %s is read', (written, amount) => {
  expect(signedAmount(written)).toBe(amount);
});

test.each(['', 'abc', '1,2,3', '12,345', '--5', '99999999999'])('%s is no sum', (written) => {
  expect(signedAmount(written)).toBeUndefined();
});

test.each(['2026-02-30', '260230', '31.11.2026', '19/19/2026', 'today'])('%s is no day', (written) => {
  expect(dateFrom(written)).toBeUndefined();
});
