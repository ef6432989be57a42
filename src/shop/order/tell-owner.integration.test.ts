import { expect, test } from 'vitest';
import { OWNER_EVENTS } from '#domain/email/owner-event.ts';
import { COMMAND_LINE } from '#domain/staff/actor.ts';
import { DAY } from '#domain/time/zone.ts';
import { outboxEmail } from '#shop/db/schema/index.ts';
import { openOwnerEmails } from '#shop/email/owner/owner-emails.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { openOrderDesk, SHOP } from '#tests/support/shop/order-desk.ts';

describeWithDatabase('what the owner is told of orders', (use) => {
  const open = async () => {
    const desk = openOrderDesk(use());
    await desk.addDelivery();
    const coffee = await desk.addProduct('kawa', { stock: 4 });
    const settings = openOwnerEmails({ database: use(), config: SHOP, clock: desk.parts.clock });
    await settings.save(COMMAND_LINE, {
      events: OWNER_EVENTS.map((event) => ({ event, isOn: true, recipients: ['szefowa@example.org'] })),
      ...{ language: 'pl', version: 0 },
    });
    const place = async () => {
      const guest = await desk.guest();
      await desk.add(guest, coffee.productId);
      const placed = await desk.order(guest);
      if (!placed.ok) throw new Error(placed.problem);
      return placed.number;
    };
    return { desk, place };
  };
  const told = async () =>
    (await use().orm.select().from(outboxEmail).orderBy(outboxEmail.id)).flatMap(
      ({ recipient, content, orderNumber }) => {
        if (recipient !== 'szefowa@example.org') return [];
        expect(orderNumber, 'no e-mail of the shopper’s').toBeNull();
        return 'event' in content ? [`${content.event} ${content.number} ${content.what}`] : [content.kind];
      },
    );

  test('is that one was placed, paid and cancelled, each once; and what is short, once', async () => {
    const { desk, place } = await open();
    const first = await place();
    const placed = [`order_placed ${first} placed`, 'owner_low_stock'];
    expect(await told()).toEqual(placed);
    await desk.orders.markPaid(first, 'przelew 7');
    await desk.orders.markPaid(first, 'przelew 7');
    const paid = [...placed, `order_paid ${first} paid`];
    expect(await told()).toEqual(paid);
    const second = await place();
    await desk.desk.cancel(COMMAND_LINE, { number: second });
    expect(await told()).toEqual([
      ...paid,
      ...[`order_placed ${second} placed`, `order_cancelled ${second} cancelled`],
    ]);
  });

  test('is that nobody has paid in time', async () => {
    const { desk, place } = await open();
    const number = await place();
    desk.now += 30 * DAY;
    await desk.orders.doDue(() => {});
    expect(await told()).toContain(`payment_trouble ${number} expired`);
  });
});
