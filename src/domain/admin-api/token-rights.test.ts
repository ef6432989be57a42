import { expect, test } from 'vitest';
import { TOKEN_RIGHTS } from './token-rights.ts';

test('a token never changes rights, settings or people, and never takes money entries back', () => {
  expect(TOKEN_RIGHTS).toEqual([
    ...['order.read', 'order.cancel', 'order.hold', 'order.note'],
    ...['parcel.read', 'parcel.pack', 'parcel.send', 'parcel.unpaid'],
    ...['money.read', 'money.record', 'money.refund'],
    ...[
      'client.read',
      'product.read',
      'product.price',
      'product.import',
      'stock.read',
      'stock.correct',
      'settings.read',
    ],
    'settings.webhooks',
  ]);
});
