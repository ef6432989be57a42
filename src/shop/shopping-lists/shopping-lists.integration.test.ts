import { beforeEach, expect, test } from 'vitest';
import { openCatalogue } from '#shop/catalogue/catalogue.ts';
import { priceStep, product, shoppingList, shoppingListItem, size, stock } from '#shop/db/schema/index.ts';
import type { Session } from '#shop/session/session.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { type OrderDesk, openOrderDesk } from '#tests/support/shop/order-desk.ts';
import { MOST_ITEMS, MOST_LISTS } from './own-lists.ts';
import { type Lists, openShoppingLists, RECALL_MS } from './shopping-lists.ts';

const NAME = 'Lista zakupowa';

describeWithDatabase('a shopping list', (use) => {
  let desk: OrderDesk;
  let lists: Lists;
  let guest: Session;
  let coffee: { productId: number; sizeId: number };
  let now: number;
  beforeEach(async () => {
    desk = openOrderDesk(use());
    now = desk.pricing().now;
    lists = openShoppingLists(use(), openCatalogue(use(), { currency: 'PLN' }), () => now);
    guest = await desk.guest();
    coffee = await desk.addProduct('kawa');
  });

  const note = (session: Session, wanted: object = {}) =>
    lists.add(desk.shopper(session), { product: coffee.productId, size: 'uniw', ...wanted }, NAME);
  const shown = async (session: Session, id: number) => {
    const found = await lists.find(session, id);
    return found && lists.show(found, desk.shopper(session));
  };
  const listOf = async (session: Session) => (await note(session)) as { ok: true; list: number };

  test('is made for the first product that is noted, and takes the next ones too', async () => {
    const { list } = await listOf(guest);
    const cup = await desk.addProduct('kubek');
    expect(await note(guest, { product: cup.productId, quantity: '3', note: ' na prezent ' })).toMatchObject({
      ok: true,
      list,
      name: 'kubek',
    });
    expect(await lists.all(guest)).toEqual([{ id: list, name: NAME, publicToken: null, items: 2 }]);
    const { items = [] } = (await shown(guest, list)) ?? {};
    expect(items.map(({ name, quantity, note: said }) => [name, quantity, said])).toEqual([
      ['kawa', 1, ''],
      ['kubek', 3, 'na prezent'],
    ]);
    expect(await lists.noted(guest)).toEqual([coffee.productId, cup.productId]);
    expect(await lists.countNoted(guest)).toBe(2);
  });

  test('is one, however many products are noted at once', async () => {
    await Promise.all(Array.from({ length: 8 }, () => note(guest)));
    expect(await lists.all(guest)).toHaveLength(1);
  });

  test('keeps a product once: the larger quantity counts, and what was noted beside it stays', async () => {
    const { list } = await listOf(guest);
    await note(guest, { quantity: '5', note: 'mielona' });
    await note(guest, { quantity: '2', note: 'inaczej' });
    expect((await shown(guest, list))?.items).toMatchObject([{ quantity: 5, note: 'mielona' }]);
  });

  test('refuses what the shop does not have, and quantities that nobody can mean become ones that can', async () => {
    expect(await note(guest, { product: 99_999 })).toEqual({ ok: false, problem: 'no_product' });
    expect(await note(guest, { size: 'XXL' })).toEqual({ ok: false, problem: 'no_size' });
    expect(await note(guest, { list: 99_999 })).toEqual({ ok: false, problem: 'no_list' });
    const { list } = await listOf(guest);
    const change = { list, product: coffee.productId, size: 'uniw' };
    for (const [quantity, kept] of [
      ['-1', 1],
      ['NaN', 1],
      ['1e309', 1],
      ['1000000000000', 99_999],
    ] as const) {
      expect(await lists.change(desk.shopper(guest), { ...change, quantity })).toMatchObject({
        ok: true,
        list,
      });
      expect((await shown(guest, list))?.items[0]?.quantity, quantity).toBe(kept);
    }
  });

  test('tells what has become cheaper, dearer, unavailable or available again', async () => {
    const { list } = await listOf(guest);
    const change = async () => (await shown(guest, list))?.items[0]?.change;
    expect(await change()).toBeUndefined();
    const price = async (gross: number, minutes: number) =>
      use()
        .orm.insert(priceStep)
        .values({
          sizeId: coffee.sizeId,
          currency: 'PLN',
          startsAt: new Date(now - 3_600_000 + minutes * 60_000),
          gross,
          regular: gross,
        });
    await price(4000, 1);
    await expect.poll(change).toEqual({ kind: 'cheaper', by: 999 });
    await price(5099, 2);
    await expect.poll(change).toEqual({ kind: 'dearer', by: 100 });
    await use().orm.update(stock).set({ quantity: 0 });
    await expect.poll(change).toEqual({ kind: 'unavailable' });
    const later = await listOf(await desk.guest());
    expect(later.ok).toBe(true);
  });

  test('keeps the name of what has left the shop, so that it can be taken off', async () => {
    const { list } = await listOf(guest);
    await use().orm.update(product).set({ active: false });
    await expect
      .poll(async () => (await shown(guest, list))?.discontinued)
      .toEqual([{ sizeId: coffee.sizeId, name: 'kawa' }]);
    await lists.takeOff(guest, { list, sizeId: coffee.sizeId });
    expect(await shown(guest, list)).toMatchObject({ items: [], discontinued: [] });
  });

  test('has a name, which can be changed, and cannot be empty', async () => {
    expect(await lists.create(guest, { name: ' \u0000 ' })).toEqual({ ok: false, problem: 'no_name' });
    const made = await lists.create(guest, { name: '  Na   święta ' });
    expect(made).toMatchObject({ ok: true });
    const [list] = await lists.all(guest);
    expect(list?.name).toBe('Na święta');
    await lists.rename(guest, list?.id ?? 0, 'x'.repeat(300));
    expect((await lists.all(guest))[0]?.name).toBe('x'.repeat(100));
  });

  test('can be deleted and brought back for a day', async () => {
    const { list } = await listOf(guest);
    await lists.remove(guest, list);
    expect(await lists.all(guest)).toEqual([]);
    expect(await lists.noted(guest)).toEqual([]);
    expect(await lists.restore(guest, list)).toEqual({ ok: true, list });
    expect((await shown(guest, list))?.items).toHaveLength(1);
    await lists.remove(guest, list);
    now += RECALL_MS + 1;
    expect(await lists.restore(guest, list)).toEqual({ ok: false, problem: 'no_list' });
    const { list: another } = await listOf(guest);
    await lists.remove(guest, another);
    expect((await use().orm.select().from(shoppingList)).map(({ id }) => id)).toEqual([another]);
    expect(await lists.restore(guest, another)).toEqual({ ok: true, list: another });
  });

  test('that was deleted is brought back by nobody else', async () => {
    const { list } = await listOf(guest);
    const stranger = await desk.guest();
    await lists.remove(guest, list);
    expect(await lists.restore(stranger, list)).toEqual({ ok: false, problem: 'no_list' });
    expect(await lists.all(guest)).toEqual([]);
    expect(await lists.restore(guest, list)).toEqual({ ok: true, list });
  });

  test('gives a product to another list, or a copy of it, with what was noted beside it', async () => {
    const { list: from } = await listOf(guest);
    await lists.change(desk.shopper(guest), {
      list: from,
      product: coffee.productId,
      size: 'uniw',
      note: 'mielona',
    });
    const made = (await lists.create(guest, { name: 'Druga' })) as { ok: true; list: number };
    const carried = { from, to: made.list, sizeId: coffee.sizeId };
    await lists.carry(guest, { ...carried, copy: true });
    expect((await shown(guest, from))?.items).toHaveLength(1);
    expect((await shown(guest, made.list))?.items).toMatchObject([{ note: 'mielona' }]);
    await lists.carry(guest, { ...carried, copy: false });
    expect((await shown(guest, from))?.items).toEqual([]);
    expect((await shown(guest, made.list))?.items).toHaveLength(1);
    expect(await lists.carry(guest, { ...carried, copy: false })).toEqual({
      ok: false,
      problem: 'no_product',
    });
  });

  test('gives a product to a new list, which is made only where the product is there', async () => {
    const { list: from } = await listOf(guest);
    const to = { newList: ' Na  prezent ' };
    const carried = { from, to, sizeId: coffee.sizeId, copy: false };
    expect(await lists.carry(guest, { ...carried, to: { newList: ' ' } })).toEqual({
      ok: false,
      problem: 'no_name',
    });
    expect(await lists.carry(guest, { ...carried, sizeId: 99_999 })).toEqual({
      ok: false,
      problem: 'no_product',
    });
    expect(await lists.carry(guest, carried)).toMatchObject({ ok: true });
    expect((await lists.all(guest)).map(({ name, items }) => [name, items])).toEqual([
      [NAME, 0],
      ['Na prezent', 1],
    ]);
  });

  test('forgets a product in all its sizes, and leaves the lists of others alone', async () => {
    await listOf(guest);
    const stranger = await desk.guest();
    await listOf(stranger);
    await lists.forget(guest, coffee.productId);
    expect(await lists.noted(guest)).toEqual([]);
    expect(await lists.noted(stranger)).toEqual([coffee.productId]);
    for (const id of [0, -1, 1.5, Number.NaN, 2 ** 31]) await lists.forget(stranger, id);
    expect(await lists.noted(stranger)).toEqual([coffee.productId]);
  });

  test('that is shared is found by its address, and no longer once it is not', async () => {
    const { list } = await listOf(guest);
    await lists.share(guest, list, true);
    const token = (await lists.all(guest))[0]?.publicToken ?? '';
    expect(await lists.findShared(token)).toMatchObject({ id: list });
    await lists.share(guest, list, false);
    expect(await lists.findShared(token)).toBeUndefined();
    await lists.share(guest, list, true);
    const [again] = await lists.all(guest);
    expect(again?.publicToken).not.toBe(token);
    await lists.remove(guest, list);
    expect(await lists.findShared(again?.publicToken ?? '')).toBeUndefined();
    for (const guess of ['', '1', token.slice(1), `${token}x`, "' OR 1=1 --"])
      expect(await lists.findShared(guess), guess).toBeUndefined();
  });

  test('is nobody else’s to see or to change, whatever number is guessed', async () => {
    const { list } = await listOf(guest);
    const stranger = await desk.guest();
    const own = await listOf(stranger);
    const no = { ok: false, problem: 'no_list' };
    const wanted = { list, product: coffee.productId, size: 'uniw' };
    expect(await lists.find(stranger, list)).toBeUndefined();
    expect(await lists.rename(stranger, list, 'moja')).toEqual(no);
    expect(await lists.share(stranger, list, true)).toEqual(no);
    expect(await lists.remove(stranger, list)).toEqual(no);
    expect(await lists.restore(stranger, list)).toEqual(no);
    expect(await note(stranger, wanted)).toEqual(no);
    expect(await lists.change(desk.shopper(stranger), { ...wanted, quantity: '9' })).toEqual(no);
    expect(await lists.takeOff(stranger, { list, sizeId: coffee.sizeId })).toEqual(no);
    for (const [from, to] of [
      [list, own.list],
      [own.list, list],
    ] as const)
      expect(await lists.carry(stranger, { from, to, sizeId: coffee.sizeId, copy: false })).toEqual(no);
    for (const id of [0, -1, 1.5, Number.NaN, 2 ** 31, 1e20]) {
      expect(await lists.restore(guest, id)).toEqual(no);
      expect(await lists.takeOff(guest, { list, sizeId: id })).toEqual(no);
      expect(await lists.carry(guest, { from: list, to: list, sizeId: id, copy: true })).toMatchObject({
        ok: false,
      });
      expect(await lists.find(guest, id), String(id)).toBeUndefined();
      expect(await lists.rename(guest, id, 'x')).toEqual(no);
    }
    expect(await shown(guest, list)).toMatchObject({ name: NAME, items: [{ quantity: 1 }] });
  });

  test('joins the account at login: one of the same name without doubles, others as they are', async () => {
    const anna = await desk.client('anna');
    await note(anna, { quantity: '2' });
    const cup = await desk.addProduct('kubek');
    await note(guest, { quantity: '5' });
    await note(guest, { product: cup.productId });
    await lists.create(guest, { name: 'Na prezent' });
    const entered = await desk.sessions.logIn(guest.hash, anna.clientId, {
      language: 'pl',
      currency: 'PLN',
      regionId: 1143020003,
    });
    const session = { hash: entered.hash, clientId: anna.clientId };
    expect((await lists.all(session)).map(({ name, items }) => [name, items])).toEqual([
      [NAME, 2],
      ['Na prezent', 0],
    ]);
    const [first] = await lists.all(session);
    const { items = [] } = (await shown(session, first?.id ?? 0)) ?? {};
    expect(items.map(({ name, quantity }) => [name, quantity]).sort()).toEqual([
      ['kawa', 5],
      ['kubek', 1],
    ]);
  });

  test('comes to an end: so many lists, and so many products on one', async () => {
    for (let made = 0; made < MOST_LISTS; made++) await lists.create(guest, { name: `Lista ${made}` });
    expect(await lists.create(guest, { name: 'Jeszcze jedna' })).toEqual({
      ok: false,
      problem: 'too_many_lists',
    });
    const [first] = await lists.all(guest);
    const { productId: large } = await desk.addProduct('kawa-na-miare');
    const { orm } = use();
    const types = Array.from({ length: MOST_ITEMS }, (_, grams) => `${grams}g`);
    const sizes = await orm
      .insert(size)
      .values(types.map((type) => ({ productId: large, type })))
      .returning();
    await orm
      .insert(shoppingListItem)
      .values(sizes.slice(1).map(({ id }) => ({ shoppingListId: first?.id ?? 0, sizeId: id })));
    for (const type of [types[0], types[1]])
      expect(await note(guest, { list: first?.id, product: large, size: type })).toMatchObject({ ok: true });
    expect(await note(guest, { list: first?.id })).toEqual({ ok: false, problem: 'too_many_items' });
    expect((await shown(guest, first?.id ?? 0))?.items).toHaveLength(MOST_ITEMS);
    expect(await lists.restore(guest, first?.id ?? 0)).toEqual({ ok: false, problem: 'too_many_lists' });
    const [, second] = await lists.all(guest);
    const shared = [{ product: coffee.productId, size: 'uniw', quantity: 1 }];
    const copied = (to: number) => lists.noteAll(desk.shopper(guest), shared, to);
    expect(await copied(first?.id ?? 0)).toEqual({ ok: false, problem: 'too_many_items' });
    expect(await copied(second?.id ?? 0)).toEqual({ ok: true, list: second?.id });
    const carried = { from: second?.id ?? 0, sizeId: coffee.sizeId, copy: true };
    expect(await lists.carry(guest, { ...carried, to: first?.id ?? 0 })).toEqual({
      ok: false,
      problem: 'too_many_items',
    });
    expect(await lists.carry(guest, { ...carried, to: { newList: 'Jeszcze jedna' } })).toEqual({
      ok: false,
      problem: 'too_many_lists',
    });
  });
});
