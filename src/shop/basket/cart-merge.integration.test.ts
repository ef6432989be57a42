import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { openCatalogue } from '#shop/catalogue/catalogue.ts';
import * as schema from '#shop/db/schema/index.ts';
import { openRebateCodes } from '#shop/rebate/rebate-codes.ts';
import type { Session } from '#shop/session/session.ts';
import { openSessions, type Sessions } from '#shop/session/sessions.ts';
import { type Lists, openShoppingLists } from '#shop/shopping-lists/shopping-lists.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { ZLOTY } from '#tests/support/samples/sample-currency.ts';
import { addOffer, type SampleOffer } from '#tests/support/samples/sample-offer.ts';
import { type Baskets, openBaskets } from './baskets.ts';

const VISIT = { language: 'pl', currency: 'PLN', regionId: 1143020003 } as const;

describeWithDatabase('what a guest gathers', (use) => {
  let sessions: Sessions;
  let baskets: Baskets;
  let lists: Lists;
  let anna: number;
  let coffee: SampleOffer;
  beforeEach(async () => {
    sessions = openSessions(use(), Date.now);
    const catalogue = openCatalogue(use(), { currency: 'PLN' });
    baskets = openBaskets(use(), catalogue);
    lists = openShoppingLists(use(), catalogue, Date.now);
    anna = await addClient('anna');
    coffee = await sell('kawa');
  });

  const addClient = async (login: string) => {
    const given = { login, email: `${login}@example.org`, passwordHash: 'x' };
    const [added] = await use().orm.insert(schema.client).values(given).returning();
    return added?.id ?? 0;
  };
  const sell = async (key: string) => {
    const offer = await addOffer(use(), key);
    const price = { sizeId: offer.sizeId, currency: 'PLN', gross: 5000, regular: 5000 };
    await use()
      .orm.insert(schema.priceStep)
      .values({ ...price, startsAt: new Date(Date.now() - 86_400_000) });
    await use().orm.update(schema.stock).set({ quantity: null });
    return offer;
  };
  const guest = async (): Promise<Session> => ({
    hash: (await sessions.start(VISIT)).hash,
    clientId: undefined,
  });
  const logIn = async (session?: Session, clientId = anna): Promise<Session> => ({
    hash: (await sessions.logIn(session?.hash, clientId, VISIT)).hash,
    clientId,
  });
  const pricing = () => ({ now: Date.now(), rate: 1, newForDays: 30, fewLeft: 5, timeZone: 'Europe/Warsaw' });
  const shopper = (session: Session) => ({
    session,
    language: VISIT.language,
    currency: ZLOTY,
    pricing: pricing(),
  });
  const add = (session: Session, quantity: number, { productId }: SampleOffer = coffee, everyDays?: number) =>
    baskets.add(shopper(session), { product: productId, size: 'uniw', quantity: `${quantity}`, everyDays });
  const linesOf = async (session: Session) => (await baskets.load(shopper(session))).lines;
  const contents = async (session: Session) =>
    (await linesOf(session)).map(({ name, quantity, everyDays }) => [name, quantity, everyDays ?? 'once']);

  test('is in the basket of the client after login, on every device', async () => {
    const here = await guest();
    await add(here, 2);
    const elsewhere = await logIn();
    expect(await contents(elsewhere)).toEqual([]);
    const entered = await logIn(here);
    expect(await contents(entered)).toEqual([['kawa', 2, 'once']]);
    expect(await contents(elsewhere)).toEqual([['kawa', 2, 'once']]);
    expect(await contents(await logIn(undefined, await addClient('ewa')))).toEqual([]);
  });

  test('joins what the client has: the same size adds up, other sizes and subscriptions keep their lines', async () => {
    const tea = await sell('herbata');
    const period = { everyDays: 30, rebateType: 'percentage', rebateValue: 500 } as const;
    await use()
      .orm.insert(schema.subscriptionPeriod)
      .values({ ...period, productId: coffee.productId });
    const client = await logIn();
    await add(client, 3);
    const here = await guest();
    await add(here, 2);
    await add(here, 1, coffee, 30);
    await add(here, 4, tea);
    expect(await contents(await logIn(here))).toEqual([
      ['kawa', 5, 'once'],
      ['kawa', 1, 30],
      ['herbata', 4, 'once'],
    ]);
    expect(await use().orm.$count(schema.basket)).toBe(1);
  });

  test('and the client has is the larger of both where one order may not have the sum', async () => {
    await use().orm.update(schema.size).set({ maxQuantity: 6 });
    await use().orm.update(schema.product).set({ maxQuantity: 8 });
    const client = await logIn();
    await add(client, 2);
    const here = await guest();
    await add(here, 5);
    const entered = await logIn(here);
    expect(await contents(entered)).toEqual([['kawa', 5, 'once']]);
    const again = await guest();
    await add(again, 1);
    expect(await contents(await logIn(again))).toEqual([['kawa', 6, 'once']]);
  });

  test('comes with its discount code, and without one the client’s stays', async () => {
    const codes = { kind: 'percentage', startsAt: new Date(0) } as const;
    const [ten, twenty] = await use()
      .orm.insert(schema.rebateCode)
      .values([
        { ...codes, code: 'DZIESIEC', value: 1000 },
        { ...codes, code: 'DWADZIESCIA', value: 2000 },
      ])
      .returning();
    const { activeFor } = openRebateCodes(use(), 'PLN');
    const percent = async (session: Session) => (await activeFor(shopper(session)))?.percent;
    const client = await logIn();
    await add(client, 1);
    await use()
      .orm.update(schema.basket)
      .set({ rebateCodeId: ten?.id ?? 0 });
    const plain = await guest();
    await add(plain, 1);
    const entered = await logIn(plain);
    expect(await percent(entered)).toBe(10);
    const withCode = await guest();
    await add(withCode, 1);
    await use()
      .orm.update(schema.basket)
      .set({ rebateCodeId: twenty?.id ?? 0 })
      .where(eq(schema.basket.sessionHash, withCode.hash));
    expect(await percent(withCode)).toBe(20);
    await logIn(withCode);
    expect(await percent(entered)).toBe(20);
  });

  test('on shopping lists becomes the client’s', async () => {
    const here = await guest();
    const [list] = await use()
      .orm.insert(schema.shoppingList)
      .values({ sessionHash: here.hash, name: 'Na prezent' })
      .returning();
    const item = { shoppingListId: list?.id ?? 0, sizeId: coffee.sizeId };
    await use().orm.insert(schema.shoppingListItem).values(item);
    expect(await lists.countNoted(here)).toBe(1);
    const elsewhere = await logIn();
    expect(await lists.countNoted(elsewhere)).toBe(0);
    await logIn(here);
    expect(await lists.countNoted(elsewhere)).toBe(1);
  });

  test('is the client’s to change and to remove, and nobody else’s', async () => {
    const here = await guest();
    await add(here, 2);
    const entered = await logIn(here);
    const [line] = await linesOf(entered);
    const wanted = { line: line?.id ?? 0, quantity: '7' };
    const stranger = await logIn(undefined, await addClient('ewa'));
    for (const other of [stranger, await guest(), here]) {
      expect(await baskets.change(shopper(other), wanted)).toMatchObject({ problem: 'no_product' });
      expect(await baskets.remove(shopper(other), wanted)).toMatchObject({ problem: 'no_product' });
    }
    expect(await baskets.change(shopper(entered), wanted)).toMatchObject({ ok: true });
    expect(await contents(entered)).toEqual([['kawa', 7, 'once']]);
    expect(await baskets.remove(shopper(entered), wanted)).toMatchObject({ ok: true });
    expect(await contents(entered)).toEqual([]);
  });

  test('while logging in is neither lost nor doubled', async () => {
    for (let round = 0; round < 5; round++) {
      const here = await guest();
      const outcomes = await Promise.all([add(here, 1), logIn(here), add(here, 1), add(here, 1)]);
      expect(outcomes.filter((outcome) => 'ok' in outcome && outcome.ok)).toHaveLength(3);
    }
    expect(await contents(await logIn())).toEqual([['kawa', 15, 'once']]);
  });

  test('by a request that was still on its way at login reaches the client’s basket', async () => {
    const here = await guest();
    const entered = await logIn(here);
    await add(here, 2);
    expect(await contents(entered)).toEqual([['kawa', 2, 'once']]);
    expect(await contents(here)).toEqual([]);
  });

  test('is not doubled when the login is sent twice', async () => {
    const here = await guest();
    await add(here, 2);
    const [one, two] = await Promise.all([logIn(here), logIn(here)]);
    expect(await contents(one)).toEqual([['kawa', 2, 'once']]);
    expect(await contents(two)).toEqual([['kawa', 2, 'once']]);
  });

  test('on two devices is all there when both log in at once', async () => {
    for (let round = 0; round < 5; round++) {
      const guests = await Promise.all([guest(), guest(), guest()]);
      for (const one of guests) await add(one, 1);
      await Promise.all(guests.map((one) => logIn(one)));
    }
    expect(await contents(await logIn())).toEqual([['kawa', 15, 'once']]);
    expect(await use().orm.$count(schema.basket)).toBe(1);
  });
});
