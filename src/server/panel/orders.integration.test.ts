import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { panelLinks } from '#contract/panel/panel-links.ts';
import { COMMAND_LINE } from '#domain/staff/actor.ts';
import { stock } from '#shop/db/schema/index.ts';
import { openBulkWorker } from '#shop/order/bulk/bulk-worker.ts';
import { mistakesIn } from '#tests/support/pages/html-rules.ts';
import { addOrder } from '#tests/support/samples/sample-order.ts';
import { clientIn } from '#tests/support/shop/client-shopper.ts';
import { type AtWork, atWork } from '#tests/support/shop/staff-at-work.ts';
import { describeWithShop } from '#tests/support/shop/test-shop.ts';

describeWithShop('orders in the back office', (use) => {
  beforeAll(async () => {
    const { clientId } = await clientIn(use(), 'zofia.lis');
    for (const number of ['Z-501', 'Z-502'])
      await addOrder(use().database, { clientId, number, createdAt: new Date(use().now) });
  });

  test('are listed with their state, found by a word, and filtered by the address', async () => {
    const ewa = await atWork(use(), 'orders');
    const list = await ewa.get(panelLinks.orders);
    expect(await mistakesIn(list.body)).toEqual([]);
    for (const said of ['Z-501', 'Z-502', 'Czeka na wpłatę', 'Anna Nowak', 'Kurier, Przelew', '50,00'])
      expect(list.body).toContain(said);
    const found = (await ewa.get(`${panelLinks.orders}?q=z-501`)).body;
    expect([found.includes('Z-501'), found.includes('Z-502</th>')]).toEqual([true, false]);
    expect((await ewa.get(`${panelLinks.orders}?view=to_send`)).body).toContain('Nic tu nie czeka.');
    expect((await ewa.get(`${panelLinks.orders}?min=50,01`)).body).toContain('Nic tu nie pasuje do filtrów.');
    for (const odd of [
      'view=x&stage=%00&min=abc&from=2026-02-31&after=-1',
      'view=refunds&delivery=99999999999',
    ])
      expect((await ewa.get(`${panelLinks.orders}?${odd}`)).statusCode).toBe(200);
  });

  test('show no amounts to who may not see them', async () => {
    const [owner, ewa] = [await atWork(use(), 'owner'), await atWork(use(), 'orders')];
    const exceptions = [{ right: 'money.read', kind: 'taken', why: 'na próbę' } as const];
    const { members } = use().shop.backOffice.staff;
    await members.changeRights(owner.member.actor, ewa.member.actor.id, { role: 'orders', exceptions });
    const { body } = await ewa.get(`${panelLinks.orders}?view=refunds`);
    expect(body).toContain('Z-501');
    for (const hidden of ['50,00', 'name="min"', 'name="money"', 'view=refunds'])
      expect(body).not.toContain(hidden);
  });

  test('make the day: each sees what belongs to their work, and nothing else', async () => {
    const [owner, packer, content] = [
      await atWork(use(), 'owner'),
      await atWork(use(), 'packer'),
      await atWork(use(), 'content'),
    ];
    const { body } = await owner.get(panelLinks.today);
    expect(await mistakesIn(body)).toEqual([]);
    for (const said of [
      'Do spakowania',
      'Wiadomości do odpowiedzi',
      'Sprzedaż do tej godziny',
      'Kończy się w magazynie',
    ])
      expect(body).toContain(said);
    expect(body.replace(/\s+/g, ' ')).toMatch(/100,00.*2 zamówienia/);
    const packers = (await packer.get(panelLinks.today)).body;
    for (const said of ['Kończy się w magazynie', 'Do spakowania', 'Do wysłania'])
      expect(packers).toContain(said);
    expect(packers).not.toContain(`href="${panelLinks.orders}`);
    for (const hidden of ['Sprzedaż', 'Czekają na wpłatę', 'zł']) expect(packers).not.toContain(hidden);
    expect((await content.get(panelLinks.today)).body).toContain('Twoja rola nie ma nic na tej stronie.');
  });

  test('are worked on many at once: chosen, tried, begun and read about, by forms alone', async () => {
    const olga = await atWork(use(), 'orders');
    const worker = openBulkWorker({
      ...{ database: use().database, desk: use().shop.ordering.desk },
      ...{ clock: () => use().now, log: () => {} },
    });
    const list = (await olga.get(`${panelLinks.orders}?q=z-50`)).body;
    const fields = Object.fromEntries(
      ['here', 'q'].map((name) => [name, new RegExp(`name="${name}" value="([^"]*)"`).exec(list)?.[1] ?? '']),
    );
    const nothing = await olga.send(panelLinks.bulk('hold'), { ...fields, which: 'chosen' });
    expect(nothing.headers.location).toBe(`${panelLinks.orders}?q=z-50`);
    const begun = await olga.send(panelLinks.bulk('hold'), { ...fields, which: 'here' });
    const job = begun.headers.location ?? '';
    expect((await olga.get(job)).body).toContain('http-equiv="refresh"');
    await worker.look();
    const tried = (await olga.get(job)).body.replaceAll('<!-- -->', '');
    expect(tried).toContain('Wstrzymaj 2 zamówienia');
    expect(tried).not.toContain('http-equiv="refresh"');
    expect(await mistakesIn(tried)).toEqual([]);
    expect((await olga.send(`${job}/start`, { reason: ' ' })).body).toContain('Podaj powód');
    await olga.send(`${job}/start`, { reason: 'spis z natury' });
    await worker.look();
    expect((await olga.get(`${panelLinks.orders}?view=held`)).body).toContain('wstrzymane: spis z natury');
    const report = await olga.get(`${job}/report`);
    expect(report.headers['content-disposition']).toBe(`attachment; filename="${job.split('/').at(-1)}.csv"`);
    expect(report.body).toContain('Z-501;zrobione;\r\n');
    const [packer, other] = [await atWork(use(), 'packer'), await atWork(use(), 'orders')];
    expect([(await packer.get(job)).statusCode, (await other.get(job)).statusCode]).toEqual([403, 404]);
    const released = await olga.send(panelLinks.bulk('release'), { q: 'z-50', which: 'matching' });
    await worker.look();
    await olga.send(`${released.headers.location}/start`);
    await worker.look();
    expect((await olga.get(`${panelLinks.orders}?view=held`)).body).not.toContain('Z-501');
    const papers = await olga.send(panelLinks.bulkPrint('slip'), { q: 'z-501', which: 'matching' });
    expect(papers.headers.location).toBe(`${panelLinks.papers('slip')}?order=Z-501`);
  });

  test('are taken away as a table: as filtered, with the columns that are shown, and what one may see', async () => {
    const manager = await atWork(use(), 'manager', 'Marta');
    const take = async (who: AtWork, fields: Record<string, string>) =>
      (await who.send(panelLinks.bulk('export'), fields)).body;
    const all = await manager.send(panelLinks.bulk('export'), { q: 'z-50', which: 'chosen' });
    expect(all.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment; filename="orders-\d{4}-\d\d-\d\d\.csv"$/),
    });
    const [head = '', ...lines] = all.body.split('\r\n');
    expect(head).toMatch(/^\uFEFFNumer;Złożone;Klient;E-mail;Telefon;Etap;/);
    expect(lines.filter(Boolean).map((line) => line.split(';')[0])).toEqual(['Z-502', 'Z-501']);
    expect(all.body).toContain('50,00;PLN');
    expect(await take(manager, { q: 'z-502', columns: 'client.parcels' })).toBe(
      '\uFEFFNumer;Klient;E-mail;Telefon;Paczki\r\nZ-502;Anna Nowak;anna@example.org;;0\r\n',
    );
    const [owner, { actor }] = [await atWork(use(), 'owner'), manager.member];
    const { changeRights } = use().shop.backOffice.staff.members;
    const exceptions = (['money.read', 'client.read'] as const).map((right) => ({
      ...{ right, kind: 'taken' as const, why: 'na próbę' },
    }));
    await changeRights(owner.member.actor, actor.id, { role: 'manager', exceptions });
    const bare = await take(manager, { q: 'z-50', columns: 'client.money.total' });
    expect(bare).toBe('\uFEFFNumer;Klient\r\nZ-502;Anna Nowak\r\nZ-501;Anna Nowak\r\n');
    expect((await (await atWork(use(), 'orders')).send(panelLinks.bulk('export'))).statusCode).toBe(403);
    const log = await use().shop.backOffice.audit.page(owner.member.actor, { words: 'orders.exported' });
    expect(log.rows.map(({ actorName }) => actorName)).toEqual(['Marta', 'Marta', 'Marta']);
    expect(log.rows[0]?.objectId).toBe('q=z-50&columns=client.money.total');
  });

  test('are kept as a view by a name, as they are filtered, and found again by it', async () => {
    const marta = await atWork(use(), 'manager');
    const back = `${panelLinks.orders}?q=z-502&columns=client.stage`;
    const fields = { name: 'Moje "pilne"', q: 'z-502', columns: 'client.stage' };
    expect((await marta.send(panelLinks.orderViews, fields)).headers.location).toBe(back);
    expect((await marta.get(panelLinks.orders)).body).toContain('?q=z-502&amp;columns=client.stage');
    const page = (await marta.get(panelLinks.orderViews)).body;
    expect(await mistakesIn(page)).toEqual([]);
    const [address = ''] = /\/panel\/order-views\/\d+/.exec(page) ?? [];
    await marta.send(address, { name: 'Pilne', shared: 'y' });
    const ewa = await atWork(use(), 'orders');
    expect((await ewa.get(panelLinks.orders)).body).toContain('>Pilne</a>');
    expect((await ewa.send(`${address}/delete`)).statusCode).toBe(404);
    expect((await marta.send(`${address}/delete`)).statusCode).toBe(303);
    expect((await ewa.get(panelLinks.orders)).body).not.toContain('>Pilne</a>');
  });

  test('show the columns that were chosen, and keep them from page to page', async () => {
    const ewa = await atWork(use(), 'orders');
    const { body } = await ewa.get(`${panelLinks.orders}?q=z-50&column=client&column=x&column=stage`);
    const heads = [...body.matchAll(/<th scope="col"[^>]*>([^<]*)</g)].map(([, text]) => text);
    expect(heads).toEqual(['Numer', 'Klient', 'Etap']);
    expect(body).toContain('view=to_pack&amp;columns=client.stage');
  });

  test('of the day that are short in stock are those with the fewest pieces, apart from what is gone', async () => {
    const { shop, database } = use();
    const shortNow = async () => {
      const { short } = await shop.backOffice.today(COMMAND_LINE, 'pl');
      return short ?? { few: { count: 0, sizes: [] }, gone: { count: 0, sizes: [] } };
    };
    const before = await shortNow();
    const counts = before.few.sizes.map(({ quantity }) => quantity);
    expect(counts).toEqual([...counts].sort((one, other) => one - other));
    expect(Math.min(...counts, 1)).toBeGreaterThan(0);
    expect(Math.max(...counts, 0)).toBeLessThanOrEqual(shop.settings.config.fewLeft);
    const some = sql`(SELECT size_id FROM stock GROUP BY size_id HAVING sum(quantity) > 50 LIMIT 1)`;
    await database.orm.update(stock).set({ quantity: 0 }).where(sql`${stock.sizeId} = ${some}`);
    const { gone, few } = await shortNow();
    expect([gone.count, few.count]).toEqual([before.gone.count + 1, before.few.count]);
    expect((await (await atWork(use(), 'owner')).get(panelLinks.today)).body).toContain('Wyprzedane: ');
    const catalogue = await atWork(use(), 'catalogue');
    const list = (await catalogue.get(panelLinks.short('gone'))).body;
    expect(list.split('scope="row"').length - 1).toBe(gone.count);
    expect((await catalogue.get(`${panelLinks.short('few')}&after=${'9'.repeat(6)}_1`)).body).toContain(
      'Nic się teraz nie kończy.',
    );
  });

  test('name deliveries in the language of whoever looks, whatever the buyer spoke', async () => {
    const owner = await atWork(use(), 'owner');
    await owner.send(panelLinks.account, { name: 'Ann', language: 'en' });
    const { body } = await owner.get(`${panelLinks.orders}?q=z-50`);
    expect(body).toContain('Courier, ');
    expect(body).not.toContain('Kurier');
    expect((await owner.get(panelLinks.order('Z-501'))).body).not.toContain('Kurier');
    expect((await owner.get(panelLinks.paper('slip', 'Z-501'))).body).toContain('Courier');
    const { body: table } = await owner.send('/panel/bulk/export', { q: 'z-50' });
    expect(table).toContain('Courier');
    expect(table).not.toContain('Kurier');
    const named = await use().shop.delivery.namesIn('en');
    expect(named('Dorożka'), 'what is not known stays as it was sold').toBe('Dorożka');
  });

  test('are a page of at most 60 kB with as many as it shows', async () => {
    const { clientId } = await clientIn(use(), 'wiele.zamowien');
    for (let index = 0; index < 50; index++)
      await addOrder(use().database, {
        clientId,
        number: `2026-11-9${index}`,
        createdAt: new Date(use().now),
      });
    const { body } = await (await atWork(use(), 'owner')).get(panelLinks.orders);
    expect(body.match(/class="table__row"/g)).toHaveLength(50);
    expect(Buffer.byteLength(body)).toBeLessThanOrEqual(60_000);
  });
});
