import { describe, expect, test } from 'vitest';
import type { NewPayment, NewRefund, Told, ToldPayment } from 'witryna/shop/payments/provider.ts';
import { openStripe } from 'witryna/shop/payments/stripe/stripe.ts';
import { signed } from './events.ts';
import { openStripeStandIn } from './stand-in.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const SHOP = 'https://sklep.example';
const ACCOUNT = {
  ...{
    secretKey: 'sk_test_1',
    webhookSecrets: ['whsec_new'],
    webhookAddress: `${SHOP}/payments/stripe/notify`,
  },
};
const PAYMENT: NewPayment = {
  session: 'sesja_1',
  orderNumber: '2026-11-618033',
  amount: 6499,
  currency: 'PLN',
  language: 'pl',
  email: 'anna@example.org',
  returnAddress: `${SHOP}/order-status.php`,
  notifyAddress: ACCOUNT.webhookAddress,
};
const PAYABLE = { number: '1', currency: 'PLN', language: 'pl', email: '', toPay: 6499 } as const;
const BROWSER = { ip: '192.0.2.1', userAgent: 'Firefox' };
const ON_PAGE = { method: 'page' };
const blik = (blikCode: string) => ({ method: 'blik', blikCode });
const TOLD = { session: PAYMENT.session, state: 'paid', amount: 6499, currency: 'PLN' } as const;

type Own = Partial<Omit<Parameters<typeof openStripe>[0], 'clock' | 'fetch'>>;
type Account = Partial<typeof ACCOUNT>;
type Fault = 'lost_request' | 'lost_answer' | undefined;

function open(own: Own = {}, account: Account = {}) {
  const hands = {
    now: Date.UTC(2026, 10, 19, 12),
    notes: [] as { body: string; headers: Record<string, string> }[],
    asked: [] as { line: string; headers: Headers; body: string }[],
    fault: undefined as Fault,
  };
  const clock = () => hands.now;
  const there = openStripeStandIn({ account: { ...ACCOUNT, ...account }, clock });
  const provider = openStripe({
    ...{ secretKey: 'sk_test_1', webhookSecrets: ['whsec_new'], origin: SHOP, ...own, clock },
    async fetch(address, init) {
      const request = new Request(address, init);
      const { pathname } = new URL(request.url);
      const line = `${request.method} ${pathname}`;
      hands.asked.push({ line, headers: request.headers, body: await request.clone().text() });
      if (hands.fault === 'lost_request') throw new Error('lost on the way');
      const answer = await there.fetch(request);
      if (hands.fault === 'lost_answer') throw new Error('lost on the way');
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
  /** What was told since it was last asked. */
  const told = async (): Promise<(Told | 'unrelated' | undefined)[]> => {
    const before = hands.notes.length;
    await deliver();
    return Promise.all(hands.notes.slice(before).map(({ body, headers }) => read(body, headers)));
  };
  return Object.assign(hands, { there, provider, deliver, read, told });
}

const known = (reference: string | null) => ({ ...PAYMENT, reference });

async function paid(own: Own = {}, account: Account = {}) {
  const hands = open(own, account);
  await hands.provider.begin(PAYMENT, ON_PAGE, BROWSER);
  hands.there.pay(PAYMENT.session);
  const transaction = hands.there.intents()[0]?.id ?? '';
  return Object.assign(hands, { transaction });
}

describe('Stripe', () => {
  test('makes a page in the currency of the order, and leads there', async () => {
    const { provider, there, asked } = open();
    const begun = await provider.begin(PAYMENT, ON_PAGE, BROWSER);
    const page = there.page(PAYMENT.session);
    expect(begun).toEqual({ state: 'redirect', to: page.url, reference: page.id });
    expect(page).toMatchObject({
      amount_total: 6499,
      currency: 'pln',
      client_reference_id: '2026-11-618033',
    });
    const [{ line, headers, body } = { line: '', headers: new Headers(), body: '' }] = asked;
    expect(line).toBe('POST /v1/checkout/sessions');
    expect(headers.get('authorization')).toBe('Bearer sk_test_1');
    expect(headers.get('stripe-version')).toBe('2026-10-28.endive');
    expect(headers.get('idempotency-key')).toBe(PAYMENT.session);
    const form = new URLSearchParams(body);
    expect(form.get('customer_email')).toBe('anna@example.org');
    expect(form.get('adaptive_pricing[enabled]')).toBe('false');
    expect(form.has('allowed_payment_method_types[0]'), 'Stripe’s settings decide').toBe(false);
    expect(provider.origins).toEqual([new URL('to' in begun ? begun.to : '').origin]);
  });

  test('offers what was named, and of that what takes the currency', async () => {
    const { provider, there } = open({ methods: ['card', 'blik', 'p24'] });
    const methodsOf = async (payment: NewPayment) => {
      await provider.begin(payment, ON_PAGE, BROWSER);
      return there.page(payment.session).payment_method_types;
    };
    expect(await methodsOf(PAYMENT)).toEqual(['card', 'blik', 'p24']);
    expect(await methodsOf({ ...PAYMENT, session: 'eur', currency: 'EUR' })).toEqual(['card', 'p24']);
    expect(await methodsOf({ ...PAYMENT, session: 'jpy', currency: 'JPY', amount: 650_000 })).toEqual([
      'card',
    ]);
    const { amount_total, currency } = there.page('jpy');
    expect([amount_total, currency]).toEqual([6500, 'jpy']);
  });

  test('takes codes of BLIK in the shop where that is set, złoty only, and no amount that there is not', async () => {
    const PAGE = { id: 'page', kind: 'page' };
    const { provider } = open({ blikInShop: true });
    expect(await provider.methods(PAYABLE)).toEqual([{ id: 'blik', kind: 'blik_code' }, PAGE]);
    expect(await provider.methods({ ...PAYABLE, currency: 'EUR' })).toEqual([PAGE]);
    expect(await open().provider.methods(PAYABLE)).toEqual([PAGE]);
    expect(await open().provider.methods({ ...PAYABLE, currency: 'JPY' })).toEqual([]);
    const onlyBlik = open({ methods: ['blik'] }).provider;
    expect(await onlyBlik.methods({ ...PAYABLE, currency: 'EUR' })).toEqual([]);
    const begun = await provider.begin({ ...PAYMENT, currency: 'JPY' }, ON_PAGE, BROWSER);
    expect(begun).toMatchObject({ state: 'refused', problem: 'unavailable' });
  });

  test('takes no payment of a shop whose key is wrong, nor one that is too small, and says why', async () => {
    const why = (word: string) => ({
      state: 'refused',
      problem: 'unavailable',
      why: expect.stringContaining(word),
    });
    const stranger = open({ secretKey: 'sk_test_2', blikInShop: true }).provider;
    expect(await stranger.begin(PAYMENT, ON_PAGE, BROWSER)).toMatchObject(why('Invalid API Key'));
    expect(await stranger.begin(PAYMENT, blik('777123'), BROWSER)).toMatchObject(why('Invalid API Key'));
    const small = { ...PAYMENT, amount: 199 };
    expect(await open().provider.begin(small, ON_PAGE, BROWSER)).toMatchObject(why('amount_too_small'));
  });

  test('tells of page and payment, each by the one name of the money', async () => {
    const { told, transaction } = await paid();
    const both = { ...TOLD, transaction };
    expect(await told()).toEqual([both, both]);
  });

  test('says nothing of a card that was refused on its page: another may be tried there', async () => {
    const { provider, there, told } = open();
    await provider.begin(PAYMENT, ON_PAGE, BROWSER);
    there.refuse(PAYMENT.session);
    expect(await told()).toEqual([{ session: PAYMENT.session, state: 'waiting' }]);
    there.pay(PAYMENT.session);
    expect((await told()).every((one) => (one as ToldPayment).state === 'paid')).toBe(true);
  });

  test('gives a page up after a day, and says so', async () => {
    const hands = open();
    const begun = await hands.provider.begin(PAYMENT, ON_PAGE, BROWSER);
    hands.now += 25 * HOUR;
    const over = { session: PAYMENT.session, state: 'refused', problem: 'timeout' };
    expect(await hands.told()).toEqual([over]);
    const reference = 'reference' in begun ? (begun.reference ?? '') : '';
    expect(await hands.provider.status(known(reference))).toEqual(over);
  });

  test('tells again for three days what is not taken, signed anew each time', async () => {
    const hands = await paid();
    let times = 0;
    for (let hours = 0; hours <= 96; hours++, hands.now += HOUR) times += await hands.deliver(false);
    expect(times, 'of two events').toBe(2 * 10);
    const last = hands.notes.at(-1);
    expect(last?.body).toBe(hands.notes.find(({ body }) => body === last?.body)?.body);
    expect(new Set(hands.notes.map(({ headers }) => headers['stripe-signature'])).size).toBeGreaterThan(10);
  });

  test('is not believed where a byte, the secret or the scheme is another, or too much time has gone by', async () => {
    const hands = await paid();
    const { read } = hands;
    await hands.deliver();
    const { body = '', headers = {} } = hands.notes[0] ?? {};
    const at = hands.now / 1000;
    const under = (value: string) => ({ 'stripe-signature': value });
    expect(await read(body, headers)).toMatchObject(TOLD);
    expect(await read(body.replace('6499', '6498'), headers)).toBeUndefined();
    expect(await read(` ${body}`, headers)).toBeUndefined();
    const header = headers['stripe-signature'] ?? '';
    const odd = [
      ...[
        '',
        't=',
        header.replace('v1=', 'v2='),
        header.replace(/^t=\d+,/, ''),
        header.replace(/v1=\w/, 'v1='),
      ],
      ...[header.replace(/^t=\d+/, `t=${at + 1}`), signed(body, ['whsec_other'], at), signed(body, [''], at)],
      ...[signed(body, ['whsec_new'], at - 301), signed(body, [], at)],
    ];
    for (const one of odd) expect(await read(body, under(one)), one).toBeUndefined();
    expect(await read(body, {})).toBeUndefined();
    for (const one of ['', '{', '[]', 'null', '{"type":"x"}'])
      expect(await read(one, under(signed(one, ['whsec_new'], at))), one).toBeUndefined();
    hands.now += 5 * MINUTE + 1000;
    expect(await read(body, headers), 'whoever has seen it sends it later').toBeUndefined();
  });

  test('signs with both secrets while one replaces the other, and the shop takes either', async () => {
    const rolling = { webhookSecrets: ['whsec_old', 'whsec_new'] };
    expect(await (await paid({}, rolling)).told()).toMatchObject([TOLD, TOLD]);
    const both = { webhookSecrets: ['whsec_new', 'whsec_old'] };
    expect(await (await paid(both, { webhookSecrets: ['whsec_old'] })).told()).toMatchObject([TOLD, TOLD]);
    const gone = await (await paid({}, { webhookSecrets: ['whsec_old'] })).told();
    expect(gone).toEqual([undefined, undefined]);
  });

  test('tells of all that happens to an account, also to who did not ask for it', async () => {
    const { notes, deliver, read } = await paid();
    await deliver();
    const other = open({ origin: 'https://inny.example' });
    for (const { body, headers } of notes) expect(await other.read(body, headers)).toBe('unrelated');
    const at = Date.UTC(2026, 10, 19, 12) / 1000;
    const customer = JSON.stringify({
      type: 'customer.created',
      data: { object: { object: 'customer', id: 'cus_1' } },
    });
    expect(await read(customer, { 'stripe-signature': signed(customer, ['whsec_new'], at) })).toBe(
      'unrelated',
    );
  });

  test('answers what became of a page: nothing yet, paid, or that it is another’s', async () => {
    const { provider, there } = open();
    await provider.begin(PAYMENT, ON_PAGE, BROWSER);
    const { id } = there.page(PAYMENT.session);
    expect(await provider.status(known(id))).toEqual({ session: PAYMENT.session, state: 'waiting' });
    expect(await provider.status({ ...known(id), session: 'inna' })).toBeUndefined();
    there.pay(PAYMENT.session);
    expect(await provider.status(known(id))).toEqual({ ...TOLD, transaction: there.intents()[0]?.id });
    expect(await provider.status(known('cs_test_0')), 'which there is not').toBeUndefined();
    expect(await provider.status(known(null)), 'a page whose address was lost').toBeUndefined();
  });

  test('charges a code of BLIK, and tells of it later', async () => {
    const hands = open({ blikInShop: true });
    const begun = await hands.provider.begin(PAYMENT, blik('777123'), BROWSER);
    const [intent] = hands.there.intents();
    expect(begun).toEqual({ state: 'waiting', reference: intent?.id });
    expect(await hands.told()).toEqual([{ ...TOLD, transaction: intent?.id }]);
    expect(await hands.provider.status(known(intent?.id ?? ''))).toEqual({
      ...TOLD,
      transaction: intent?.id,
    });
  });

  test.each([
    ['500500', 'declined'],
    ['700701', 'blik_expired'],
    ['600600', 'cancelled'],
  ])('tells of the code %s that nothing came of it: %s', async (code, problem) => {
    const { provider, told, there } = open({ blikInShop: true });
    expect(await provider.begin(PAYMENT, blik(code), BROWSER)).toMatchObject({ state: 'waiting' });
    const over = { session: PAYMENT.session, state: 'refused', problem };
    expect(await told()).toEqual([over]);
    expect(await provider.status(known(there.intents()[0]?.id ?? ''))).toEqual(over);
  });

  test.each(['12', '000000'])('refuses the code %s at once', async (code) => {
    const { provider } = open({ blikInShop: true });
    expect(await provider.begin(PAYMENT, blik(code), BROWSER)).toMatchObject({
      state: 'refused',
      problem: 'blik_code',
    });
  });

  test('leaves open whether a code was charged whose answer was lost, and finds it by our name', async () => {
    const hands = open({ blikInShop: true });
    hands.fault = 'lost_answer';
    await expect(hands.provider.begin(PAYMENT, blik('777123'), BROWSER)).rejects.toThrow();
    hands.fault = undefined;
    expect(await hands.provider.status(known(null)), 'which takes a minute').toBeUndefined();
    hands.now += MINUTE;
    expect(await hands.provider.status(known(null))).toMatchObject(TOLD);
    const onPage = open();
    onPage.fault = 'lost_answer';
    expect(await onPage.provider.begin(PAYMENT, ON_PAGE, BROWSER), 'nobody could pay there').toMatchObject({
      ...{ state: 'refused', problem: 'unavailable' },
    });
  });

  async function received(own: Own = {}) {
    const hands = await paid(own);
    await hands.deliver();
    const give = (amount: number, name: string, more: Partial<NewRefund> = {}) =>
      hands.provider.refund?.({
        ...{
          ...PAYMENT,
          transaction: hands.transaction,
          amount,
          name,
          isFirst: true,
          isKnown: false,
          ...more,
        },
      });
    return Object.assign(hands, { give });
  }
  const [ONE, OTHER] = ['1'.repeat(32), '2'.repeat(32)];
  const LATER = { isFirst: false, isKnown: true };

  test('gives money back in parts, up to what came, and tells of it by our name', async () => {
    const hands = await received();
    expect(await hands.give(1500, ONE)).toEqual({ state: 'sent' });
    expect(await hands.give(1500, ONE, LATER), 'not back yet').toEqual({ state: 'sent' });
    expect(await hands.give(5000, OTHER)).toMatchObject({
      ...{ state: 'refused', why: expect.stringContaining('refund_amount_too_large') },
    });
    expect(await hands.told(), 'that it was asked for').toEqual(['unrelated']);
    hands.now += MINUTE;
    expect(await hands.told()).toEqual([{ refund: ONE, state: 'done' }]);
    expect(await hands.give(1500, ONE, LATER)).toEqual({ state: 'done' });
    expect(await hands.give(4999, OTHER)).toEqual({ state: 'sent' });
  });

  test('tells of a refund that failed, also weeks after it had gone back', async () => {
    const hands = await received();
    await hands.give(1500, ONE);
    hands.now += MINUTE;
    await hands.deliver();
    const [refund] = hands.there.refunds();
    if (!refund) throw new Error('no refund');
    hands.there.endRefund(refund, 'failed');
    const over = { state: 'refused', why: 'Stripe: failed lost_or_stolen_card' };
    expect(await hands.told()).toEqual([{ refund: ONE, ...over }]);
    expect(await hands.give(1500, ONE, LATER)).toEqual(over);
  });

  test('gives it back once, though the answer to what asked for it was lost', async () => {
    const hands = await received();
    hands.fault = 'lost_answer';
    await expect(hands.give(1500, ONE)).rejects.toThrow();
    hands.fault = undefined;
    expect(await hands.give(1500, ONE, { isFirst: false })).toEqual({ state: 'sent' });
    expect(await hands.give(1500, ONE), 'also where it is not looked up: by its key').toEqual({
      state: 'sent',
    });
    expect(await hands.give(100, OTHER, { isFirst: false }), 'which never arrived').toEqual({
      state: 'sent',
    });
    expect(hands.there.refunds().map(({ amount }) => amount)).toEqual([1500, 100]);
  });

  test('leaves open what it does not answer, and what it refuses because of who asks', async () => {
    const hands = await received();
    hands.fault = 'lost_request';
    await expect(hands.give(1500, ONE)).rejects.toThrow();
    const stranger = open({ secretKey: 'sk_test_2' }).provider;
    const wanted = { ...PAYMENT, transaction: 'pi_1', name: ONE, isFirst: true, isKnown: false };
    await expect(stranger.refund?.(wanted)).rejects.toThrow('Invalid API Key');
  });
});
