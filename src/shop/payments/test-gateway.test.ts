import { describe, expect, test } from 'vitest';
import type { NewPayment } from './provider.ts';
import { openTestGateway } from './test-gateway.ts';

const PAYMENT: NewPayment = {
  session: 'a-name-of-ours',
  orderNumber: '2026-11-618033',
  amount: 6499,
  currency: 'PLN',
  language: 'pl',
  email: 'anna@example.org',
  returnAddress: 'https://sklep.example/back',
  notifyAddress: 'https://sklep.example/payments/test/notify',
};
const open = (secret?: string) =>
  openTestGateway({
    page: (language) => `https://sklep.example/${language}/pay.php`,
    title: () => 'Test',
    secret,
  });
const begin = async (gateway = open(), payment = PAYMENT) => {
  const begun = await gateway.begin(payment, { method: 'page' }, { ip: '192.0.2.1', userAgent: '' });
  if (begun.state !== 'redirect') throw new Error('the test gateway has no page');
  return begun.to;
};
const fieldsOf = (address: string) => Object.fromEntries(new URL(address).searchParams);
const bodyOf = (fields: Record<string, string>) => Buffer.from(new URLSearchParams(fields).toString());

describe('the test gateway', () => {
  test('shows on its page what the shop asks for, and nothing that somebody changed on the way', async () => {
    const gateway = open();
    const fields = fieldsOf(await begin(gateway));
    expect(gateway.readPayment(fields)).toMatchObject({ orderNumber: PAYMENT.orderNumber, amount: 6499 });
    for (const name of Object.keys(fields))
      expect(gateway.readPayment({ ...fields, [name]: `${fields[name]}1` }), name).toBeUndefined();
    expect(gateway.readPayment({})).toBeUndefined();
  });

  test('speaks the language in which was ordered', async () => {
    for (const language of ['pl', 'en'])
      expect(await begin(open(), { ...PAYMENT, language })).toContain(`example/${language}/pay`);
  });

  test('does not take the address of its page for the word that it was paid', async () => {
    const gateway = open();
    const fields = fieldsOf(await begin(gateway));
    const forged = bodyOf({ ...fields, currency: 'PLN', status: 'paid' });
    expect(await gateway.readNotification({ headers: {}, body: forged })).toBeUndefined();
  });

  test('believes only what was signed with its own secret', async () => {
    const [gateway, stranger] = [open('ours'), open('theirs')];
    expect(await gateway.readNotification(stranger.notificationOf(PAYMENT, 'paid'))).toBeUndefined();
    const told = { state: 'paid', session: PAYMENT.session, amount: 6499, currency: 'PLN' };
    expect(await gateway.readNotification(gateway.notificationOf(PAYMENT, 'paid'))).toMatchObject(told);
    const refused = gateway.notificationOf(PAYMENT, 'refused').body.toString();
    const forged = Buffer.from(refused.replace('refused', 'paid'));
    expect(await gateway.readNotification({ headers: {}, body: forged })).toBeUndefined();
  });
});
