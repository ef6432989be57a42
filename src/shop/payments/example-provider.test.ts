import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openExample } from '#tests/support/payments/example-provider.ts';

const PAID = { session: 's1', state: 'paid', transaction: 'T7', amount: 12990, currency: 'PLN' } as const;
const answers: Record<string, [number, object]> = {
  'POST /payments': [200, { id: 'P7' }],
  'GET /payments?session=s1': [200, PAID],
  'GET /payments?session=s2': [404, {}],
  'PUT /refunds/r1': [200, { state: 'asked' }],
  'PUT /refunds/r2': [409, { error: 'too much' }],
};
const provider = openExample({
  key: 'tajny',
  fetch: async (address, init) => {
    const { pathname, search } = new URL(String(address));
    const [status, body] = answers[`${init?.method} ${pathname}${search}`] ?? [503, {}];
    return Response.json(body, { status });
  },
});
const ORDER = {
  number: '1042',
  currency: 'PLN',
  language: 'pl',
  email: 'a@example.org',
  toPay: 12990,
} as const;
const KNOWN = { session: 's1', reference: null, amount: 12990, currency: 'PLN' };
const PAYMENT = {
  ...{ ...KNOWN, orderNumber: '1042', language: 'pl', email: 'a@example.org' },
  ...{
    returnAddress: 'https://sklep.example/',
    notifyAddress: 'https://sklep.example/payments/example/notify',
  },
};
const REFUND = {
  ...{ ...PAYMENT, name: 'r1', transaction: 'T7', amount: 500, isFirst: true, isKnown: false },
};
const told = (body: object, key = 'tajny') => {
  const bytes = Buffer.from(JSON.stringify(body));
  const headers = { 'x-signature': createHmac('sha256', key).update(bytes).digest('hex') };
  return provider.readNotification({ headers, body: bytes });
};

test('the provider of the documents is the one whose types are checked', () => {
  const written = readFileSync('docs/integrations/payments.md', 'utf8');
  expect(written).toContain(readFileSync('tests/support/payments/example-provider.ts', 'utf8'));
});

test('the provider of the documents does all that the shop asks of one', async () => {
  expect(await provider.methods(ORDER)).toHaveLength(1);
  expect(await provider.methods({ ...ORDER, currency: 'EUR' })).toEqual([]);
  const begun = await provider.begin(PAYMENT, { method: 'page' }, { ip: '192.0.2.1', userAgent: 'x' });
  expect(begun).toEqual({ state: 'redirect', to: 'https://api.platnosci.example/pay/P7', reference: 'P7' });
  expect(provider.origins).toContain(new URL('https://api.platnosci.example/pay/P7').origin);
  expect(await provider.status(KNOWN)).toEqual(PAID);
  expect(await provider.status({ ...KNOWN, session: 's2' })).toBeUndefined();
  expect(await provider.refund?.(REFUND)).toEqual({ state: 'sent' });
  expect(await provider.refund?.({ ...REFUND, name: 'r2' })).toEqual({ state: 'refused', why: 'too much' });
});

test('the provider of the documents is believed by its signature alone, and what is not known is thrown', async () => {
  expect(await told(PAID)).toEqual(PAID);
  expect(await told({ ...PAID, state: 'failed' })).toEqual({ session: 's1', state: 'refused' });
  expect(await told({ refund: 'r1', state: 'done' })).toEqual({ refund: 'r1', state: 'done' });
  expect(await told(PAID, 'another key')).toBeUndefined();
  expect(await provider.readNotification({ headers: {}, body: Buffer.from('{}') })).toBeUndefined();
  await expect(provider.status({ ...KNOWN, session: 's9' })).rejects.toThrow('503');
});
