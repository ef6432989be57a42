import { expect, test } from 'vitest';
import { przelewy24 } from '#contract/payments/payments-config.ts';
import { openPayments } from './offered-payments.ts';

const open = (paymentSecrets: Record<string, string>) =>
  openPayments({
    config: { payments: [przelewy24({ merchantId: 12345, sandbox: true })], email: 'sklep@sklep.example' },
    ...{ demo: true, origin: 'https://sklep.example', clock: Date.now, paymentSecrets },
  });

test('a provider whose secrets are missing stops the start with a sentence that names them', () => {
  expect(() => open({})).toThrow(
    'shop.config.ts names Przelewy24, and PRZELEWY24_CRC and PRZELEWY24_API_KEY of the environment are not set',
  );
  expect(() => open({ PRZELEWY24_CRC: 'x' })).toThrow('PRZELEWY24_API_KEY of the environment is not set');
});

test('a demo shop that names who takes its money does not pretend to take it besides', () => {
  const { providers, testGateway } = open({ PRZELEWY24_CRC: 'x', PRZELEWY24_API_KEY: 'y' });
  expect([providers.map(({ name }) => name), testGateway]).toEqual([['przelewy24'], undefined]);
});
