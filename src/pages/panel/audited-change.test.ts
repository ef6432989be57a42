import { expect, test } from 'vitest';
import { panelWords } from '#ui/panel/panel-view.tsx';
import { auditedChange } from './audited-change.ts';

const money = (amount: number, currency = 'PLN') => `${(amount / 100).toFixed(2)} ${currency}`;
const said = (change: Parameters<typeof auditedChange>[2]) => auditedChange(panelWords('pl'), money, change);

test('the log says stages, states of money and sums in words', () => {
  expect(
    said({
      stage: ['awaiting_payment', 'paid'],
      moneyState: ['unpaid', 'paid'],
      total: [
        { amount: 6570, currency: 'PLN' },
        { amount: 11_569, currency: 'PLN' },
      ],
      held: [null, 'Dzwonić po 16'],
    }),
  ).toEqual([
    'etap: Czeka na wpłatę → Opłacone',
    'stan płatności: Nieopłacone → Opłacone',
    'razem brutto: 65.70 PLN → 115.69 PLN',
    'wstrzymane, bo: (puste) → Dzwonić po 16',
  ]);
});

test('the log says which contact data were changed, and not what they are', () => {
  expect(said({ contact: [null, ['email', 'delivery.city', 'billing.taxNumber']] })).toEqual([
    'dane kontaktowe zmienione: e-mail, adres dostawy (miejscowość), dane do rachunku (NIP)',
  ]);
});

test('the log says what was done: which parcel, how much, and why', () => {
  expect(
    said({
      did: [
        null,
        [
          { paid: { amount: 6570, reference: 'przelew 12' } },
          { changed: { lines: [{ line: 7, name: 'Kawa, 250 g', from: 3, to: 1 }] } },
          { return_refused: { return: 4, reason: 'używane' } },
          { sent: { parcel: 1, tracking: '6200' } },
        ],
      ],
    }),
  ).toEqual([
    'Opłacone: 65.70 PLN, przelew 12',
    'Zmienione produkty: Kawa, 250 g 3 → 1',
    'Zwrot odrzucony: zwrot 4, powód: używane',
    'Paczka wysłana: paczka 1, 6200',
  ]);
});

test('the log says what of a product was changed, and in which size', () => {
  expect(
    said({ 'price:250g': ['39,90', '31,00'], name_pl: ['Kawa', 'Kawa poranna'], pictures: [2, 3] }),
  ).toEqual(['cena brutto 250g: 39,90 → 31,00', 'nazwa po polsku: Kawa → Kawa poranna', 'zdjęcia: 2 → 3']);
});
