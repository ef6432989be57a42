import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type MoneyAction,
  type ParcelAction,
  type ReturnAction,
  whyNot,
  whyNotMoney,
  whyNotParcel,
  whyNotReturn,
} from '#domain/order/actions.ts';
import { openRefunds } from '#domain/order/money.ts';
import type { ParcelFact } from '#domain/order/order-facts.ts';
import { hasPacked } from '#domain/order/parcels.ts';
import { returnableOf } from '#domain/order/returns.ts';
import type { PriceType } from '#domain/price/money.ts';
import type { StaffActor } from '#domain/staff/actor.ts';
import {
  auditEntry,
  moneyEntry,
  outboxEmail,
  parcelLine,
  shopOrder,
  shopOrderEvent,
  stockEntry,
} from '#shop/db/schema/index.ts';
import { newToken } from '#shop/session/token.ts';
import { type DatabaseKind, describeWithDatabase } from '#tests/support/database/database.ts';
import { Cut, cutDatabase } from '#tests/support/shop/cut-database.ts';
import { expectFacts, expectUnits, fileOf, shelvesOf } from '#tests/support/shop/order-checks.ts';
import { openOrderDesk } from '#tests/support/shop/order-desk.ts';
import { addStaff } from '#tests/support/shop/staff.ts';
import { type Desk, openDesk } from './desk.ts';
import { THE_SHOPPER } from './desk-actor.ts';
import type { OrderFile } from './order-file.ts';
import type { ActOutcome, ActRequest } from './outcome.ts';

/** Ten thousand steps where there is time for them; the embedded database has one connection, and takes fewer. */
const walksOn = (kind: DatabaseKind) =>
  process.env.TEST_ENGINES === 'both' && kind === 'postgres'
    ? { numRuns: 100, steps: 100, reached: USUAL, atLeast: USUAL.length }
    : { numRuns: 4, steps: 40, reached: [], atLeast: 6 };

/** One try of somebody: what is tried with which numbers, and what goes wrong on the way. */
type Step = { name: string; one: number; two: number; by: number; trouble: Trouble; isSensible: boolean };
type Trouble = 'none' | 'twice' | 'cut' | 'dry run' | 'both at once' | 'old version';

type Try = (
  desk: Desk,
  actor: StaffActor,
  request: ActRequest,
  file: OrderFile,
  step: Step,
) => Promise<ActOutcome>;

const pick = <Item>(items: readonly Item[], number: number): Item | undefined =>
  items[number % Math.max(1, items.length)];
/** The sensible choose what the action can be done with, where there is any. */
const choose = <Item>(items: readonly Item[], { one, isSensible }: Step, can: (item: Item) => boolean) =>
  (isSensible ? pick(items.filter(can), one) : undefined) ?? pick(items, one);
const parcelOf = ({ parcels, facts }: OrderFile, now: Step, action: ParcelAction) => {
  const free = { ...facts, held: null };
  const can = (one: ParcelFact) => !whyNotParcel(action, free, { ...one, trackingNumber: '6200' });
  return choose(parcels, now, can)?.id ?? 0;
};
const returnOf = ({ returns }: OrderFile, now: Step, action: ReturnAction) =>
  choose(returns, now, (one) => !whyNotReturn(action, one))?.id ?? 0;
const entryOf = ({ money, facts }: OrderFile, now: Step, action: MoneyAction) =>
  choose(money, now, (one) => !whyNotMoney(action, facts, one, money))?.id ?? 0;

/** What there is something to do with. */
function sensibleNames({ facts, parcels, returns, money }: OrderFile): string[] {
  const isPacking = parcels.some(({ state }) => state === 'packing');
  const names: [name: string, isSensible: boolean][] = [
    ['pay', facts.money.balance < 0 && !facts.isCancelled],
    ['edit', whyNot('edit_lines', facts) === undefined],
    ['add', whyNot('add_line', facts) === undefined],
    ['release', facts.held !== null],
    ['start', !isPacking && whyNot('start_parcel', facts) === undefined],
    ['pack all', !isPacking && whyNot('start_parcel', facts) === undefined],
    ['scan', isPacking],
    ...PARCEL_NAMES.map(([name, action]): [string, boolean] => [
      name,
      parcels.some((one) => !whyNotParcel(action, facts, { ...one, trackingNumber: '6200' })),
    ]),
    ['announce', returnableOf(facts).size > 0],
    ...(['receive', 'check', 'settle', 'refuse'] as const).map((name): [string, boolean] => [
      name,
      returns.some((one) => !whyNotReturn(name, one)),
    ]),
    ['ask refund', whyNot('ask_refund', facts) === undefined],
    ['confirm refund', openRefunds(money).length > 0],
    ['fail refund', openRefunds(money).length > 0],
  ];
  return names.flatMap(([name, isSensible]) => (isSensible ? [name] : []));
}
const PARCEL_NAMES = [
  ['pack', 'pack'],
  ['unpack', 'unpack'],
  ['send', 'send'],
  ['send', 'send'],
  ['deliver', 'deliver'],
  ['deliver', 'deliver'],
  ['lose', 'lost'],
  ['come back', 'back'],
] as const;
const lineOf = ({ lines }: OrderFile, { two }: Step) => pick(lines, two)?.id ?? 0;

const TRIES: Record<string, Try> = {
  pay: (desk, actor, request, { facts }, { one, two }) =>
    desk.recordPayment(actor, request, {
      amount: one % 3 === 0 ? 1 + two : Math.max(1, -facts.money.balance),
      provider: one % 2 === 0 ? 'manual' : 'bank',
      reference: `${request.number} ${one % 7}`,
    }),
  hold: (desk, actor, request) => desk.hold(actor, request, { reason: 'adres' }),
  release: (desk, actor, request) => desk.release(actor, request),
  note: (desk, actor, request) => desk.note(actor, request, { text: 'dzwonić po 16' }),
  cancel: (desk, actor, request, _file, { one }) =>
    one % 8 === 0 ? desk.cancel(actor, request) : desk.note(actor, request, { text: 'nie anulować' }),
  'take back': (desk, _actor, request, _file, { one }) =>
    desk.cancel(one % 8 === 0 ? THE_SHOPPER : NOBODY, request),
  edit: (desk, actor, request, file, step) =>
    desk.editLines(actor, request, { lines: [{ lineId: lineOf(file, step), quantity: step.one % 5 }] }),
  add: (desk, actor, request, { lines }, { one, two }) =>
    desk.editLines(actor, request, {
      add: [{ sizeId: pick(lines, two)?.sizeId ?? 0, quantity: 1 + (one % 3) }],
    }),
  'change the buyer': (desk, actor, request, _file, { one }) =>
    desk.editContact(actor, request, { email: `klient${one % 3}@example.org` }),
  start: (desk, actor, request, _file, { one }) =>
    desk.startParcel(actor, request, { evenUnpaid: one % 4 === 0 }),
  scan: (desk, actor, request, file, step) =>
    desk.scan(actor, request, {
      parcelId: parcelOf(file, step, 'scan'),
      lineId: lineOf(file, step),
      by: 1 + (step.one % 2),
    }),
  unscan: (desk, actor, request, file, step) =>
    desk.scan(actor, request, { parcelId: parcelOf(file, step, 'scan'), lineId: lineOf(file, step), by: -1 }),
  drop: (desk, actor, request, file, step) =>
    desk.dropParcel(actor, request, { parcelId: parcelOf(file, step, 'drop') }),
  pack: (desk, actor, request, file, step) =>
    desk.pack(actor, request, { parcelId: parcelOf(file, step, 'pack') }),
  'pack all': (desk, actor, request) => desk.packAll(actor, request),
  unpack: (desk, actor, request, file, step) =>
    desk.unpack(actor, request, { parcelId: parcelOf(file, step, 'unpack') }),
  send: (desk, actor, request, file, step) =>
    desk.send(actor, request, { parcelId: parcelOf(file, step, 'send'), trackingNumber: '6200' }),
  deliver: (desk, actor, request, file, step) =>
    desk.deliver(actor, request, { parcelId: parcelOf(file, step, 'deliver') }),
  lose: (desk, actor, request, file, step) =>
    desk.lose(actor, request, { parcelId: parcelOf(file, step, 'lost') }),
  'come back': (desk, actor, request, file, step) =>
    desk.takeBack(actor, request, { parcelId: parcelOf(file, step, 'back') }),
  announce: (desk, actor, request, file, step) =>
    desk.announceReturn(actor, request, {
      reason: 'withdrawal',
      lines: [{ lineId: lineOf(file, step), quantity: 1 + (step.one % 3) }],
    }),
  receive: (desk, actor, request, file, step) =>
    desk.receiveReturn(actor, request, { returnId: returnOf(file, step, 'receive') }),
  check: (desk, actor, request, file, step) => {
    const id = returnOf(file, step, 'check');
    const found = file.returns.find((one) => one.id === id);
    const lines = (found?.lines ?? []).map(({ lineId, quantity }) => {
      const damaged = Math.min(quantity, step.two % 2);
      const missing = Math.min(quantity - damaged, step.by % 2);
      return { lineId, good: quantity - damaged - missing, damaged, missing };
    });
    return desk.checkReturn(actor, request, { returnId: found?.id ?? 0, lines });
  },
  settle: (desk, actor, request, file, step) =>
    desk.settleReturn(actor, request, {
      returnId: returnOf(file, step, 'settle'),
      ...(step.two % 2 && { amount: step.two, reason: 'ślady używania' }),
    }),
  refuse: (desk, actor, request, file, step) =>
    desk.refuseReturn(actor, request, { returnId: returnOf(file, step, 'refuse'), reason: 'nie nasze' }),
  'ask refund': (desk, actor, request, file, step) =>
    desk.askRefund(
      actor,
      request,
      pick(
        [
          { amount: 1 + step.two * 10 },
          { whole: true as const },
          { lines: [{ lineId: lineOf(file, step), quantity: 1 }] },
        ],
        step.one,
      ) ?? { whole: true },
    ),
  'confirm refund': (desk, actor, request, file, step) =>
    desk.confirmRefund(actor, request, { entryId: entryOf(file, step, 'confirm_refund') }),
  'fail refund': (desk, actor, request, file, step) =>
    desk.failRefund(actor, request, {
      entryId: entryOf(file, step, 'fail_refund'),
      reason: 'konto zamknięte',
    }),
  reverse: (desk, actor, request, file, step) =>
    desk.reverse(actor, request, { entryId: entryOf(file, step, 'reverse'), reason: 'pomyłka' }),
};

/** What happens in any walk that is worth its name. */
const USUAL = ['check', 'deliver', 'edit', 'pack', 'pay', 'scan', 'send', 'start'];

/** Who may not even look. */
const NOBODY: StaffActor = { kind: 'staff', id: 0, name: '', ip: '', role: 'content', exceptions: [] };

const step: fc.Arbitrary<Step> = fc.record({
  name: fc.constantFrom(...Object.keys(TRIES)),
  one: fc.nat(40),
  two: fc.nat(40),
  by: fc.nat(1),
  isSensible: fc.integer({ min: 0, max: 3 }).map((dice) => dice > 0),
  trouble: fc.constantFrom<Trouble>(
    'none',
    'none',
    'none',
    'twice',
    'cut',
    'dry run',
    'both at once',
    'old version',
  ),
});

describeWithDatabase('an order on which two work at random', (use, kind) => {
  const walks = walksOn(kind);

  /** How much was ever written, anywhere. */
  const written = async () =>
    Promise.all(
      [shopOrderEvent, moneyEntry, stockEntry, outboxEmail, auditEntry, parcelLine].map((table) =>
        use().orm.$count(table),
      ),
    );

  test('keeps its ten promises', async () => {
    const shop = openOrderDesk(use());
    await shop.addDelivery();
    const goods = [
      await shop.addProduct('kawa', { stock: 10_000 }),
      await shop.addProduct('herbata', { stock: 10_000, gross: 3333 }),
    ];
    const filled = await shelvesOf(use());
    const staff = [await addStaff(use(), 'Anna', 'owner'), await addStaff(use(), 'Bartek', 'owner')] as const;
    const seen = new Set<string>();

    const place = async (payment: 'transfer' | 'on_delivery', priceType: PriceType) => {
      shop.priceType = priceType;
      const guest = await shop.guest();
      for (const { productId } of goods) await shop.add(guest, productId, '3');
      const placed = await shop.order(guest, { payment, prepaid: payment === 'transfer' });
      if (!placed.ok) throw new Error(placed.problem);
      return placed.number;
    };

    const take = async (number: string, now: Step) => {
      shop.now += 1000;
      const file = await fileOf(use(), number);
      const before = await written();
      const [first, second] = now.one % 2 ? staff : ([staff[1], staff[0]] as const);
      const name = (now.isSensible && pick(sensibleNames(file), now.two)) || now.name;
      const attempt = TRIES[name];
      if (!attempt) throw new Error(name);
      const request = { number, key: newToken() };
      const go = (desk = shop.desk, actor: StaffActor = first, asked: ActRequest = request) =>
        attempt(desk, actor, asked, file, now);
      if (now.trouble === 'cut') {
        const database = cutDatabase(use().orm, now.two % 25);
        await go(openDesk({ ...shop.parts, database })).catch((error: unknown) => {
          if (!(error instanceof Cut || (error as Error).cause instanceof Cut)) throw error;
        });
        expect(await written(), 'what was cut left nothing').toEqual(before);
      }
      const tried = now.trouble === 'dry run' && (await go(shop.desk, first, { ...request, dryRun: true }));
      if (tried) expect(await written(), 'a dry run changes nothing').toEqual(before);
      const version = now.trouble === 'old version' ? file.order.version - 1 : file.order.version;
      const [outcome, other] =
        now.trouble === 'both at once'
          ? await Promise.all([
              go(shop.desk, first, { ...request, version }),
              go(shop.desk, second, { number, key: newToken(), version }),
            ])
          : [await go(shop.desk, first, { ...request, version })];
      if (outcome.ok && outcome.changed && other)
        expect(other, 'the second is told').toMatchObject({ ok: false, problem: 'conflict' });
      if (!outcome.ok && !other) expect(await written(), 'what is refused changes nothing').toEqual(before);
      if (tried) expect(outcome, 'and tells what comes of it').toEqual(tried);
      if (outcome.ok) seen.add(name);
      if (name === 'take back' && hasPacked(file.facts)) expect(outcome.ok).toBe(false);
      if (now.trouble === 'twice' && outcome.ok) {
        const once = await written();
        expect(await go(shop.desk, first, { ...request, version })).toMatchObject({
          ok: true,
          changed: false,
        });
        expect(await written(), 'twice is once').toEqual(once);
      }
      await expectFacts(use(), number);
      await expectUnits(use(), filled);
    };

    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom<'transfer' | 'on_delivery'>('transfer', 'on_delivery'),
        fc.constantFrom<PriceType>('gross', 'net'),
        fc.array(step, { minLength: walks.steps, maxLength: walks.steps }),
        async (payment, priceType, steps) => {
          const number = await place(payment, priceType);
          await expectFacts(use(), number);
          for (const now of steps) await take(number, now);
          expect(await eachToldOnce()).toEqual([]);
        },
      ),
      { numRuns: walks.numRuns, endOnFailure: true },
    );
    expect([...seen].sort(), 'what was done at all').toEqual(expect.arrayContaining(walks.reached));
    expect(seen.size, 'how much was done at all').toBeGreaterThanOrEqual(walks.atLeast);
  }, 3_600_000);

  /** E-mails of one kind that one event of an order has sent twice. */
  const eachToldOnce = async () => {
    const { rows } = await use().pool.query(`
      SELECT order_number, kind, created_at FROM letter WHERE order_number IS NOT NULL
      GROUP BY 1, 2, 3 HAVING count(*) > 1`);
    return rows;
  };

  test('that is edited and edited back owes and holds what it did, and no money moves', async () => {
    const shop = openOrderDesk(use());
    await shop.addDelivery();
    const coffee = await shop.addProduct('kawa', { stock: 100 });
    await shop.addCode('RABAT', { value: 7000 });
    const anna = await addStaff(use(), 'Anna', 'orders');
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 1, max: 9 }),
        fc.boolean(),
        async (had, wants, isPaid) => {
          const guest = await shop.guest();
          await shop.add(guest, coffee.productId, String(had));
          await shop.rebateCodes.activate(shop.shopper(guest), 'RABAT');
          const placed = await shop.order(guest);
          if (!placed.ok) throw new Error(placed.problem);
          const { number } = placed;
          if (isPaid) await shop.orders.markPaid(number, 'przelew');
          const [before, shelf] = [await fileOf(use(), number), await shelvesOf(use())];
          const lineId = before.lines[0]?.id ?? 0;
          for (const quantity of [wants, had])
            await shop.desk.editLines(anna, { number }, { lines: [{ lineId, quantity }] });
          const after = await fileOf(use(), number);
          expect(after.facts.money.balance).toBe(before.facts.money.balance);
          expect(await shelvesOf(use())).toEqual(shelf);
          expect(after.money.filter(({ kind }) => kind.startsWith('refund'))).toEqual([]);
          const sums = ({ order: { totalGross, totalNet, rebateGross } }: OrderFile) => [
            totalGross,
            totalNet,
            rebateGross,
          ];
          expect(sums(after)).toEqual(sums(before));
          await use().orm.update(shopOrder).set({ remindAt: null });
        },
      ),
      { numRuns: 12 },
    );
  });
});
