import { describe, expect, test } from 'vitest';
import { openTestGateway } from './test-gateway.ts';

const ORDER = {
  number: '2026-11-618033',
  currency: 'PLN',
  language: 'pl',
  email: 'anna@example.org',
  toPay: 6499,
};
const open = (secret?: string) =>
  openTestGateway({
    page: (language) => `https://sklep.example/${language}/pay.php`,
    name: () => 'Test',
    secret,
  });
const fieldsOf = (address: string) => Object.fromEntries(new URL(address).searchParams);

describe('the test gateway', () => {
  test('shows on its page what the shop asks for, and nothing that somebody changed on the way', async () => {
    const gateway = open();
    const fields = fieldsOf((await gateway.begin(ORDER, 'https://sklep.example/back')).redirect);
    expect(gateway.readPayment(fields)).toMatchObject({ orderNumber: ORDER.number, amount: 6499 });
    for (const name of Object.keys(fields))
      expect(gateway.readPayment({ ...fields, [name]: `${fields[name]}1` }), name).toBeUndefined();
    expect(gateway.readPayment({})).toBeUndefined();
  });

  test('speaks the language in which was ordered', async () => {
    for (const language of ['pl', 'en'])
      expect((await open().begin({ ...ORDER, language }, 'paid')).redirect).toContain(
        `example/${language}/pay`,
      );
  });

  test('does not take the address of its page for the word that it was paid', async () => {
    const gateway = open();
    const fields = fieldsOf((await gateway.begin(ORDER, 'paid')).redirect);
    const forged = { ...fields, status: 'paid' };
    expect(await gateway.readNotification({ headers: {}, fields: forged })).toBeUndefined();
  });

  test('believes only what was signed with its own secret', async () => {
    const [gateway, stranger] = [open('ours'), open('theirs')];
    const payment = { reference: 'r', orderNumber: '1', amount: 1, currency: 'PLN', returnAddress: '' };
    const read = (fields: Record<string, string>) => gateway.readNotification({ headers: {}, fields });
    expect(await read(stranger.notificationOf(payment, 'paid'))).toBeUndefined();
    expect(await read(gateway.notificationOf(payment, 'paid'))).toMatchObject({ status: 'paid' });
    const refused = gateway.notificationOf(payment, 'refused');
    expect(await read({ ...refused, status: 'paid' })).toBeUndefined();
  });
});
