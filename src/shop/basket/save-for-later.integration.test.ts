import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { shoppingList, shoppingListItem } from '#shop/db/schema/index.ts';
import type { Session } from '#shop/session/session.ts';
import { describeWithDatabase } from '#tests/support/database/database.ts';
import { type OrderDesk, openOrderDesk } from '#tests/support/shop/order-desk.ts';

const LIST = 'Lista zakupowa';

describeWithDatabase('a line of the basket that is saved for later', (use) => {
  const open = async () => {
    const desk = openOrderDesk(use());
    const [coffee, cup] = [await desk.addProduct('kawa'), await desk.addProduct('kubek')];
    const guest = await desk.guest();
    await desk.add(guest, coffee.productId, '2');
    return { desk, coffee, cup, guest };
  };
  const linesOf = async (desk: OrderDesk, session: Session) =>
    (await desk.baskets.load(desk.shopper(session))).lines;
  const later = async (desk: OrderDesk, session: Session, line?: number) => {
    const [first] = await linesOf(desk, session);
    return desk.baskets.saveForLater(desk.shopper(session), { line: line ?? first?.id ?? 0, listName: LIST });
  };
  const listsOf = ({ hash }: Session) =>
    use()
      .orm.select({
        list: shoppingList.name,
        sizeId: shoppingListItem.sizeId,
        quantity: shoppingListItem.quantity,
      })
      .from(shoppingListItem)
      .innerJoin(shoppingList, eq(shoppingList.id, shoppingListItem.shoppingListId))
      .where(eq(shoppingList.sessionHash, hash))
      .orderBy(shoppingListItem.sizeId);

  test('leaves the basket, and stands on a list that is made for it', async () => {
    const { desk, coffee, guest } = await open();
    expect(await later(desk, guest)).toEqual({ ok: true, name: 'kawa' });
    expect(await linesOf(desk, guest)).toEqual([]);
    expect(await listsOf(guest)).toEqual([{ list: LIST, sizeId: coffee.sizeId, quantity: 2 }]);
  });

  test('joins what is on the first list already: the larger quantity counts', async () => {
    const { desk, coffee, cup, guest } = await open();
    await later(desk, guest);
    await desk.add(guest, cup.productId, '1');
    await later(desk, guest);
    for (const quantity of ['5', '1']) {
      await desk.add(guest, coffee.productId, quantity);
      await later(desk, guest);
    }
    expect(await use().orm.$count(shoppingList)).toBe(1);
    expect(await listsOf(guest)).toEqual([
      { list: LIST, sizeId: coffee.sizeId, quantity: 5 },
      { list: LIST, sizeId: cup.sizeId, quantity: 1 },
    ]);
  });

  test('stands on the list of the client, where one is logged in', async () => {
    const { desk, coffee } = await open();
    const client = await desk.client('anna');
    await desk.add(client, coffee.productId, '1');
    await later(desk, client);
    expect(await use().orm.select().from(shoppingList)).toMatchObject([
      { clientId: client.clientId, sessionHash: null, name: LIST },
    ]);
  });

  test('is one’s own: a line of another shopper stays where it is', async () => {
    const { desk, guest } = await open();
    const [line] = await linesOf(desk, guest);
    const thief = await desk.guest();
    expect(await later(desk, thief, line?.id)).toEqual({ ok: false, problem: 'no_product' });
    expect(await linesOf(desk, guest)).toHaveLength(1);
    expect(await use().orm.$count(shoppingList)).toBe(0);
  });

  test('stands on the list once, however often the button is pressed at once', async () => {
    const { desk, coffee, guest } = await open();
    const [line] = await linesOf(desk, guest);
    await Promise.all(Array.from({ length: 5 }, () => later(desk, guest, line?.id)));
    expect(await listsOf(guest)).toEqual([{ list: LIST, sizeId: coffee.sizeId, quantity: 2 }]);
  });
});
