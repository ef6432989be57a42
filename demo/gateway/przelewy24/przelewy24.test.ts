import { describe, expect, test } from 'vitest';
import type { NewPayment, NewRefund } from 'witryna/shop/payments/provider.ts';
import { openPrzelewy24 } from 'witryna/shop/payments/przelewy24/przelewy24.ts';
import { signOf } from 'witryna/shop/payments/przelewy24/sign.ts';
import { openPrzelewy24StandIn } from './stand-in.ts';

const MINUTE = 60_000;
const ACCOUNT = { merchantId: 12345, posId: 12345, crc: 'c0ffee', apiKey: 'key' };
const BROWSER = { ip: '192.0.2.1', userAgent: 'Firefox' };
const PAYMENT: NewPayment = {
  session: 'zażółć/1',
  orderNumber: '2026-11-618033',
  amount: 6499,
  currency: 'PLN',
  language: 'pl',
  email: 'anna@example.org',
  returnAddress: 'https://sklep.example/order-status.php',
  notifyAddress: 'https://sklep.example/payments/przelewy24/notify',
};
const PAYABLE = { number: '1', currency: 'PLN', language: 'pl', email: '', toPay: 6499 };
const ON_PAGE = { method: 'page' };
const blik = (blikCode: string) => ({ method: '181', blikCode });

function open(own: Partial<typeof ACCOUNT> = {}) {
  const hands = { now: Date.UTC(2026, 10, 19, 12), bodies: [] as string[], asked: [] as string[] };
  const clock = () => hands.now;
  const there = openPrzelewy24StandIn({ account: ACCOUNT, clock });
  const provider = openPrzelewy24({
    ...{ ...ACCOUNT, ...own, shopEmail: 'sklep@sklep.example', sandbox: true, clock },
    fetch: (address, init) => {
      hands.asked.push(String(address));
      return there.fetch(address, init);
    },
  });
  const deliver = () =>
    there.deliverDue(async (_, body) => {
      hands.bodies.push(body);
      return true;
    });
  const read = (body: string) => provider.readNotification({ headers: {}, body: Buffer.from(body) });
  const pass = (time: number) => {
    hands.now += time;
  };
  return Object.assign(hands, { there, provider, deliver, read, pass });
}

const TOLD = { session: PAYMENT.session, state: 'paid', amount: 6499, currency: 'PLN' } as const;

describe('Przelewy24', () => {
  test('leads to its page by a token, at the sandbox where the shop says so', async () => {
    const { provider } = open();
    const begun = await provider.begin(PAYMENT, ON_PAGE, BROWSER);
    expect(begun).toMatchObject({
      to: expect.stringMatching(/^https:\/\/sandbox\.przelewy24\.pl\/trnRequest\/./),
    });
    expect(provider.origins).toEqual(['https://sandbox.przelewy24.pl']);
  });

  test('takes no payment of a shop whose CRC or API key is wrong, and says so', async () => {
    const begin = (own: object) => open(own).provider.begin(PAYMENT, ON_PAGE, BROWSER);
    const why = (word: string) => ({ problem: 'unavailable', why: expect.stringContaining(word) });
    expect(await begin({ crc: 'other' })).toMatchObject(why('CRC'));
    expect(await begin({ apiKey: 'x' })).toMatchObject(why('API key'));
  });

  test('tells of money with a signature, and keeps it until the shop has verified it', async () => {
    const { provider, there, deliver, bodies, read } = open();
    await provider.begin(PAYMENT, ON_PAGE, BROWSER);
    there.pay(PAYMENT.session);
    await deliver();
    const told = await read(bodies[0] ?? '');
    if (!told || told === 'unrelated' || 'refund' in told || told.state !== 'paid')
      throw new Error('not told');
    expect(told).toMatchObject({ ...TOLD, transaction: expect.stringMatching(/^\d{10,}$/) });
    expect(there.transaction(PAYMENT.session)?.status).toBe(1);
    expect(await provider.confirm?.(told)).toBe(true);
    expect(there.transaction(PAYMENT.session)?.status).toBe(2);
    expect(await provider.confirm?.(told), 'once more').toBe(true);
    expect(await provider.confirm?.({ ...told, amount: 1 }), 'another amount').toBe(false);
  });

  test('tells it again after 3, 5, 15, 30, 60, 150 and 450 minutes, until it is verified', async () => {
    const hands = open();
    await hands.provider.begin(PAYMENT, ON_PAGE, BROWSER);
    hands.there.pay(PAYMENT.session);
    const counts = [await hands.deliver()];
    for (const minutes of [3, 5, 15, 30, 60, 150, 450, 1000]) {
      hands.now += minutes * MINUTE;
      counts.push(await hands.deliver());
    }
    expect(counts).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 0]);
  });

  test('is not believed where a byte was changed, half is missing, or it speaks to another merchant', async () => {
    const { provider, there, deliver, bodies, read } = open();
    await provider.begin(PAYMENT, ON_PAGE, BROWSER);
    there.pay(PAYMENT.session);
    await deliver();
    const body = bodies[0] ?? '';
    const note = JSON.parse(body);
    for (const name of Object.keys(note)) {
      const changed = typeof note[name] === 'number' ? note[name] + 1 : `${note[name]}1`;
      expect(await read(JSON.stringify({ ...note, [name]: changed })), name).toBeUndefined();
      expect(await read(JSON.stringify({ ...note, [name]: undefined })), name).toBeUndefined();
    }
    for (const odd of ['', '{', '[]', 'null', body.slice(0, -2)]) expect(await read(odd)).toBeUndefined();
    const other = open({ merchantId: 777, posId: 777 });
    expect(await other.read(body)).toBeUndefined();
  });

  test('answers what became of a payment: nothing yet, paid, or that it never heard of it', async () => {
    const { provider, there } = open();
    const known = { session: PAYMENT.session, reference: null, amount: 6499, currency: 'PLN' };
    expect(await provider.status(known)).toBeUndefined();
    await provider.begin(PAYMENT, ON_PAGE, BROWSER);
    expect(await provider.status(known)).toBeUndefined();
    there.pay(PAYMENT.session);
    expect(await provider.status(known)).toMatchObject(TOLD);
  });

  test('takes BLIK codes in the shop, and refuses a wrong one at once', async () => {
    const { provider, there, deliver } = open();
    const methods = await provider.methods(PAYABLE);
    expect(methods).toEqual([
      { id: '181', kind: 'blik_code' },
      { id: 'page', kind: 'page' },
    ]);
    const wrong = await provider.begin(PAYMENT, blik('123456'), BROWSER);
    expect(wrong).toEqual({ state: 'refused', problem: 'blik_code' });
    const again = { ...PAYMENT, session: 'druga' };
    expect(await provider.begin(again, blik('777123'), BROWSER)).toMatchObject({ state: 'waiting' });
    expect(there.transaction('druga')?.status).toBe(1);
    expect(await deliver()).toBe(1);
    const nobody = { ip: '', userAgent: '' };
    const third = await provider.begin({ ...PAYMENT, session: 'trzecia' }, blik('777123'), nobody);
    expect(third).toMatchObject({ problem: 'unavailable', why: expect.stringContaining('PSU') });
  });

  test('takes what is longer than it allows: another e-mail, the shop’s front, nothing told', async () => {
    const { provider, there } = open();
    const long = `https://sklep.example/${'x'.repeat(250)}`;
    const payment = { ...PAYMENT, email: `${'a'.repeat(50)}@example.org`, orderNumber: 'z'.repeat(2000) };
    const addresses = { returnAddress: long, notifyAddress: long };
    const begun = await provider.begin({ ...payment, ...addresses }, ON_PAGE, BROWSER);
    expect(begun).toMatchObject({ state: 'redirect' });
    expect(there.transaction(PAYMENT.session)).toMatchObject({
      ...{ email: 'sklep@sklep.example', urlReturn: 'https://sklep.example', urlStatus: '' },
    });
  });

  test.each([
    ['ER_WRONG_TICKET', 'blik_code'],
    ['ER_TIC_EXPIRED', 'blik_expired'],
    ['USER_TIMEOUT', 'timeout'],
    ['USER_DECLINED', 'cancelled'],
    ['LIMIT_EXCEEDED', 'limit'],
    ['INSUFFICIENT_FUNDS', 'declined'],
  ])('says %s in a note of a BLIK code, which is heard as %s', async (message, problem) => {
    const { read } = open();
    const result = { error: '51', message, status: 'DECLINED', trxRef: 'ref' };
    const note = { orderId: 4_300_000_001, sessionId: PAYMENT.session, method: 181, result };
    const sign = signOf({ ...note, crc: ACCOUNT.crc });
    const told = { session: PAYMENT.session, state: 'refused', problem };
    expect(await read(JSON.stringify({ ...note, sign }))).toEqual(told);
    expect(await read(JSON.stringify({ data: { ...note, sign } }))).toEqual(told);
    expect(await read(JSON.stringify({ ...note, sign: signOf({ ...note, crc: 'x' }) }))).toBeUndefined();
    const fine = { ...note, result: { ...result, error: '0' } };
    const signed = JSON.stringify({ ...fine, sign: signOf({ ...fine, crc: ACCOUNT.crc }) });
    expect(await read(signed)).toEqual({ session: PAYMENT.session, state: 'waiting' });
  });

  async function received() {
    const hands = open();
    await hands.provider.begin(PAYMENT, ON_PAGE, BROWSER);
    hands.there.pay(PAYMENT.session);
    await hands.deliver();
    const told = await hands.read(hands.bodies[0] ?? '');
    if (!told || told === 'unrelated' || 'refund' in told || told.state !== 'paid')
      throw new Error('not told');
    await hands.provider.confirm?.(told);
    const give = (amount: number, name: string, known: Partial<NewRefund> = {}) =>
      hands.provider.refund?.({
        ...{ session: PAYMENT.session, transaction: told.transaction, amount, currency: 'PLN' },
        ...{ name, notifyAddress: PAYMENT.notifyAddress, isFirst: true, isKnown: false, ...known },
      });
    return { ...hands, give };
  }
  const [ONE, OTHER] = ['1'.repeat(32), '2'.repeat(32)];
  const LATER = { isFirst: false, isKnown: true };

  test('gives money back in parts, up to what came, and tells of it with a signature', async () => {
    const hands = await received();
    expect(await hands.give(1500, ONE)).toEqual({ state: 'sent' });
    expect(await hands.give(1500, ONE, LATER), 'not back yet').toEqual({ state: 'sent' });
    expect(await hands.give(5000, OTHER)).toMatchObject({
      state: 'refused',
      why: expect.stringMatching(/^P/),
    });
    expect(await hands.give(4999, OTHER)).toEqual({ state: 'sent' });
    hands.pass(MINUTE);
    await hands.deliver();
    const told = await Promise.all(hands.bodies.slice(1).map(hands.read));
    expect(told).toEqual([ONE, OTHER].map((refund) => ({ refund, state: 'done' })));
    expect(await hands.give(1500, ONE, LATER)).toEqual({ state: 'done' });
    const forged = hands.bodies[1]?.replace('"amount":1500', '"amount":1501') ?? '';
    expect(await hands.read(forged)).toBeUndefined();
  });

  test('gives it back once, though the answer to what asked for it was lost', async () => {
    const { give, there } = await received();
    await give(1500, ONE);
    expect(await give(1500, ONE, { isFirst: false })).toEqual({ state: 'sent' });
    expect(there.refunds().map(({ amount }) => amount)).toEqual([1500]);
    expect(await give(100, OTHER, { isFirst: false }), 'which never arrived').toEqual({ state: 'sent' });
    expect(there.refunds().map(({ amount }) => amount)).toEqual([1500, 100]);
  });

  test('gives nothing back of money that the shop has not accepted', async () => {
    const { provider, there } = open();
    await provider.begin(PAYMENT, ON_PAGE, BROWSER);
    there.pay(PAYMENT.session);
    const transaction = String(there.transaction(PAYMENT.session)?.orderId);
    const wanted = { session: PAYMENT.session, transaction, amount: 100, currency: 'PLN', name: ONE };
    expect(
      await provider.refund?.({ ...wanted, notifyAddress: '', isFirst: true, isKnown: false }),
    ).toMatchObject({ state: 'refused' });
  });

  test('is asked for its methods once in a while; where it does not say, its page is left', async () => {
    const hands = open();
    const { provider, asked } = hands;
    await Promise.all([provider.methods(PAYABLE), provider.methods(PAYABLE)]);
    expect(asked).toHaveLength(1);
    hands.now += 11 * MINUTE;
    await provider.methods(PAYABLE);
    expect(asked).toHaveLength(2);
    expect(await open({ apiKey: 'x' }).provider.methods(PAYABLE)).toEqual([{ id: 'page', kind: 'page' }]);
  });
});
