import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { orderRulesOf } from '#contract/order/order-config.ts';
import { PAYMENTS, type Payment } from '#domain/order/order.ts';
import type { PriceType } from '#domain/price/money.ts';
import type { PricingContext } from '#domain/product/product-record.ts';
import { openBaskets } from '#shop/basket/baskets.ts';
import { openCatalogue } from '#shop/catalogue/catalogue.ts';
import type { Database } from '#shop/db/database.ts';
import * as schema from '#shop/db/schema/index.ts';
import { openOutbox } from '#shop/email/outbox.ts';
import { openDesk } from '#shop/order/desk/desk.ts';
import type { OrderForm, OrderRequest } from '#shop/order/order-request.ts';
import { openOrders } from '#shop/order/orders.ts';
import type { OrdersParts } from '#shop/order/orders-parts.ts';
import { openPacking } from '#shop/parcels/packing.ts';
import { openRebateCodes } from '#shop/rebate/rebate-codes.ts';
import type { Session } from '#shop/session/session.ts';
import { openSessions } from '#shop/session/sessions.ts';
import { newToken } from '#shop/session/token.ts';
import { ADDRESS, POLAND, VISIT } from '#tests/support/samples/sample-account.ts';
import { ZLOTY } from '#tests/support/samples/sample-currency.ts';
import { addOffer } from '#tests/support/samples/sample-offer.ts';
import { type ParcelStep, sendOrder } from '#tests/support/shop/send-order.ts';

const { regionId: _, ...PLACE } = ADDRESS;
const RECIPIENT = { ...PLACE, country: 'PL' };
/** What an order's e-mails say of the shop. */
export const SHOP = {
  fewLeft: 3,
  name: 'Palarnia',
  email: 'sklep@palarnia.example',
  bankAccount: 'PL61 1090 1014 0000 0712 1981 2874',
  currencies: [{ ...ZLOTY, rate: 1 }],
};
export const COURIER = 'kurier';
export const COURIER_COST = 1500;

export type OrderDesk = ReturnType<typeof openOrderDesk>;
type OrderSettings = Partial<Parameters<typeof orderRulesOf>[0]>;
type Wishes = Partial<OrderForm> & {
  key?: string;
  fingerprint?: string;
  rate?: number;
  consents?: OrderRequest['consents'];
};

/** A shop that sells, and the hands of its shoppers. */
export function openOrderDesk(database: Database, settings: OrderSettings = {}) {
  const { orm } = database;
  const hands = { now: Date.now(), priceType: 'gross' as PriceType };
  const clock = () => hands.now;
  const catalogue = openCatalogue(database, { currency: 'PLN' });
  const baskets = openBaskets(database, catalogue);
  const sessions = openSessions(database, clock);
  const parts: OrdersParts = {
    database,
    clock,
    currency: 'PLN',
    payments: PAYMENTS,
    rules: orderRulesOf({ timeZone: 'Europe/Warsaw', ...settings }),
    config: SHOP,
    origin: 'https://sklep.example',
    queueEmail: openOutbox({ database, clock }).queue,
    orderLink: (number, token = '') => `https://sklep.example/order.php?number=${number}&token=${token}`,
  };
  const [orders, desk] = [openOrders(parts), openDesk(parts)];
  const pricing = (rate = 1): PricingContext => {
    const { now, priceType } = hands;
    return { now, rate, newForDays: 30, fewLeft: 5, ...(priceType === 'net' && { priceType }) };
  };
  const shopper = (session: Session, rate = 1) => ({
    session,
    language: 'pl' as const,
    currency: ZLOTY,
    pricing: pricing(rate),
  });

  async function quote(session: Session, { rate, ...wishes }: Wishes = {}) {
    return orders.quote(shopper(session, rate), { ...CHOICE, ...wishes });
  }

  return Object.assign(hands, {
    baskets,
    sessions,
    orders,
    desk,
    packing: openPacking(parts),
    parts,
    /** Takes an order one step on. */
    go: (number: string, step: ParcelStep) => sendOrder(database, desk, number, step),
    rebateCodes: openRebateCodes(database, 'PLN'),
    pricing,
    shopper,
    /** Everything an order needs but a key, a fingerprint and statements. */
    request: (session: Session) => ({ ...shopper(session), choice: CHOICE }),
    quote,

    async guest(): Promise<Session> {
      return { hash: (await sessions.start(VISIT)).hash, clientId: undefined };
    },
    /** Many guests at once, each with one piece in the basket and the same code. */
    async guestsWith(count: number, { sizeId }: { sizeId: number }, code?: string): Promise<Session[]> {
      const guests = Array.from({ length: count }, () => ({ hash: randomBytes(32), clientId: undefined }));
      const expiresAt = new Date(hands.now + 86_400_000);
      await orm
        .insert(schema.session)
        .values(guests.map(({ hash }) => ({ ...VISIT, tokenHash: hash, expiresAt })));
      const kept = code
        ? one(await orm.select().from(schema.rebateCode).where(eq(schema.rebateCode.code, code)))
        : undefined;
      const added = await orm
        .insert(schema.basket)
        .values(guests.map(({ hash }) => ({ sessionHash: hash, rebateCodeId: kept?.id ?? null })))
        .returning();
      const piece = { sizeId, quantity: 1, priceSeen: 0, currencySeen: 'PLN' };
      await orm.insert(schema.basketLine).values(added.map(({ id }) => ({ ...piece, basketId: id })));
      return guests;
    },
    async addCode(code: string, values: Partial<typeof schema.rebateCode.$inferInsert>) {
      const startsAt = new Date(hands.now - 86_400_000);
      await orm.insert(schema.rebateCode).values({ code, kind: 'quota', startsAt, ...values });
    },
    async client(login: string, points = 0): Promise<Session & { clientId: number }> {
      const values = { login, email: `${login}@example.org`, passwordHash: 'x' };
      const { id: clientId } = one(
        await orm
          .insert(schema.client)
          .values({ ...values, emailConfirmedAt: new Date() })
          .returning(),
      );
      if (points > 0)
        await orm.insert(schema.loyaltyPointsEntry).values({ clientId, points, reason: 'granted' });
      return { hash: (await sessions.logIn(undefined, clientId, VISIT)).hash, clientId };
    },
    /** A way to deliver in Poland, prepaid and paid at the door. */
    async addDelivery(
      freeFrom: number | null = null,
      method: { key?: string; kind?: 'courier' | 'point' } = {},
    ) {
      const { key = COURIER, kind = 'courier' } = method;
      const { id } = one(await orm.insert(schema.deliveryMethod).values({ key, kind }).returning());
      const rate = { deliveryMethodId: id, regionId: POLAND, freeFrom };
      await orm.insert(schema.deliveryRate).values([
        { ...rate, gross: COURIER_COST, prepaid: true },
        { ...rate, gross: COURIER_COST + 500, prepaid: false },
      ]);
      return id;
    },
    async addProduct(
      key: string,
      { gross = 4999, stock = 10 as number | null, points = 0, earned = 0 } = {},
    ) {
      const offer = await addOffer(database, key);
      await orm.update(schema.stock).set({ quantity: stock }).where(ofSize(offer.sizeId));
      await orm.update(schema.product).set({ pointsEarned: earned }).where(ofProduct(offer.productId));
      if (points > 0)
        await orm
          .update(schema.size)
          .set({ phonePrice: true, pointsCost: points })
          .where(ofSizeItself(offer.sizeId));
      const startsAt = new Date(hands.now - 86_400_000);
      await orm
        .insert(schema.priceStep)
        .values({ sizeId: offer.sizeId, currency: 'PLN', startsAt, gross, regular: gross });
      return offer;
    },
    /** Puts so many into the basket. */
    add: (session: Session, productId: number, quantity = '1') =>
      baskets.add(shopper(session), { product: productId, size: 'uniw', quantity }),
    /** Sees the summary and orders, at once. */
    async order(session: Session, wishes: Wishes = {}) {
      const { key = newToken(), fingerprint, rate, consents = [], ...choice } = wishes;
      const seen = fingerprint ?? (await quote(session, wishes)).fingerprint;
      return orders.place({
        ...shopper(session, rate),
        key,
        fingerprint: seen,
        choice: { ...CHOICE, ...choice },
        consents,
      });
    },
    stockOf: async (sizeId: number) =>
      (await orm.select().from(schema.stock).where(ofSize(sizeId))).map(({ quantity }) => quantity),
    pointsOf: async (clientId: number) =>
      (await orm.select().from(schema.loyaltyPointsEntry))
        .filter((entry) => entry.clientId === clientId)
        .reduce((sum, { points }) => sum + points, 0),
  });
}

const CHOICE: OrderForm = {
  email: 'anna@example.org',
  billing: RECIPIENT,
  delivery: RECIPIENT,
  regionId: POLAND,
  deliveryMethod: COURIER,
  prepaid: true,
  payment: 'transfer' satisfies Payment,
};

const ofSize = (sizeId: number) => eq(schema.stock.sizeId, sizeId);
const ofSizeItself = (sizeId: number) => eq(schema.size.id, sizeId);
const ofProduct = (productId: number) => eq(schema.product.id, productId);

function one<Row>(rows: Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('the database returned no row');
  return row;
}
