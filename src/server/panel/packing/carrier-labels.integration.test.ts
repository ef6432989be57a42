import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inpost } from '#contract/carriers/carriers-config.ts';
import { panelLinks } from '#contract/panel/panel-links.ts';
import { COMMAND_LINE } from '#domain/staff/actor.ts';
import { shipment } from '#shop/db/schema/index.ts';
import { guestWith, ON_DELIVERY, orderBy } from '#tests/support/shop/checkout-shopper.ts';
import { atWork } from '#tests/support/shop/staff-at-work.ts';
import {
  describeWithShop,
  ORIGIN,
  openTestShop,
  shopperIn,
  type TestShop,
} from '#tests/support/shop/test-shop.ts';

describeWithShop('labels at the packing table', (use) => {
  let shop: TestShop;
  const asked: string[] = [];
  let status = 'confirmed';
  beforeAll(async () => {
    const carriers = [inpost({ organizationId: 7, lockers: ['point'], couriers: ['courier'] })];
    shop = await openTestShop(
      use().database,
      { carriers },
      {
        carrierFetch: async (address) => {
          asked.push(new URL(String(address)).pathname);
          const tracking_number = '620000000000000000000009';
          if (!String(address).includes('label')) return Response.json({ id: 1, status, tracking_number });
          return new Response(
            String(address).includes('format=zpl') ? '^XA^FDetykieta^FS^XZ' : '%PDF-1.4 etykieta',
          );
        },
      },
    );
  });
  afterAll(() => shop.close());

  test('one press orders it, and the number and the document are there once the carrier has answered', async () => {
    const packer = await atWork(shop, 'packer');
    const page = await orderBy(await guestWith(shop, '1'), {
      ...{ delivery: ON_DELIVERY, contact: { email: 'etykieta@example.org' } },
    });
    const number = new URL(page, ORIGIN).searchParams.get('number') ?? '';
    const table = panelLinks.packingOrder(number);
    expect((await packer.get(table)).body).not.toContain('Utwórz etykietę');
    await shop.shop.ordering.desk.packAll(packer.member.actor, { number });
    expect((await packer.get(table)).body).toContain('Utwórz etykietę');
    expect((await packer.get(panelLinks.carrierLabels([number]))).headers.location).toBe(table);

    await packer.send(panelLinks.packingCarrierLabel(number));
    const waiting = (await packer.get(table)).body;
    expect(waiting).toContain('Czeka na przewoźnika');
    expect(waiting).not.toContain('Utwórz etykietę');
    await shop.shop.ordering.shipments.doDue((line) => expect(line).toBe(''));
    expect(asked).toEqual(['/v1/organizations/7/shipments', '/v1/shipments/1/label']);

    expect((await packer.get(table)).body).toContain('Drukuj etykietę');
    const label = await packer.get(panelLinks.carrierLabels([number]));
    expect([label.headers['content-type'], label.body]).toEqual(['application/pdf', '%PDF-1.4 etykieta']);
    expect(label.headers['content-disposition']).toContain('etykiety-620000000000000000000009.pdf');
    const zpl = await packer.get(panelLinks.carrierLabels([number], 'zpl'));
    expect(zpl.headers['content-disposition']).toContain('.zpl');
    expect(zpl.headers['set-cookie'], 'how it was printed is remembered').toContain(
      'witryna_label_format=zpl',
    );
    const odd = await packer.get(`${panelLinks.carrierLabels([number])}&format=exe`);
    expect([odd.statusCode, odd.headers['content-disposition']]).toEqual([400, undefined]);
    const table2 = (await packer.get(table)).body;
    expect(table2).toContain('data-live-part="label:');
    expect(table2, 'what InPost does not take back is not offered').toContain('nie anuluje gotowych etykiet');
    expect(table2).toContain('Numer przesyłki jest już znany');
    const orders = await atWork(shop, 'orders', 'Olga');
    expect((await orders.get(panelLinks.order(number))).body).toContain('620000000000000000000009');
  });

  test('a parcel that can be collected says so to whoever has the link of its order, with what opens the locker', async () => {
    const packer = await atWork(shop, 'packer', 'Piotr');
    const guest = await guestWith(shop, '1');
    const page = await orderBy(guest, {
      ...{ delivery: ON_DELIVERY, contact: { email: 'odbior@example.org' } },
    });
    const number = new URL(page, ORIGIN).searchParams.get('number') ?? '';
    const { desk, shipments } = shop.shop.ordering;
    await desk.packAll(packer.member.actor, { number });
    await packer.send(panelLinks.packingCarrierLabel(number));
    const doDue = () => shipments.doDue((line) => expect(line).toBe(''));
    await doDue();
    const shown = await desk.show(COMMAND_LINE, number);
    const parcelId = shown.ok ? (shown.order.parcels[0]?.id ?? 0) : 0;
    await desk.send(COMMAND_LINE, { number }, { parcelId });
    const followed = /Śledź paczkę \d+|Paczka w drodze, numer przesyłki: \d+/;
    expect((await guest.get(page)).body, 'a parcel can be followed once it was sent').toMatch(followed);
    status = 'ready_to_pickup';
    const orders = await atWork(shop, 'orders', 'Zenon');
    await orders.send(panelLinks.followParcel(number, parcelId));
    await doDue();
    await use()
      .database.orm.update(shipment)
      .set({ collectCode: '778899' })
      .where(eq(shipment.parcelId, parcelId));
    const own = (await guest.get(page)).body;
    expect(own).toContain('Paczka czeka na odbiór');
    expect(own).toContain('Kod odbioru: 778899');
    expect((await shopperIn(shop).get(page.replace(/token=[^&]+/, 'token=inny'))).body).not.toContain(
      '778899',
    );
    expect((await orders.get(panelLinks.order(number))).body).toContain('778899');
    expect((await packer.get(panelLinks.packingOrder(number))).body).not.toContain('778899');
  });

  test('a shop without carriers offers none', async () => {
    const orders = await atWork(use(), 'orders', 'Ola');
    expect((await orders.get(panelLinks.orders)).body).not.toContain('Etykiety przewoźnika');
    const others = await atWork(shop, 'orders', 'Ela');
    expect((await others.get(panelLinks.orders)).body).toContain('Etykiety przewoźnika');
  });
});
