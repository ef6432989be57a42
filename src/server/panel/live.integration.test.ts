import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { STAFF_COOKIE } from '#contract/panel/panel-form.ts';
import { panelLinks } from '#contract/panel/panel-links.ts';
import type { LiveNews } from '#domain/staff/live-event.ts';
import { shopOrder, staffMember } from '#shop/db/schema/index.ts';
import { addOrder } from '#tests/support/samples/sample-order.ts';
import { clientIn } from '#tests/support/shop/client-shopper.ts';
import { type AtWork, atWork } from '#tests/support/shop/staff-at-work.ts';
import { describeWithShop } from '#tests/support/shop/test-shop.ts';

describeWithShop('the line of the back office', (use) => {
  const lines: IncomingMessage[] = [];
  let [port, clientId, orders] = [0, 0, 0];
  beforeAll(async () => {
    ({ clientId } = await clientIn(use(), 'zywa'));
    await use().app.listen({ port: 0, host: '127.0.0.1' });
    port = (use().app.server.address() as AddressInfo).port;
  });
  afterAll(() => {
    for (const line of lines) line.destroy();
  });

  /** Opens the line of somebody, and keeps all that is said on it. */
  async function listen({ member }: Pick<AtWork, 'member'>) {
    const headers = { cookie: `${STAFF_COOKIE}=${member.session}` };
    const answer = await new Promise<IncomingMessage>((resolve, reject) =>
      get({ port, host: '127.0.0.1', path: panelLinks.live, headers }, resolve).on('error', reject),
    );
    lines.push(answer);
    const heard = { text: '', status: answer.statusCode, isOver: false, close: () => answer.destroy() };
    answer.setEncoding('utf8').on('data', (text) => {
      heard.text += text;
    });
    answer.on('close', () => {
      heard.isOver = true;
    });
    return heard;
  }
  const newsIn = ({ text }: { text: string }): LiveNews[] =>
    [...text.matchAll(/^data: (.*)$/gm)].map(([, json = '']) => JSON.parse(json));
  const idsIn = (heard: { text: string }) => newsIn(heard).flatMap((news) => news.new);
  const order = () => addOrder(use().database, { clientId, number: `ZYWE-${++orders}` });

  test('tells of a new order and of one that goes on, by ids alone, within a second', async () => {
    const heard = await listen(await atWork(use(), 'orders'));
    const start = performance.now();
    const id = await order();
    await vi.waitFor(() => expect(idsIn(heard)).toContain(id));
    expect(performance.now() - start, 'gathered for a fifth of a second').toBeLessThan(20_000);
    await use().database.orm.update(shopOrder).set({ held: 'adres' }).where(eq(shopOrder.id, id));
    await vi.waitFor(() => expect(newsIn(heard).flatMap((news) => news.orders)).toContain(id));
    expect(heard.text).not.toMatch(/ZYWE|anna|adres/);
  });

  test('tells nothing to who may not see orders, and to nobody who is not at work', async () => {
    const [content, ewa] = [
      await listen(await atWork(use(), 'content')),
      await listen(await atWork(use(), 'orders')),
    ];
    const id = await order();
    await vi.waitFor(() => expect(idsIn(ewa)).toContain(id));
    expect(newsIn(content)).toEqual([]);
    const nobody = await use().app.inject({ url: panelLinks.live });
    expect([nobody.statusCode, nobody.headers['set-cookie']]).toEqual([204, undefined]);
  });

  test('ends when its session does, or when somebody is shut out', async () => {
    const [ewa, olga] = [await atWork(use(), 'orders'), await atWork(use(), 'orders')];
    const [first, second] = [await listen(ewa), await listen(olga)];
    await use().shop.backOffice.staff.own.endAllSessions(ewa.member.actor);
    await use()
      .database.orm.update(staffMember)
      .set({ blockedAt: new Date(use().now) })
      .where(eq(staffMember.id, olga.member.actor.id));
    const id = await order();
    await vi.waitFor(() => expect([first.isOver, second.isOver]).toEqual([true, true]));
    expect([...idsIn(first), ...idsIn(second)]).not.toContain(id);
  });

  test('is opened so often by a member, and takes no room from requests', async () => {
    const { overload } = use().shop.operations;
    const before = overload.counts().inFlight;
    const ewa = await atWork(use(), 'orders');
    const opened = [];
    for (let at = 0; at < 5; at++) opened.push(await listen(ewa));
    expect(opened.map(({ status }) => status)).toEqual([200, 200, 200, 200, 204]);
    await vi.waitFor(() => expect(overload.counts().inFlight).toBe(before));
    for (const { close } of opened) close();
    await vi.waitFor(async () => {
      const next = await listen(ewa);
      next.close();
      expect(next.status).toBe(200);
    });
    expect(overload.counts().inFlight).toBe(before);
  });

  test('does not keep the shop from closing', async () => {
    const heard = await listen(await atWork(use(), 'orders'));
    use().shop.operations.lifecycle.phase = 'draining';
    await vi.waitFor(() => expect(heard.isOver).toBe(true));
    use().shop.operations.lifecycle.phase = 'open';
  });
});
