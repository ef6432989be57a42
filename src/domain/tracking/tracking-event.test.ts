import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Order } from '#domain/order/order.ts';
import { eventScript, listCreated, orderPlaced, productAdded, productSeen } from './tracking-event.ts';

const coffee = {
  productId: 7,
  name: 'Brazylia Cerrado',
  brand: 'Palarnia Mgła',
  category: 'Kawa',
  variant: '250 g',
  unitPrice: 3999,
  quantity: 2,
};

const address = {
  firstname: 'Anna',
  lastname: 'Lis',
  street: 'Mglista 7',
  zipcode: '43-300',
  city: 'Bielsko',
};
const order: Order = {
  number: '2026-11-000007',
  status: 'placed',
  told: 'placed',
  createdAt: new Date(0),
  language: 'pl',
  currency: 'PLN',
  priceType: 'gross',
  email: 'anna@example.org',
  phone: '+48 600 000 000',
  billing: { ...address, country: 'PL' },
  delivery: { ...address, country: 'PL' },
  regionId: 1143020003,
  deliveryName: 'Kurier',
  pickupPoint: null,
  payment: 'transfer',
  paidAt: null,
  note: 'Proszę dzwonić',
  code: 'ANNA10',
  totals: {
    goods: { gross: 7998, net: 7405 },
    rebate: { gross: 0, net: 0 },
    delivery: { gross: 1499, net: 1219 },
    total: { gross: 9497, net: 8793 },
    pointsCost: 0,
    pointsEarned: 0,
  },
  lines: [
    {
      id: 1,
      productId: 7,
      sizeId: 70,
      name: 'Brazylia Cerrado',
      sizeName: '250 g',
      unit: 'piece',
      precision: 0,
      quantity: 2,
      unitGross: 3999,
      worth: { gross: 7998, net: 7405 },
      taxBasisPoints: 800,
      pointsCost: 0,
    },
  ],
  events: [],
  payBy: null,
  awaitsPayment: true,
  canCancel: true,
  owed: 0,
  owedSince: null,
  received: 0,
  refunding: 0,
  refunded: 0,
  returns: [],
  waiting: [],
  underWay: [],
  withdrawals: [],
  isServiceLater: false,
  toPay: 9497,
};

/** What stands in the data layer once the scripts have run. */
function run(...scripts: string[]): unknown[] {
  const window: { dataLayer?: unknown[] } = {};
  const page = new Proxy(window, {
    has: () => true,
    get: (target, key) => (key === 'window' ? target : Reflect.get(target, key)),
  });
  for (const script of scripts) runInNewContext(`with (page) { ${script} }`, { page });
  return JSON.parse(JSON.stringify(window.dataLayer ?? []));
}

describe('a tracking event', () => {
  test('of an added product says what it costs, in the shopper’s currency', () => {
    expect(productAdded(coffee, 'PLN')).toEqual({
      event: 'add_to_cart',
      ecommerce: {
        currency: 'PLN',
        value: 79.98,
        items: [
          {
            item_id: '7',
            item_name: 'Brazylia Cerrado',
            item_brand: 'Palarnia Mgła',
            item_category: 'Kawa',
            item_variant: '250 g',
            price: 39.99,
            quantity: 2,
          },
        ],
      },
    });
    expect(productSeen(coffee, 'EUR')).toMatchObject({ event: 'view_item', ecommerce: { currency: 'EUR' } });
  });

  test('of an order tells nothing of the person', () => {
    expect(orderPlaced(order)).toEqual({
      event: 'purchase',
      ecommerce: {
        transaction_id: '2026-11-000007',
        currency: 'PLN',
        value: 94.97,
        tax: 7.04,
        shipping: 14.99,
        items: [
          { item_id: '7', item_name: 'Brazylia Cerrado', item_variant: '250 g', price: 39.99, quantity: 2 },
        ],
      },
    });
  });

  test('reaches the data layer as it is, and nothing of the event before stays with it', () => {
    const event = productAdded(coffee, 'PLN');
    expect(run(eventScript(event), eventScript(listCreated()))).toEqual([
      { ecommerce: null },
      event,
      { event: 'create_list' },
    ]);
  });

  test('is only data, whatever a product is called', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const event = productSeen({ ...coffee, name }, 'PLN');
        expect(run(eventScript(event))).toEqual([{ ecommerce: null }, JSON.parse(JSON.stringify(event))]);
      }),
    );
  });
});
