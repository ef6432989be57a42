import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { payu, przelewy24, stripe } from '#contract/payments/payments-config.ts';
import type { ShopConfig } from '#contract/shop-config.ts';
import { openPayments } from './offered-payments.ts';

const P24 = przelewy24({ merchantId: 12345, sandbox: true });

const open = (paymentSecrets: Record<string, string>, payments: ShopConfig['payments'] = [P24]) =>
  openPayments({
    config: { payments, email: 'sklep@sklep.example' },
    ...{ demo: true, origin: 'https://sklep.example', clock: Date.now, paymentSecrets },
  });

test('a provider whose secrets are missing stops the start with a sentence that names them', () => {
  expect(() => open({})).toThrow(
    'shop.config.ts names Przelewy24, and PRZELEWY24_CRC and PRZELEWY24_API_KEY of the environment are not set',
  );
  expect(() => open({ PRZELEWY24_CRC: 'x' })).toThrow('PRZELEWY24_API_KEY of the environment is not set');
  expect(() => open({}, [payu({ posId: 300746 })])).toThrow(
    'shop.config.ts names PayU, and PAYU_CLIENT_SECRET and PAYU_SECOND_KEY of the environment are not set',
  );
  expect(() => open({ STRIPE_SECRET_KEY: 'sk_test_x' }, [stripe()])).toThrow(
    'shop.config.ts names Stripe, and STRIPE_WEBHOOK_SECRET of the environment is not set',
  );
});

test('an empty secret among several is none: what it signs nobody believes', async () => {
  const text = 'whsec_new, whsec_old,\n';
  const keys = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: text };
  const [provider] = open(keys, [stripe()]).providers;
  const body = JSON.stringify({ type: 'customer.created', data: { object: {} } });
  const at = Math.floor(Date.now() / 1000);
  const told = (secret: string) => {
    const sign = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
    const headers = { 'stripe-signature': `t=${at},v1=${sign}` };
    return provider?.readNotification({ headers, body: Buffer.from(body) });
  };
  expect(await Promise.all(['whsec_new', 'whsec_old', ''].map(told))).toEqual([
    ...['unrelated', 'unrelated', undefined],
  ]);
  expect(() => open({ ...keys, STRIPE_WEBHOOK_SECRET: ' , ' }, [stripe()])).toThrow('STRIPE_WEBHOOK_SECRET');
});

test('a demo shop that names who takes its money does not pretend to take it besides', () => {
  const { providers, testGateway } = open({ PRZELEWY24_CRC: 'x', PRZELEWY24_API_KEY: 'y' });
  expect([providers.map(({ name }) => name), testGateway]).toEqual([['przelewy24'], undefined]);
});

test('two who take money are offered in the order in which they are named', () => {
  const keys = { PRZELEWY24_CRC: 'x', PRZELEWY24_API_KEY: 'y' };
  const all = { ...keys, PAYU_CLIENT_SECRET: 'x', PAYU_SECOND_KEY: 'y' };
  const { providers } = open(all, [payu({ posId: 300746 }), P24]);
  expect(providers.map(({ name }) => name)).toEqual(['payu', 'przelewy24']);
});
