import { afterAll, beforeAll, expect, test } from 'vitest';
import { inpost } from '#contract/carriers/carriers-config.ts';
import { panelLinks } from '#contract/panel/panel-links.ts';
import { guestWith, ON_DELIVERY, orderBy } from '#tests/support/shop/checkout-shopper.ts';
import { atWork } from '#tests/support/shop/staff-at-work.ts';
import { describeWithShop, ORIGIN, openTestShop, type TestShop } from '#tests/support/shop/test-shop.ts';

describeWithShop('labels at the packing table', (use) => {
  let shop: TestShop;
  const asked: string[] = [];
  beforeAll(async () => {
    const carriers = [inpost({ organizationId: 7, lockers: ['point'], couriers: ['courier'] })];
    const confirmed = { id: 1, status: 'confirmed', tracking_number: '620000000000000000000009' };
    shop = await openTestShop(
      use().database,
      { carriers },
      {
        carrierFetch: async (address) => {
          asked.push(new URL(String(address)).pathname);
          if (!String(address).includes('label')) return Response.json(confirmed);
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
    const table2 = (await packer.get(table)).body;
    expect(table2).toContain('data-live-part="label:');
    expect(table2, 'what InPost does not take back is not offered').toContain('nie anuluje gotowych etykiet');
    expect(table2).toContain('Numer przesyłki jest już znany');
    const orders = await atWork(shop, 'orders', 'Olga');
    expect((await orders.get(panelLinks.order(number))).body).toContain('620000000000000000000009');
  });

  test('a shop without carriers offers none', async () => {
    const orders = await atWork(use(), 'orders', 'Ola');
    expect((await orders.get(panelLinks.orders)).body).not.toContain('Etykiety przewoźnika');
    const others = await atWork(shop, 'orders', 'Ela');
    expect((await others.get(panelLinks.orders)).body).toContain('Etykiety przewoźnika');
  });
});
