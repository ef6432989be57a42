import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { HERE_MOVE, HERE_OBJECT } from '#contract/panel/here-form.ts';
import { STAFF_COOKIE } from '#contract/panel/panel-form.ts';
import { panelLinks } from '#contract/panel/panel-links.ts';
import { HERE_FOR } from '#domain/staff/here.ts';
import { type Database, openDatabase } from '#shop/db/database.ts';
import { shopOrder } from '#shop/db/schema/index.ts';
import { addOrder } from '#tests/support/samples/sample-order.ts';
import { clientIn } from '#tests/support/shop/client-shopper.ts';
import { type AtWork, atWork, browserOf } from '#tests/support/shop/staff-at-work.ts';
import { describeWithShop, openTestShop, type TestShop } from '#tests/support/shop/test-shop.ts';

describeWithShop('two processes of the back office on one database', (use) => {
  let other: TestShop | undefined;
  let database: Database | undefined;
  let line: IncomingMessage | undefined;
  let port = 0;
  const second = () => {
    if (!other) throw new Error('the second process is not there');
    return other;
  };
  beforeAll(async () => {
    database = await openDatabase({ url: use().database.pool.options.connectionString ?? '' });
    other = await openTestShop(database);
    await other.app.listen({ port: 0, host: '127.0.0.1' });
    port = (other.app.server.address() as AddressInfo).port;
  }, 60_000);
  afterAll(async () => {
    line?.destroy();
    await other?.close();
    await database?.close();
  });

  /** Opens the line of the second process, and keeps all that is said on it. */
  async function listen({ member }: AtWork) {
    const headers = { cookie: `${STAFF_COOKIE}=${member.session}` };
    const answer = await new Promise<IncomingMessage>((resolve, reject) =>
      get({ port, host: '127.0.0.1', path: panelLinks.live, headers }, resolve).on('error', reject),
    );
    line = answer;
    const heard = { text: '' };
    answer.setEncoding('utf8').on('data', (text) => {
      heard.text += text;
    });
    return heard;
  }

  test('what changes in one is heard on the line of the other within a second', async () => {
    const { clientId } = await clientIn(use(), 'dwa-procesy');
    const heard = await listen(await atWork(use(), 'orders'));
    const id = await addOrder(use().database, { clientId, number: 'DWA-1' });
    await vi.waitFor(() => expect(heard.text).toContain(`"new":[${id}]`));
    await use().database.orm.update(shopOrder).set({ held: 'adres' }).where(eq(shopOrder.id, id));
    await vi.waitFor(() => expect(heard.text).toContain(`"orders":[${id}]`));
  });

  test('who looks at an order in one is here for who looks at it in the other, and leaves with a word or without', async () => {
    const [ala, olek] = [await atWork(use(), 'orders', 'Ala'), await atWork(use(), 'packer', 'Olek')];
    const object = 'order:DWA-1';
    const say = async (shop: TestShop, who: AtWork, move: string) => {
      const answer = await browserOf(shop, who.member).send(panelLinks.here, {
        ...{ [HERE_OBJECT]: object, [HERE_MOVE]: move },
      });
      expect(answer.statusCode).toBe(200);
      return answer.json().names;
    };
    const heard = await listen(olek);
    expect(await say(use(), ala, 'in')).toEqual([]);
    await vi.waitFor(() => expect(heard.text).toContain(`"here":["${object}"]`));
    expect(heard.text).not.toContain('Ala');
    expect(await say(second(), olek, 'in')).toEqual(['Ala']);
    await vi.waitFor(async () => expect(await say(use(), ala, 'still')).toEqual(['Olek']));
    await say(second(), olek, 'out');
    await vi.waitFor(async () => expect(await say(use(), ala, 'still')).toEqual([]));
    expect(await say(second(), olek, 'in')).toEqual(['Ala']);
    second().now += HERE_FOR;
    expect(await say(second(), olek, 'still'), 'gone without a word').toEqual([]);
  });

  test('who may not see a thing neither hears who looks at it nor is heard', async () => {
    const [content, ala] = [await atWork(use(), 'content'), await atWork(use(), 'orders')];
    const fields = { [HERE_OBJECT]: 'order:DWA-2', [HERE_MOVE]: 'in' };
    await browserOf(use(), ala.member).send(panelLinks.here, fields);
    expect((await browserOf(use(), content.member).send(panelLinks.here, fields)).json()).toEqual({
      names: [],
    });
    const [again, odd] = [
      await browserOf(use(), ala.member).send(panelLinks.here, fields),
      await browserOf(use(), ala.member).send(panelLinks.here, { ...fields, [HERE_OBJECT]: "order:'x" }),
    ];
    expect(again.json()).toEqual({ names: [] });
    expect(odd.statusCode).toBe(422);
  });
});
