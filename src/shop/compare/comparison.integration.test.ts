import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { MOST_COMPARED } from '#domain/compare/compared.ts';
import { openCatalogue } from '#shop/catalogue/catalogue.ts';
import { product } from '#shop/db/schema/index.ts';
import type { Session } from '#shop/session/session.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { type OrderDesk, openOrderDesk } from '#tests/support/shop/order-desk.ts';
import { type Comparison, openComparison } from './comparison.ts';

describeWithDatabase('a comparison', (use) => {
  let desk: OrderDesk;
  let comparison: Comparison;
  let guest: Session;
  const ids: number[] = [];
  beforeEach(async () => {
    desk = openOrderDesk(use());
    comparison = openComparison(use(), openCatalogue(use(), { currency: 'PLN' }));
    guest = await desk.guest();
    ids.length = 0;
    for (let made = 0; made <= MOST_COMPARED; made++)
      ids.push((await desk.addProduct(`kawa-${made}`)).productId);
  });

  const add = (id = 0, session = guest) => comparison.add(session, id, 'pl');
  const namesOf = async (session = guest) =>
    (await comparison.load(desk.shopper(session))).map(({ card }) => card.name);

  test('shows the products in the order in which they were chosen, each once', async () => {
    for (const id of [ids[1], ids[0], ids[1]]) expect(await add(id)).toMatchObject({ ok: true });
    expect(await namesOf()).toEqual(['kawa-1', 'kawa-0']);
    await comparison.remove(guest, ids[1] ?? 0);
    expect(await namesOf()).toEqual(['kawa-0']);
    await comparison.clear(guest);
    expect(await namesOf()).toEqual([]);
  });

  test('ends at six products, even where several tabs choose at once', async () => {
    const outcomes = await Promise.all(ids.map((id) => add(id)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(MOST_COMPARED);
    expect(outcomes.filter(({ ok }) => !ok)).toEqual([{ ok: false, problem: 'too_many' }]);
    expect(await namesOf()).toHaveLength(MOST_COMPARED);
  });

  test('has nothing that the shop does not have', async () => {
    for (const id of [0, -1, 1.5, Number.NaN, 99_999, 2 ** 40]) {
      expect(await add(id)).toEqual({ ok: false, problem: 'no_product' });
      await comparison.remove(guest, id);
    }
    await add(ids[0]);
    await use().orm.update(product).set({ active: false });
    await expect.poll(() => namesOf()).toEqual([]);
  });

  test('has room again when one of its products leaves the shop, and never shows more than it has room for', async () => {
    for (const id of ids.slice(0, MOST_COMPARED)) await add(id);
    const gone = ids[2] ?? 0;
    const offer = (active: boolean) => use().orm.update(product).set({ active }).where(eq(product.id, gone));
    await offer(false);
    expect(await add(ids[MOST_COMPARED])).toMatchObject({ ok: true });
    await expect.poll(() => namesOf()).toHaveLength(MOST_COMPARED);
    await offer(true);
    await expect.poll(() => namesOf()).toContain('kawa-2');
    expect(await namesOf()).toHaveLength(MOST_COMPARED);
  });

  test('belongs to one visit, and comes along through a login', async () => {
    await add(ids[0]);
    const stranger = await desk.guest();
    await comparison.remove(stranger, ids[0] ?? 0);
    await comparison.clear(stranger);
    expect(await namesOf(stranger)).toEqual([]);
    const { clientId } = await desk.client('anna');
    const visit = { language: 'pl', currency: 'PLN', regionId: 1143020003 } as const;
    const { hash } = await desk.sessions.logIn(guest.hash, clientId, visit);
    expect(await namesOf({ hash, clientId })).toEqual(['kawa-0']);
    expect(await add(ids[1], guest)).toMatchObject({ ok: true });
    expect(await namesOf({ hash, clientId })).toEqual(['kawa-0', 'kawa-1']);
  });
});
