import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isCertain, matchOf, type WaitingOrder } from './match-order.ts';

const order = (given: Partial<WaitingOrder> = {}): WaitingOrder => ({
  ...{ number: '2026-11-618033', missing: 6570, currency: 'PLN', name: 'Anna Żółkiewska', ...given },
});
const transfer = (given: object = {}) => ({
  ...{ title: 'za kawę', payer: 'JAN KOWALSKI', amount: 6570, currency: 'PLN', ...given },
});

test.each(['Zamówienie 2026-11-618033', 'zam.nr 2026 11 618033 dziekuje', 'ZAMOWIENIE2026/11/618033'])(
  'an order is known by its number, however it is written: %s',
  (title) => {
    const match = matchOf(transfer({ title }), [order(), order({ number: '2026-11-236066' })]);
    expect(match).toEqual({ number: '2026-11-618033', reason: 'number', isExact: true });
    expect(isCertain(match)).toBe(true);
  },
);

test('a number with another sum is suggested, and is not certain', () => {
  const match = matchOf(transfer({ title: '2026-11-618033', amount: 6000 }), [order()]);
  expect(match).toMatchObject({ reason: 'number', isExact: false });
  expect(isCertain(match)).toBe(false);
});

test('without a number the sum tells, best with the name, in capitals and without marks as banks write it', () => {
  const waiting = [order(), order({ number: '2026-11-236066', name: 'Jan Nowak' })];
  const match = matchOf(transfer({ payer: 'ZOLKIEWSKA ANNA UL. KROTKA 1' }), waiting);
  expect(match).toMatchObject({ number: '2026-11-618033', reason: 'name' });
  expect(isCertain(match)).toBe(false);
  expect(matchOf(transfer(), waiting)).toBeUndefined();
  expect(matchOf(transfer(), [order()])).toMatchObject({ reason: 'amount' });
  expect(matchOf(transfer({ currency: 'EUR' }), [order()])).toBeUndefined();
});

test('whatever comes, only an order that waits is suggested, and certain is only its very sum', () => {
  const orders = fc.uniqueArray(
    fc.record({
      ...{ number: fc.integer({ min: 100_000, max: 999_999 }).map((n) => `2026-11-${n}`) },
      ...{ missing: fc.integer({ min: 1, max: 20 }), currency: fc.constant('PLN'), name: fc.string() },
    }),
    { selector: ({ number }) => number, maxLength: 5 },
  );
  fc.assert(
    fc.property(
      orders,
      fc.integer({ min: 1, max: 20 }),
      fc.string(),
      fc.nat(4),
      (waiting, amount, odd, at) => {
        const title = `${odd} ${waiting[at]?.number ?? ''}`;
        const match = matchOf({ title, payer: odd, amount, currency: 'PLN' }, waiting);
        const known = waiting.find(({ number }) => number === match?.number);
        expect(known === undefined).toBe(match === undefined);
        if (isCertain(match)) expect(known?.missing).toBe(amount);
      },
    ),
  );
});
