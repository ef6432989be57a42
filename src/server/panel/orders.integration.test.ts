import { beforeAll, expect, test } from 'vitest';
import { panelLinks } from '#contract/panel/panel-links.ts';
import { COMMAND_LINE } from '#domain/staff/actor.ts';
import { mistakesIn } from '#tests/support/pages/html-rules.ts';
import { addOrder } from '#tests/support/samples/sample-order.ts';
import { clientIn } from '#tests/support/shop/client-shopper.ts';
import { atWork } from '#tests/support/shop/staff-at-work.ts';
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
      'Do odpowiedzi',
      'Sprzedaż do tej godziny',
      'Kończy się w magazynie',
    ])
      expect(body).toContain(said);
    expect(body.replace(/\s+/g, ' ')).toMatch(/100,00.*2 zamówienia/);
    const packers = (await packer.get(panelLinks.today)).body;
    expect(packers).toContain('Kończy się w magazynie');
    for (const hidden of ['Sprzedaż', 'Do zapłaty', 'zł']) expect(packers).not.toContain(hidden);
    expect((await content.get(panelLinks.today)).body).toContain('Twoja rola nie ma nic na tej stronie.');
  });

  test('of the day that are short in stock are those with the fewest pieces', async () => {
    const { short } = await use().shop.backOffice.today(COMMAND_LINE, 'pl');
    const counts = (short ?? []).map(({ quantity }) => quantity);
    expect(counts).toEqual([...counts].sort((one, other) => one - other));
    expect(Math.max(...counts, 0)).toBeLessThanOrEqual(use().shop.settings.config.fewLeft);
  });
});
