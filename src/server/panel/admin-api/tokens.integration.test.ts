import { expect, test } from 'vitest';
import { panelLinks } from '#contract/panel/panel-links.ts';
import { atWork } from '#tests/support/shop/staff-at-work.ts';
import { describeWithShop } from '#tests/support/shop/test-shop.ts';

const TOKEN = /witryna_[\w-]{43}/;

describeWithShop('tokens in the back office', (use) => {
  test('are made with rights, shown once, and taken back', async () => {
    const owner = await atWork(use(), 'owner');
    const given = { name: 'Magazyn & spółka', days: '30', order_read: 'y', stock_correct: 'y' };
    const made = await owner.send(panelLinks.tokenNew, given);
    const token = TOKEN.exec(made.body)?.[0] ?? '';
    const tokens = use().shop.backOffice.tokens;
    expect(await tokens.actorOf(token, '192.0.2.7')).toMatchObject({
      rights: ['order.read', 'stock.correct'],
    });
    const list = (await owner.get(panelLinks.tokens)).body;
    expect(list).not.toMatch(TOKEN);
    for (const said of ['Magazyn &amp; spółka', '2 prawa', 'Ważny']) expect(list).toContain(said);
    const revoke = /\/panel\/settings\/tokens\/\d+\/revoke/.exec(list)?.[0] ?? '';
    await owner.send(revoke);
    expect(await tokens.actorOf(token, '192.0.2.7')).toBeUndefined();
    expect((await owner.get(panelLinks.tokens)).body).toContain('Cofnięty');
  });

  test('are not made without a right', async () => {
    const manager = await atWork(use(), 'manager');
    const none = await manager.send(panelLinks.tokenNew, { name: 'ERP', days: '30' });
    expect([none.statusCode, none.body]).toEqual([
      422,
      expect.stringContaining('Zaznacz przynajmniej jedno prawo.'),
    ]);
  });
});

describeWithShop('the page that tries the API', (use) => {
  const plain = ({ body }: { body: string }) => body.replaceAll('<!-- -->', '').replaceAll('&quot;', '"');

  test('has every query and change with its example, and sends one as any caller does', async () => {
    const owner = await atWork(use(), 'owner');
    const made = await owner.send(panelLinks.tokenNew, { name: 'Próba', days: '30', order_read: 'y' });
    const token = TOKEN.exec(made.body)?.[0] ?? '';
    const list = plain(await owner.get(panelLinks.apiTry('orders')));
    for (const said of ['orderCancel', 'stockSet', 'webhooks', '{ orders(view: "to_pack") { nodes'])
      expect(list).toContain(said);
    const query = '{ orders { nodes { number } next } }';
    const answer = await owner.send(panelLinks.apiTry(), { kind: 'graphql', query, token });
    expect(plain(answer)).toContain('Odpowiedź (200)');
    expect(plain(answer)).toContain('"orders": {');
    expect(plain(answer)).toContain(query);
    expect(answer.body, 'a token is shown once').not.toMatch(TOKEN);
    const refused = plain(
      await owner.send(panelLinks.apiTry(), { kind: 'graphql', query: '{ clients { next } }', token }),
    );
    expect(refused).toContain('"code": "FORBIDDEN"');
    const foreign = plain(
      await owner.send(panelLinks.apiTry(), { kind: 'graphql', query, token: 'witryna_obcy' }),
    );
    expect(foreign).toContain('Odpowiedź (401)');
    const [shown] = await use().shop.backOffice.tokens.list(owner.member.actor);
    expect(shown?.uses, 'each use is counted').toBe(2);
  });

  test('tries lines of stock out: what is refused is told by its line, and nothing changes', async () => {
    const owner = await atWork(use(), 'owner');
    const given = { name: 'Magazyn', days: '30', stock_correct: 'y' };
    const token = TOKEN.exec((await owner.send(panelLinks.tokenNew, given)).body)?.[0] ?? '';
    const filled = plain(await owner.get(panelLinks.apiTry('bulk/stock')));
    expect(filled).toMatch(/<option value="stock" selected=""/);
    const query = /<textarea[^>]*>([^<]*)</.exec(filled)?.[1] ?? '';
    const stock = async () => (await use().database.pool.query('SELECT sum(quantity) FROM stock')).rows;
    const before = await stock();
    const tried = plain(await owner.send(panelLinks.apiTry(), { kind: 'stock', query, token }));
    expect(tried).toContain('Odpowiedź (200)');
    expect(tried).toMatch(/"line":2,"problem":"key: the shop has no product/);
    expect(tried).toMatch(/"changed":1,.*"refused":1,.*"dryRun":true/);
    expect(await stock()).toEqual(before);
    const prices = plain(await owner.send(panelLinks.apiTry(), { kind: 'prices', query, token }));
    expect(prices).toContain('"code":"FORBIDDEN"');
  });
});
