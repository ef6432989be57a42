import { expect, test } from 'vitest';
import { COMMAND_LINE } from '#domain/staff/actor.ts';
import { paymentAttempt, paymentRefund, shopOrder } from '#shop/db/schema/index.ts';
import { openDesk } from '#shop/order/desk/desk.ts';
import { openOnlinePayments } from '#shop/payments/online-payments.ts';
import type { Notification } from '#shop/payments/provider.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { UNRELIABLE } from '#tests/support/payments/unreliable-gateways.ts';
import { fileOf } from '#tests/support/shop/order-checks.ts';
import { openOrderDesk } from '#tests/support/shop/order-desk.ts';
import { addStaff } from '#tests/support/shop/staff.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** The embedded database takes several times as long. */
const MANY = { postgres: 1000, pglite: 100 };
const FEW = 40;
/** Of a second provider, which differs from the first in its adapter alone. */
const FEWER = 20;
const BROWSER = { ip: '192.0.2.1', userAgent: 'Firefox' };

describeWithDatabase('a provider that loses and doubles, and a shop that is killed', (use, kind) => {
  const many = process.env.TEST_ENGINES === 'both' ? MANY[kind] : FEW;
  test.each([
    { ...UNRELIABLE.przelewy24, ORDERS: many, KILLS: 20 },
    { ...UNRELIABLE.stripe, ORDERS: FEWER, KILLS: 10 },
  ])(
    'agree on every grosz at the end, and nothing unpaid was packed: $name',
    async ({ openGateway, code, ORDERS, KILLS }) => {
      const random = seeded(2026);
      const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
      const happens = (percent: number) => random() * 100 < percent;
      const shop = openOrderDesk(use());
      const clock = () => shop.now;
      const there = openGateway({ clock, random });
      const packer = await addStaff(use(), 'Piotr', 'packer');
      const links = await placeOrders(shop, ORDERS);
      const numbers = [...links.keys()];
      let [kills, diesIn] = [0, Number.POSITIVE_INFINITY];

      /** A shop that ends in the middle: after an answer of the provider, or before it writes something down. */
      function openLife() {
        let isAlive = true;
        const live = () => {
          if (isAlive && --diesIn >= 0) return;
          isAlive = false;
          throw new Error('killed');
        };
        const provider = there.openProvider(async (address, init) => {
          live();
          const answer = await there.fetch(address, init);
          live();
          return answer;
        });
        const parts = {
          ...shop.parts,
          refundsBy: new Set([provider.name]),
          get database() {
            live();
            return shop.parts.database;
          },
        };
        const online = openOnlinePayments(parts, [provider]);
        return { provider, online, desk: openDesk(parts), isAlive: () => isAlive };
      }
      let life = openLife();
      const quietly = async <Value>(work: () => Promise<Value>): Promise<Value | undefined> => {
        try {
          return await work();
        } catch {
          return undefined;
        } finally {
          if (!life.isAlive()) {
            kills++;
            diesIn = Number.POSITIVE_INFINITY;
            life = openLife();
          }
        }
      };
      const silent = () => undefined;
      const hand = async (told: Notification) => {
        const outcome = await quietly(() => life.online.takeNotification(life.provider, told));
        return outcome?.ok ?? false;
      };

      const payments: (() => void)[] = [];
      const begin = async () => {
        const number = pick(numbers);
        const order = await shop.orders.findByLink(number, links.get(number) ?? '');
        if (!order || order.toPay === 0) return;
        const byCode = { method: code, blikCode: happens(70) ? '777123' : '123456' };
        const begun = await quietly(() =>
          life.online.begin(life.provider, {
            ...{ order, browser: BROWSER, log: silent, returnAddress: 'https://sklep.example/' },
            choice: happens(50) ? byCode : { method: 'page' },
          }),
        );
        if (begun?.state !== 'redirect') return;
        const { to } = begun;
        // Some close the tab.
        if (happens(80)) payments.push(() => there.pay(to));
      };
      const steps = [
        begin,
        begin,
        async () => payments.splice(Math.floor(random() * payments.length), 1)[0]?.(),
        () => there.deliverDue(hand),
        () => quietly(() => life.online.askDue(silent)),
        () => quietly(() => life.online.sendRefunds(silent)),
        () => refund(pick(numbers)),
        () => pack(pick(numbers)),
        async () => {
          shop.now += random() * 3 * MINUTE;
        },
      ];
      async function refund(number: string) {
        const wish = happens(50) ? { whole: true as const } : { amount: 1 + Math.floor(random() * 3000) };
        await quietly(() => life.desk.askRefund(COMMAND_LINE, { number }, wish));
      }
      async function pack(number: string) {
        const packed = await quietly(() => life.desk.packAll(packer, { number }, {}));
        if (packed?.ok) await expectCovered(number);
      }
      async function expectCovered(number: string) {
        const { facts } = await fileOf(use(), number);
        expect(heldFor(await accounts(), number), `${number} was packed`).toBeGreaterThanOrEqual(
          facts.money.due,
        );
      }

      /** What the provider holds of each order: what came and was accepted, less what went back. */
      async function accounts() {
        const { orm } = use();
        const orders = new Map((await orm.select().from(shopOrder)).map(({ id, number }) => [id, number]));
        const attempts = await orm.select().from(paymentAttempt);
        return attempts.flatMap(({ session, orderId }) => {
          const account = there.account(session);
          return account ? [{ number: orders.get(orderId) ?? '', ...account }] : [];
        });
      }
      type Accounts = Awaited<ReturnType<typeof accounts>>;
      const sumFor = (all: Accounts, number: string, of: 'came' | 'accepted' | 'back') =>
        all.filter((one) => one.number === number).reduce((sum, one) => sum + one[of], 0);
      const heldFor = (all: Accounts, number: string) =>
        sumFor(all, number, 'accepted') - sumFor(all, number, 'back');

      const rounds = ORDERS * 12;
      for (let round = 0; round < rounds; round++) {
        if (round % Math.floor(rounds / KILLS) === 0) diesIn = Math.floor(random() * 12);
        await pick(steps)();
      }
      diesIn = Number.POSITIVE_INFINITY;
      for (const pay of payments) pay();
      // Four days later everybody has told, or was asked; and 30 days later what goes back is back.
      for (let times = 0; times < 16; times++) await pass(6 * HOUR);
      for (let times = 0; times < 16; times++) await pass(48 * HOUR);
      async function pass(time: number) {
        shop.now += time;
        await there.deliverDue(hand);
        await life.online.askDue(silent);
        await life.online.sendRefunds(silent);
      }

      const { orm } = use();
      const states = new Set((await orm.select().from(paymentAttempt)).map(({ state }) => state));
      expect(states.has('begun') || states.has('pending'), 'a try that nobody looks after').toBe(false);
      const refunds = await orm.select().from(paymentRefund);
      expect(refunds.filter(({ state }) => state !== 'done' && state !== 'failed')).toEqual([]);
      const all = await accounts();
      let [received, refunded] = [0, 0];
      for (const number of numbers) {
        const { facts } = await fileOf(use(), number);
        const { money } = facts;
        expect(money.received, `${number}: what came`).toBe(sumFor(all, number, 'came'));
        expect(money.received, `${number}: what was accepted`).toBe(sumFor(all, number, 'accepted'));
        expect(money.refunded, `${number}: what went back`).toBe(sumFor(all, number, 'back'));
        const order = await shop.orders.findByLink(number, links.get(number) ?? '');
        const surplus = Math.max(0, heldFor(all, number) - money.due);
        expect(order?.owed, `${number}: what came twice is the shopper’s`).toBe(surplus);
        if (facts.parcels.length > 0) expect(money.received).toBeGreaterThan(0);
        received += money.received;
        refunded += money.refunded;
      }
      expect(kills).toBe(KILLS);
      expect(received, 'the test tries something').toBeGreaterThan(0);
      expect(refunded).toBeGreaterThan(0);
    },
    many > FEW ? 1_800_000 : 60_000,
  );
});

async function placeOrders(
  shop: ReturnType<typeof openOrderDesk>,
  count: number,
): Promise<Map<string, string>> {
  await shop.addDelivery();
  const coffee = await shop.addProduct('kawa', { stock: null });
  const guests = await shop.guestsWith(count, coffee);
  const links = new Map<string, string>();
  for (const guest of guests) {
    const placed = await shop.order(guest, { payment: 'gateway' });
    if (!placed.ok) throw new Error(placed.problem);
    links.set(placed.number, placed.linkToken);
  }
  return links;
}

/** The same numbers from 0 to 1 each time (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
