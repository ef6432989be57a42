import { describe, expect, test } from 'vitest';
import { openPayU } from 'witryna/shop/payments/payu/payu.ts';
import type { NewPayment, NewRefund } from 'witryna/shop/payments/provider.ts';
import { signed } from './notes.ts';
import { openPayUStandIn } from './stand-in.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const ACCOUNT = { posId: 300746, clientId: 300746, clientSecret: 'secret', secondKey: 'b6ca15b0' };
const BROWSER = { ip: '::ffff:192.0.2.1', userAgent: 'Firefox' };
const PAYMENT: NewPayment = {
  session: 'zażółć/1',
  orderNumber: '2026-11-618033',
  amount: 6499,
  currency: 'PLN',
  language: 'pl',
  email: 'anna@example.org',
  returnAddress: 'https://sklep.example/order-status.php',
  notifyAddress: 'https://sklep.example/payments/payu/notify',
};
const PAYABLE = { number: '1', currency: 'PLN', language: 'pl', email: '', toPay: 6499 } as const;
const ON_PAGE = { method: 'page' };
const blik = (blikCode: string) => ({ method: 'blik', blikCode });

type Own = Partial<typeof ACCOUNT & { blikInShop: boolean }>;
type Fault = 'lost_request' | 'lost_answer' | undefined;

function open({ receivesBySelf = true, ...own }: Own & { receivesBySelf?: boolean } = {}) {
  const hands = {
    now: Date.UTC(2026, 10, 19, 12),
    notes: [] as { body: string; headers: Record<string, string> }[],
    asked: [] as string[],
    fault: undefined as Fault,
  };
  const clock = () => hands.now;
  const there = openPayUStandIn({ account: { ...ACCOUNT, receivesBySelf }, clock });
  const provider = openPayU({
    ...{ ...ACCOUNT, ...own, sandbox: true, clock },
    async fetch(address, init) {
      const { pathname } = new URL(String(address));
      hands.asked.push(`${init?.method} ${pathname}`);
      if (hands.fault === 'lost_request') throw new Error('lost on the way');
      const answer = await there.fetch(address, init);
      if (hands.fault === 'lost_answer' && pathname.endsWith('/orders')) throw new Error('lost on the way');
      return answer;
    },
  });
  const deliver = (isTaken = true) =>
    there.deliverDue(async (_, body, headers) => {
      hands.notes.push({ body, headers });
      return isTaken;
    });
  const read = (body: string, headers: Record<string, string>) =>
    provider.readNotification({ headers, body: Buffer.from(body) });
  const lastTold = async () => {
    await deliver();
    const last = hands.notes.at(-1);
    return last && read(last.body, last.headers);
  };
  return Object.assign(hands, { there, provider, deliver, read, lastTold });
}

const known = (reference: string | null) => ({ ...PAYMENT, reference });
const TOLD = { session: PAYMENT.session, state: 'paid', amount: 6499, currency: 'PLN' } as const;

async function paid(own: Parameters<typeof open>[0] = {}) {
  const hands = open(own);
  const begun = await hands.provider.begin(PAYMENT, ON_PAGE, BROWSER);
  hands.there.pay(PAYMENT.session);
  const told = await hands.lastTold();
  if (!told || told === 'unrelated' || 'refund' in told || told.state !== 'paid') throw new Error('not told');
  return Object.assign(hands, { told, begun });
}

describe('PayU', () => {
  test('makes an order and answers with a redirect to its page, which is not followed', async () => {
    const { provider, there, asked } = open();
    const begun = await provider.begin(PAYMENT, ON_PAGE, BROWSER);
    const { orderId, ...order } = there.order(PAYMENT.session);
    expect(begun).toMatchObject({
      ...{ state: 'redirect', reference: orderId },
      to: expect.stringContaining('https://merch-prod.snd.payu.com/pay/?orderId='),
    });
    expect(order).toMatchObject({
      ...{ totalAmount: '6499', currencyCode: 'PLN', merchantPosId: '300746', customerIp: '192.0.2.1' },
      ...{ notifyUrl: PAYMENT.notifyAddress, continueUrl: PAYMENT.returnAddress },
    });
    expect(asked).toEqual(['POST /pl/standard/user/oauth/authorize', 'POST /api/v2_1/orders']);
    expect(provider.origins).toEqual(['https://*.payu.com']);
  });

  test('is asked for a token once, until it ends or is not taken any more', async () => {
    const hands = open();
    const { provider, there, asked } = hands;
    const begin = (session: string) => provider.begin({ ...PAYMENT, session }, ON_PAGE, BROWSER);
    const tokens = () => asked.filter((one) => one.endsWith('authorize')).length;
    await Promise.all([begin('1'), begin('2')]);
    await begin('3');
    expect(tokens()).toBe(1);
    hands.now += 12 * HOUR;
    await Promise.all([begin('4'), begin('5')]);
    expect(tokens(), 'it ended').toBe(2);
    there.forgetTokens();
    expect(await begin('6')).toMatchObject({ state: 'redirect' });
    expect(tokens(), 'it was refused').toBe(3);
  });

  test('takes no payment of a shop whose secret or point of sale is wrong, and says so', async () => {
    const begin = (own: Own, choice: object) =>
      open(own).provider.begin(PAYMENT, { ...ON_PAGE, ...choice }, BROWSER);
    const why = (word: string) => ({ problem: 'unavailable', why: expect.stringContaining(word) });
    for (const choice of [ON_PAGE, blik('777123')]) {
      expect(await begin({ clientSecret: 'other' }, choice)).toMatchObject(why('client_secret'));
      const posOfOther = { posId: 1, clientId: ACCOUNT.clientId };
      expect(await begin(posOfOther, choice)).toMatchObject(why('UNAUTHORIZED_REQUEST'));
    }
  });

  test('tells of PENDING, then of COMPLETED, with a signature over the bytes', async () => {
    const { told, notes, read, provider, there } = await paid();
    const [pending] = notes;
    expect(notes).toHaveLength(2);
    expect(await read(pending?.body ?? '', pending?.headers ?? {})).toMatchObject({ state: 'waiting' });
    expect(told).toEqual({ ...TOLD, transaction: there.order(PAYMENT.session).orderId });
    expect(await provider.confirm?.(told)).toBe(true);
    expect(await provider.confirm?.({ ...told, amount: 1 }), 'another amount').toBe(false);
    expect(await provider.confirm?.({ ...told, session: 'x' }), 'another payment').toBe(false);
    expect(await provider.confirm?.({ ...told, transaction: 'x' }), 'another order').toBe(false);
  });

  test('keeps money until the shop has accepted it, where it is not received by itself', async () => {
    const { told, provider, there } = await paid({ receivesBySelf: false });
    expect(told).toMatchObject(TOLD);
    expect(there.order(PAYMENT.session).status).toBe('WAITING_FOR_CONFIRMATION');
    expect(await Promise.all([provider.confirm?.(told), provider.confirm?.(told)])).toEqual([true, true]);
    expect(there.order(PAYMENT.session).status).toBe('COMPLETED');
    expect(await provider.confirm?.(told), 'once more').toBe(true);
  });

  test('tells it again, twenty times in 72 hours, until it is answered', async () => {
    const hands = open();
    await hands.provider.begin(PAYMENT, ON_PAGE, BROWSER);
    hands.there.expire(PAYMENT.session);
    let times = 0;
    for (let minutes = 0; minutes <= 80 * 60; minutes++, hands.now += MINUTE)
      times += await hands.deliver(false);
    expect(times).toBe(20);
    const other = open();
    await other.provider.begin(PAYMENT, ON_PAGE, BROWSER);
    other.there.expire(PAYMENT.session);
    await other.deliver(true);
    other.now += 80 * HOUR;
    expect(await other.deliver()).toBe(0);
  });

  test('is not believed where a byte, the key or the algorithm is another, or it speaks to another shop', async () => {
    const { notes, read, told } = await paid();
    const { body = '', headers = {} } = notes.at(-1) ?? {};
    const header = headers['openpayu-signature'] ?? '';
    const under = (value: string) => ({ 'openpayu-signature': value });
    expect(await read(body, { 'x-openpayu-signature': header })).toEqual(told);
    expect(await read(body, under(signed(body, ACCOUNT.secondKey, 'SHA-256')))).toEqual(told);
    expect(await read(body.replace('"6499"', '"6498"'), headers)).toBeUndefined();
    expect(await read(` ${body}`, headers)).toBeUndefined();
    const odd = [
      ...['', 'signature=', header.replace('MD5', 'SHA-256'), header.replace('MD5', 'constructor')],
      ...[header.replace(/signature=\w/, 'signature='), header.replace('algorithm=MD5;', '')],
      ...[signed(body, 'other'), signed(body, '')],
    ];
    for (const one of odd) expect(await read(body, under(one)), one).toBeUndefined();
    expect(await read(body, {})).toBeUndefined();
    for (const one of ['', '{', '[]', 'null', '{"order":{}}'])
      expect(await read(one, under(signed(one, ACCOUNT.secondKey))), one).toBeUndefined();
    const other = open({ posId: 777, clientId: ACCOUNT.clientId });
    expect(await other.read(body, headers)).toBeUndefined();
  });

  test('answers what became of an order: nothing yet, paid, given up, or that it knows of none', async () => {
    const { provider, there } = open();
    expect(await provider.status(known(null))).toBeUndefined();
    expect(await provider.status(known('NIEMA'))).toBeUndefined();
    await provider.begin(PAYMENT, ON_PAGE, BROWSER);
    const { orderId } = there.order(PAYMENT.session);
    expect(await provider.status(known(orderId))).toMatchObject({ state: 'waiting' });
    expect(await provider.status({ ...known(orderId), session: 'inna' })).toBeUndefined();
    there.pay(PAYMENT.session);
    expect(await provider.status(known(orderId))).toEqual({ ...TOLD, transaction: orderId });
    there.expire(PAYMENT.session);
    expect(await provider.status(known(orderId))).toMatchObject({ state: 'refused', problem: 'declined' });
  });

  test('takes BLIK codes in the shop where its point of sale is set up for them, and złoty only', async () => {
    const PAGE = { id: 'page', kind: 'page' };
    expect(await open().provider.methods(PAYABLE)).toEqual([PAGE]);
    const { provider, there, lastTold } = open({ blikInShop: true });
    expect(await provider.methods(PAYABLE)).toEqual([{ id: 'blik', kind: 'blik_code' }, PAGE]);
    expect(await provider.methods({ ...PAYABLE, currency: 'EUR' })).toEqual([PAGE]);
    const begun = await provider.begin(PAYMENT, blik('777123'), BROWSER);
    const reference = there.order(PAYMENT.session).orderId;
    expect(begun).toEqual({ state: 'waiting', reference });
    expect(await lastTold()).toEqual({ ...TOLD, transaction: reference });
  });

  test.each([
    ['500500', 'declined'],
    ['700701', 'blik_expired'],
  ])('tells of the code %s that nothing came of it: %s', async (code, problem) => {
    const { provider, lastTold } = open({ blikInShop: true });
    expect(await provider.begin(PAYMENT, blik(code), BROWSER)).toMatchObject({ state: 'waiting' });
    expect(await lastTold()).toEqual({ session: PAYMENT.session, state: 'refused', problem });
  });

  test('refuses at once what is no code', async () => {
    const { provider } = open({ blikInShop: true });
    const begun = await provider.begin(PAYMENT, blik('12'), BROWSER);
    expect(begun).toEqual({ state: 'refused', problem: 'blik_code' });
  });

  test('leaves open whether a code was charged whose answer was lost; on its page nobody could pay', async () => {
    const hands = open({ blikInShop: true });
    hands.fault = 'lost_answer';
    await expect(hands.provider.begin(PAYMENT, blik('777123'), BROWSER)).rejects.toThrow('lost');
    expect(await hands.lastTold(), 'which it tells of later').toMatchObject(TOLD);
    const onPage = hands.provider.begin({ ...PAYMENT, session: 'druga' }, ON_PAGE, BROWSER);
    expect(await onPage).toMatchObject({ state: 'refused', problem: 'unavailable' });
    const away = open({ blikInShop: true });
    away.fault = 'lost_request';
    const begun = await away.provider.begin(PAYMENT, blik('777123'), BROWSER);
    expect(begun, 'it was never asked').toMatchObject({ state: 'refused', problem: 'unavailable' });
  });

  async function received() {
    const hands = await paid();
    const give = (amount: number, name: string, more: Partial<NewRefund> = {}) =>
      hands.provider.refund?.({
        ...{ ...PAYMENT, transaction: hands.told.transaction, amount, name },
        ...{ isFirst: true, isKnown: false, ...more },
      });
    return Object.assign(hands, { give });
  }
  const [ONE, OTHER] = ['1'.repeat(32), '2'.repeat(32)];
  const LATER = { isFirst: false, isKnown: true };

  test('gives money back in parts, up to what came, and tells of it without our name', async () => {
    const hands = await received();
    expect(await hands.give(1500, ONE)).toEqual({ state: 'sent' });
    expect(await hands.give(1500, ONE, LATER), 'not back yet').toEqual({ state: 'sent' });
    expect(await hands.give(5000, OTHER)).toEqual({
      ...{ state: 'refused', why: 'PayU: BUSINESS_ERROR REFUND_AMOUNT_TOO_BIG' },
    });
    hands.there.endRefunds('FINALIZED');
    expect(await hands.lastTold()).toEqual({ refund: ONE, state: 'done' });
    expect(hands.notes.at(-1)?.body).not.toContain(ONE);
    expect(await hands.give(1500, ONE, LATER)).toEqual({ state: 'done' });
    expect(await hands.give(4999, OTHER)).toEqual({ state: 'sent' });
    hands.there.endRefunds('CANCELED');
    const why = 'PayU: CANCELED';
    expect(await hands.lastTold()).toEqual({ refund: OTHER, state: 'refused', why });
    expect(await hands.give(4999, OTHER, LATER)).toEqual({ state: 'refused', why });
  });

  test('gives it back once, though the answer to what asked for it was lost', async () => {
    const { give, there } = await received();
    await give(1500, ONE);
    expect(await give(1500, ONE, { isFirst: false })).toEqual({ state: 'sent' });
    expect(await give(1500, ONE), 'also where it is not looked up').toEqual({ state: 'sent' });
    expect(await give(100, OTHER, { isFirst: false }), 'which never arrived').toEqual({ state: 'sent' });
    expect(there.refunds().map(({ amount }) => amount)).toEqual(['1500', '100']);
  });

  test('gives nothing back of money that the shop has not accepted', async () => {
    const { provider, told } = await paid({ receivesBySelf: false });
    const wanted = { ...PAYMENT, transaction: told.transaction, amount: 100, name: ONE };
    expect(await provider.refund?.({ ...wanted, isFirst: true, isKnown: false })).toMatchObject({
      state: 'refused',
    });
  });
});
