import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import * as schema from '#shop/db/schema/index.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { type AccountDesk, ADDRESS, openAccountDesk, VISIT } from '#tests/support/samples/sample-account.ts';
import { addOffer } from '#tests/support/samples/sample-offer.ts';
import { addOrder } from '#tests/support/samples/sample-order.ts';

describeWithDatabase('the export of a client', (use) => {
  let desk: AccountDesk;
  let anna: number;
  beforeEach(async () => {
    desk = openAccountDesk(use());
    anna = await desk.addClient('anna', {
      address: ADDRESS,
      consents: [{ kind: 'terms', wording: 'Akceptuję regulamin.', given: true }],
    });
    await gather(anna);
  });

  /** Something in every table that knows clients. */
  async function gather(clientId: number): Promise<void> {
    const { orm } = use();
    const { sizeId, productId } = await addOffer(use(), `kawa-${clientId}`);
    const orderId = await addOrder(use(), { clientId, number: `W-${clientId}` });
    await orm.insert(schema.shopOrderEvent).values({ orderId, kind: `paid-${clientId}` });
    const statement = { tokenHash: Buffer.alloc(32, clientId), number: `OD-${clientId}`, items: '' };
    const stated = {
      name: 'Anna',
      email: `klient${clientId}@example.org`,
      language: 'pl' as const,
      confirmedAt: new Date(),
    };
    await orm
      .insert(schema.withdrawal)
      .values({ ...statement, ...stated, orderNumber: `W-${clientId}`, orderId });
    await orm.insert(schema.shopOrderNote).values({ orderId, text: `notatka ${clientId}` });
    await orm.insert(schema.parcel).values({ orderId, number: 1, methodName: `Kurier ${clientId}` });
    const [line] = await orm
      .select()
      .from(schema.shopOrderLine)
      .where(eq(schema.shopOrderLine.orderId, orderId));
    const [back] = await orm.insert(schema.orderReturn).values({ orderId, reason: 'withdrawal' }).returning();
    await orm
      .insert(schema.orderReturnLine)
      .values({ returnId: back?.id ?? 0, lineId: line?.id ?? 0, quantity: 1 });
    const [due] = await orm.select().from(schema.moneyEntry).where(eq(schema.moneyEntry.orderId, orderId));
    const entryId = due?.id ?? 0;
    const sum = { orderId, provider: 'kasa', amount: 5000, currency: 'PLN' };
    const session = `sesja-${clientId}`.padEnd(20, 'x');
    await orm
      .insert(schema.paymentAttempt)
      .values({ ...sum, method: 'page', session, reference: `platnosc-${clientId}` });
    const refund = { entryId, paymentEntryId: entryId, name: `zwrot-${clientId}`.padEnd(20, 'x'), session };
    await orm
      .insert(schema.paymentRefund)
      .values({ ...sum, ...refund, transaction: `platnosc-${clientId}`, askedAt: new Date() });
    await orm.insert(schema.shipment).values({
      ...{ orderId, carrier: 'inpost', method: 'kurier', reference: `paczka-${clientId}` },
      askedAt: new Date(),
    });
    await orm.insert(schema.bankTransfer).values({
      ...{ orderId, fingerprint: Buffer.alloc(32, clientId), bookedOn: '2026-06-02' },
      ...{ amount: 5000, currency: 'PLN', title: `W-${clientId}`, payer: 'Anna Nowak', state: 'matched' },
    });
    const code = { code: `KOD${clientId}`, kind: 'free_shipping' } as const;
    const [rebate] = await orm.insert(schema.rebateCode).values(code).returning();
    const rebateCodeId = rebate?.id ?? 0;
    await orm.insert(schema.rebateCodeUse).values({ rebateCodeId, orderId, clientId });
    await orm.insert(schema.loyaltyPointsEntry).values({ clientId, points: 5, reason: 'granted' });
    const [basket] = await orm.insert(schema.basket).values({ clientId, rebateCodeId }).returning();
    const seen = { quantity: 2, priceSeen: 5000, currencySeen: 'PLN' };
    await orm.insert(schema.basketLine).values({ basketId: basket?.id ?? '', sizeId, ...seen });
    const list = { clientId, name: `Lista ${clientId}`, publicToken: `tajny-${clientId}` };
    const [added] = await orm.insert(schema.shoppingList).values(list).returning();
    await orm.insert(schema.shoppingListItem).values({ shoppingListId: added?.id ?? 0, sizeId });
    const { hash } = await desk.sessions.logIn(undefined, clientId, VISIT);
    await orm.insert(schema.comparisonItem).values({ sessionHash: hash, productId });
    const wanted = { product: 'Kawa', foundOn: '2026-06-01', description: 'Pęknięta.' };
    const [complaint] = await orm
      .insert(schema.complaint)
      .values({ ...wanted, number: `R-${clientId}`, clientId, wish: 'repair' })
      .returning();
    const file = {
      name: 'paragon.pdf',
      mime: 'application/pdf',
      bytes: Buffer.from('%PDF'),
      position: 0,
    } as const;
    await orm.insert(schema.complaintFile).values({ ...file, complaintId: complaint?.id ?? 0 });
  }

  test('has everything that the shop knows about them', async () => {
    await desk.accounts.requestReset('anna');
    expect(await desk.data.exportAll(anna)).toMatchObject({
      account: { login: 'anna', email: 'anna@example.org', firstname: 'Anna' },
      addresses: [
        { kind: 'billing', city: 'Warszawa', country: 'PL' },
        { kind: 'delivery', city: 'Warszawa', country: 'PL' },
      ],
      consents: [{ kind: 'terms', given: true }],
      orders: [{ number: `W-${anna}`, totalGross: 5000 }],
      orderLines: [{ productName: 'Kawa' }],
      orderEvents: [{ kind: `paid-${anna}` }],
      payments: [{ kind: 'due', amount: 5000 }],
      paymentAttempts: [{ provider: 'kasa', reference: `platnosc-${anna}` }],
      paymentRefunds: [{ provider: 'kasa', transaction: `platnosc-${anna}` }],
      shipments: [{ carrier: 'inpost', reference: `paczka-${anna}` }],
      transfers: [{ title: `W-${anna}`, payer: 'Anna Nowak' }],
      parcels: [{ methodName: `Kurier ${anna}` }],
      returns: [{ reason: 'withdrawal', line: { quantity: 1 } }],
      orderNotes: [{ text: `notatka ${anna}` }],
      withdrawals: [{ number: `OD-${anna}`, orderNumber: `W-${anna}` }],
      rebateCodes: [{ code: `KOD${anna}` }],
      points: [{ points: 5, reason: 'granted' }],
      complaints: [{ number: `R-${anna}`, description: 'Pęknięta.' }],
      complaintFiles: [{ name: 'paragon.pdf' }],
      basket: [{ product: `kawa-${anna}`, size: 'uniw', quantity: 2, rebateCode: `KOD${anna}` }],
      lists: [{ name: `Lista ${anna}` }],
      listItems: [{ list: `Lista ${anna}`, product: `kawa-${anna}` }],
      sessions: [{ language: 'pl', currency: 'PLN' }],
      compared: [{ product: `kawa-${anna}` }],
      passwordResets: [{ usedAt: null }],
    });
  });

  test('has nothing of anybody else', async () => {
    const before = await desk.data.exportAll(anna);
    await gather(await desk.addClient('ewa', { address: ADDRESS }));
    expect(await desk.data.exportAll(anna)).toEqual(before);
    expect(await desk.data.exportAll(0)).toBeUndefined();
  });

  test('has no hashes and no secrets', async () => {
    const text = JSON.stringify(await desk.data.exportAll(anna));
    for (const secret of ['argon2', '"Buffer"', 'Hash', 'fingerprint', 'tajny', 'idempotency', 'key of'])
      expect(text).not.toContain(secret);
  });

  test('knows every table that belongs to a client', async () => {
    const { rows } = await use().pool.query<{ name: string }>(`
      SELECT DISTINCT conrelid::regclass::text AS name FROM pg_constraint
      WHERE contype = 'f' AND confrelid = 'client'::regclass ORDER BY name`);
    expect(rows.map(({ name }) => name)).toEqual([
      'basket',
      'client_address',
      'client_consent',
      'complaint',
      'contact_message',
      'email_confirmation',
      'known_device',
      'password_reset',
      'points_entry',
      'rebate_code_use',
      'session',
      'shop_order',
      'shopping_list',
    ]);
  });
});
