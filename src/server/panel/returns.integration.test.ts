import { expect, test } from 'vitest';
import { panelLinks } from '#contract/panel/panel-links.ts';
import { guestWith, orderBy } from '#tests/support/shop/checkout-shopper.ts';
import { type AtWork, atWork } from '#tests/support/shop/staff-at-work.ts';
import { describeWithShop, ORIGIN } from '#tests/support/shop/test-shop.ts';

const DAY = 86_400_000;

describeWithShop('returns in the back office', (use) => {
  async function state(email: string, orderNumber = 'W-0', items = ''): Promise<string> {
    const { withdrawals } = use().shop.clients;
    const token = await withdrawals.begin({ name: 'Anna Nowak', orderNumber, email, items }, 'pl');
    return (await withdrawals.confirm(token))?.receipt?.number ?? '';
  }
  const listOf = async (who: AtWork, view = 'open') =>
    (await who.get(`${panelLinks.returns}?view=${view}`)).body.replaceAll('<!-- -->', '');
  const rowOf = (html: string, number: string) =>
    html
      .slice(html.indexOf('<table'))
      .split(/<tr>|<\/tr>/)
      .find((row) => row.includes(number)) ?? '';

  test('a withdrawal waits by its deadline, with its order where it is one of the shop', async () => {
    const page = await orderBy(await guestWith(use()), { contact: { email: 'wraca@example.org' } });
    const order = new URL(page, ORIGIN).searchParams.get('number') ?? '';
    const known = await state('wraca@example.org', order, 'Filtry, 1 szt.');
    const unknown = await state('obcy@example.org', 'W-2026-404');
    const orders = await atWork(use(), 'orders');
    const html = await listOf(orders);
    expect(rowOf(html, known)).toContain(`<a href="${panelLinks.order(order)}">${order}</a>`);
    for (const said of ['Filtry, 1 szt.', 'zostaje 14 dni', 'wraca@example.org'])
      expect(rowOf(html, known)).toContain(said);
    expect(rowOf(html, unknown)).toContain('nie ma takiego zamówienia z tym adresem e-mail');
    expect(html.indexOf(known)).toBeLessThan(html.indexOf(unknown));
    const ordersPage = (await orders.get(panelLinks.order(order))).body.replaceAll('<!-- -->', '');
    expect(ordersPage).toContain(`Odstąpienie od umowy ${known}`);
    expect(ordersPage).toContain(`Klient odstąpił od umowy (${known}).`);
    const day = (await orders.get(panelLinks.today)).body.replaceAll('<!-- -->', '');
    const dues = day.slice(day.indexOf('Odstąpienia od umowy'));
    expect(dues).toMatch(new RegExp(`${known}.*${order}.*zostaje 14 dni`));
    expect((await (await atWork(use(), 'packer')).get(panelLinks.today)).body).not.toContain(known);
    use().now += 14 * DAY;
    // A session lasts hours, not weeks.
    expect(rowOf(await listOf(await atWork(use(), 'orders')), known)).toContain('ostatni dzień');
    use().now += 2 * DAY;
    expect(rowOf(await listOf(await atWork(use(), 'orders')), known)).toContain('2 dni po terminie');
  });

  test('is put away once it is handled, and can be taken up again; both are in the log', async () => {
    const number = await state('zalatwione@example.org');
    const owner = await atWork(use(), 'owner');
    const id = Number(/withdrawals\/(\d+)"/.exec(rowOf(await listOf(owner), number))?.[1]);
    const answer = await owner.send(panelLinks.withdrawalHandled(id), { handled: 'y' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, panelLinks.returns]);
    expect(await listOf(owner)).toContain(`Odstąpienie ${number} jest załatwione.`);
    expect(rowOf(await listOf(owner), number)).toBe('');
    expect(rowOf(await listOf(owner, 'handled'), number)).toContain('Otwórz ponownie');
    await owner.send(panelLinks.withdrawalHandled(id), { handled: '' });
    await owner.get(panelLinks.returns);
    expect(rowOf(await listOf(owner), number)).toContain('Załatwione');
    const log = (await owner.get(`${panelLinks.audit}?kind=withdrawal&id=${number}`)).body;
    for (const said of ['załatwienie odstąpienia od umowy', 'ponowne otwarcie odstąpienia od umowy'])
      expect(log).toContain(said);
  });

  test('is not put away by mistake while the money of its order is with the shop', async () => {
    const page = await orderBy(await guestWith(use()), { contact: { email: 'czeka@example.org' } });
    const order = new URL(page, ORIGIN).searchParams.get('number') ?? '';
    await use().shop.ordering.orders.markPaid(order, 'wyciąg 7');
    const number = await state('czeka@example.org', order);
    const owner = await atWork(use(), 'owner');
    const id = Number(/withdrawals\/(\d+)"/.exec(rowOf(await listOf(owner), number))?.[1]);
    const answer = await owner.send(panelLinks.withdrawalHandled(id), { handled: 'y' });
    const { body } = await owner.get(String(answer.headers.location));
    expect(body).toContain('pieniądze za zamówienie nie zostały jeszcze oddane');
    expect(rowOf(body, number)).toContain('Załatwione mimo to');
    expect(rowOf(await listOf(owner), number)).not.toContain('mimo to');
    await owner.send(panelLinks.withdrawalHandled(id), { handled: 'y', even: 'y' });
    expect(rowOf(await listOf(owner), number)).toBe('');
  });

  test('of a first step that nobody has confirmed nothing is seen', async () => {
    const given = { name: 'Ktoś', orderNumber: 'W-1', email: 'pol@example.org', items: '' };
    await use().shop.clients.withdrawals.begin(given, 'pl');
    expect(await listOf(await atWork(use(), 'owner'))).not.toContain('pol@example.org');
  });

  test('who only looks changes nothing, and who reads no clients sees no address', async () => {
    const number = await state('tajny@example.org');
    const reader = await atWork(use(), 'read_only');
    const html = await listOf(reader);
    expect(rowOf(html, number)).not.toContain('<form');
    expect((await reader.send(panelLinks.withdrawalHandled(1), { handled: 'y' })).statusCode).toBe(403);
    expect((await (await atWork(use(), 'packer')).get(panelLinks.returns)).statusCode).toBe(403);
  });
});
