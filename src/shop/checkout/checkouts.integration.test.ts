import { expect, test } from 'vitest';
import { checkout } from '#shop/db/schema/index.ts';
import { openSessions } from '#shop/session/sessions.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { VISIT } from '#tests/support/samples/sample-account.ts';
import { openOrderDesk } from '#tests/support/shop/order-desk.ts';
import { openCheckouts } from './checkouts.ts';

const CONTACT = { email: 'anna@example.org', city: 'Łódź' };
const DELIVERY = { way: 'courier:prepaid', payment: 'transfer' };

describeWithDatabase('what is filled in on the way to an order', (use) => {
  const open = async () => {
    const desk = openOrderDesk(use());
    return { desk, checkouts: openCheckouts(use(), Date.now), guest: await desk.guest() };
  };

  test('is nothing before the first step, and nothing for who has no session', async () => {
    const { checkouts, guest } = await open();
    expect(await checkouts.load(guest)).toBeUndefined();
    expect(await checkouts.load(undefined)).toBeUndefined();
  });

  test('is kept step by step, under one key, whichever is sent again', async () => {
    const { checkouts, guest } = await open();
    await checkouts.saveContact(guest, CONTACT);
    const first = await checkouts.load(guest);
    expect(first).toEqual({
      orderKey: expect.stringMatching(/^[\w-]{43}$/),
      contact: CONTACT,
      delivery: null,
    });
    await checkouts.saveDelivery(guest, DELIVERY);
    await checkouts.saveContact(guest, { ...CONTACT, city: 'Kraków' });
    expect(await checkouts.load(guest)).toEqual({
      orderKey: first?.orderKey,
      contact: { ...CONTACT, city: 'Kraków' },
      delivery: DELIVERY,
    });
  });

  test('belongs to one shopper', async () => {
    const { desk, checkouts, guest } = await open();
    const other = await desk.guest();
    await checkouts.saveContact(guest, CONTACT);
    expect(await checkouts.load(other)).toBeUndefined();
    await checkouts.saveContact(other, { ...CONTACT, city: 'Gdynia' });
    const [one, another] = [await checkouts.load(guest), await checkouts.load(other)];
    expect(one?.contact).toEqual(CONTACT);
    expect(one?.orderKey).not.toBe(another?.orderKey);
  });

  test('stays for the next order, which has a key of its own, and no note about the last one', async () => {
    const { checkouts, guest } = await open();
    await checkouts.saveContact(guest, CONTACT);
    await checkouts.saveDelivery(guest, { ...DELIVERY, note: 'nie mielić' });
    const before = await checkouts.load(guest);
    await checkouts.renew(guest);
    const after = await checkouts.load(guest);
    expect(after).toMatchObject({ contact: CONTACT, delivery: DELIVERY });
    expect(after?.delivery).not.toHaveProperty('note');
    expect(after?.orderKey).not.toBe(before?.orderKey);
  });

  test('follows a guest who logs in', async () => {
    const { desk, checkouts, guest } = await open();
    const { clientId } = await desk.client('anna');
    await checkouts.saveContact(guest, CONTACT);
    const { hash } = await openSessions(use(), Date.now).logIn(guest.hash, clientId, VISIT);
    expect((await checkouts.load({ hash, clientId }))?.contact).toEqual(CONTACT);
    expect(await checkouts.load(guest)).toBeUndefined();
  });

  test('ends with the session', async () => {
    const { desk, checkouts, guest } = await open();
    await checkouts.saveContact(guest, CONTACT);
    await desk.sessions.logOut(guest.hash);
    expect(await use().orm.$count(checkout)).toBe(0);
  });
});
