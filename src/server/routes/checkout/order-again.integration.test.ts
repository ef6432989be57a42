import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { shopOrder, shopOrderLine } from '#shop/db/schema/index.ts';
import { guestWith, orderBy, putIn, sendPlain } from '#tests/support/shop/checkout-shopper.ts';
import { clientIn, sendForm } from '#tests/support/shop/client-shopper.ts';
import { describeWithShop, PAGE, shopperIn } from '#tests/support/shop/test-shop.ts';

describeWithShop('ordering again', (use) => {
  const partsOf = (page: string) =>
    Object.fromEntries(new URL(page, 'https://sklep.example').searchParams) as { number: string };
  const change = async (number: string, values: Partial<typeof shopOrderLine.$inferInsert>) => {
    const { orm } = use().database;
    const [order] = await orm
      .select({ id: shopOrder.id })
      .from(shopOrder)
      .where(eq(shopOrder.number, number));
    await orm
      .update(shopOrderLine)
      .set(values)
      .where(eq(shopOrderLine.orderId, order?.id ?? 0));
  };
  const said = (body: string) => body.replaceAll('<!-- -->', '').replaceAll('\u00a0', ' ');

  test('puts all that an order had into the basket, for whoever has its link', async () => {
    const link = partsOf(await orderBy(await guestWith(use(), '3')));
    const stranger = shopperIn(use());
    expect(await sendPlain(stranger, '/order-again.php', link)).toBe('/basketedit.php');
    const body = said((await stranger.get('/basketedit.php')).body);
    expect(body).toMatch(/name="number"[^>]*value="3"|value="3"[^>]*name="number"/);
    expect(body).not.toContain('Co się zmieniło');
  });

  test('is for nobody else', async () => {
    const { number } = partsOf(await orderBy(await guestWith(use())));
    expect((await sendForm(shopperIn(use()), '/order-again.php', { number }, PAGE)).statusCode).toBe(404);
  });

  test('says what is no longer sold, and by name', async () => {
    const client = await clientIn(use(), 'znowu.zamawia');
    await putIn(use(), client, 'filtry-stozkowe-02', '1');
    const { number } = partsOf(await orderBy(client));
    await change(number, { productId: null, sizeId: null });
    await sendPlain(client, '/order-again.php', { number });
    const body = said((await client.get('/basketedit.php')).body);
    expect(body).toContain('Do koszyka nie trafiło nic. Co się zmieniło: Filtry');
    expect(body).toContain('(Tego produktu już nie ma w sklepie)');
  });

  test('says what costs something else now, and of what there is less', async () => {
    const link = partsOf(await orderBy(await guestWith(use(), '2')));
    await change(link.number, { unitGross: 1 });
    const shopper = shopperIn(use());
    await sendPlain(shopper, '/order-again.php', link);
    expect(said((await shopper.get('/basketedit.php')).body)).toMatch(
      /cena zmieniła się z 0,01 zł na [\d,]+ zł/,
    );
    await change(link.number, { quantity: 100_000 });
    const other = shopperIn(use());
    await sendPlain(other, '/order-again.php', link);
    expect(said((await other.get('/basketedit.php')).body)).toContain('Maksymalnie możesz zamówić');
  });
});
