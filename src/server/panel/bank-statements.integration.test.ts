import { expect, test } from 'vitest';
import { panelLinks } from '#contract/panel/panel-links.ts';
import { guestWith, orderBy } from '#tests/support/shop/checkout-shopper.ts';
import { type AtWork, atWork } from '#tests/support/shop/staff-at-work.ts';
import { describeWithShop, ORIGIN } from '#tests/support/shop/test-shop.ts';

describeWithShop('transfers to the shop’s account', (use) => {
  async function ordered(): Promise<string> {
    const page = await orderBy(await guestWith(use()));
    return new URL(page, ORIGIN).searchParams.get('number') ?? '';
  }
  const line = (title: string, amount: string, payer = 'ANNA NOWAK') =>
    `2026-11-19;PRZELEW;${title};${payer};${amount};`;
  const statement = (...lines: string[]) =>
    Buffer.from(['#Data księgowania;#Opis operacji;#Tytuł;#Nadawca;#Kwota;', ...lines].join('\r\n'));
  async function take(who: AtWork, file: Buffer): Promise<string> {
    const answer = await who.upload(panelLinks.transfersTake, file, panelLinks.transfers);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, panelLinks.transfers]);
    return shown(who);
  }
  const shown = async (who: AtWork, view = 'open') =>
    (await who.get(`${panelLinks.transfers}?view=${view}`)).body.replaceAll('<!-- -->', '');
  const rowOf = (html: string, word: string) => html.split('<tr>').find((row) => row.includes(word)) ?? '';
  const idOf = (html: string, word: string) => Number(/transfers\/(\d+)\/match/.exec(rowOf(html, word))?.[1]);
  const dueOf = async (who: AtWork, number: string) =>
    /record_payment[\s\S]*?value="(\d+,\d\d)"/.exec((await who.get(panelLinks.order(number))).body)?.[1] ??
    '';

  test('a payment that names its order and is its sum is recorded with one press, and never twice', async () => {
    const owner = await atWork(use(), 'owner');
    const number = await ordered();
    const due = await dueOf(owner, number);
    expect(due).toMatch(/^\d+,\d\d$/);
    const file = statement(line(`Zam ${number.replaceAll('-', ' ')}`, due), line('prowizja', '-5,00'));
    expect(await take(owner, file)).toContain(
      'Nowe przelewy: 1. Już znane: 0. Pominięte (obciążenia i zwroty): 1.',
    );
    expect(await take(owner, file)).toContain('Już znane: 1.');
    expect(rowOf(await shown(owner), number.replaceAll('-', ' '))).toContain('numer w tytule');
    const id = idOf(await shown(owner), number.replaceAll('-', ' '));
    await owner.send(panelLinks.transfersCertain, {});
    expect(await shown(owner)).toContain('Zapisane wpłaty: 1.');
    expect(rowOf(await shown(owner, 'settled'), number)).toContain(panelLinks.order(number));
    expect((await owner.get(panelLinks.order(number))).body).toContain('Opłacone');
    await owner.send(panelLinks.transferMatch(id), { [`number_${id}`]: number });
    expect(await shown(owner)).toContain('Ten przelew jest już rozliczony.');
    const { rows } = await use().shop.database.pool.query(
      `SELECT count(*)::int AS n FROM money_entry WHERE provider = 'bank'`,
    );
    expect(rows).toEqual([{ n: 1 }]);
  });

  test('what a transfer is for is said by a person, also where the shop has no idea; a wrong number is told', async () => {
    const owner = await atWork(use(), 'owner');
    const number = await ordered();
    await take(owner, statement(line('prezent', '7,77', 'CIOCIA')));
    const id = idOf(await shown(owner), 'CIOCIA');
    await owner.send(panelLinks.transferMatch(id), { [`number_${id}`]: 'nie ma' });
    expect(await shown(owner)).toContain('nie ma takiego zamówienia');
    await owner.send(panelLinks.transferMatch(id), { [`number_${id}`]: number });
    expect(await shown(owner)).toContain(`Wpłata zapisana w zamówieniu ${number}.`);
    expect((await owner.get(panelLinks.order(number))).body).toContain('Opłacone w części');
  });

  test('a transfer for an order that waits for no money is recorded only once somebody is sure', async () => {
    const owner = await atWork(use(), 'owner');
    const number = await ordered();
    const version = /name="version" value="(\d+)"/.exec(
      (await owner.get(panelLinks.order(number))).body,
    )?.[1];
    await owner.send(panelLinks.orderAction(number, 'cancel', 0), { version: version ?? '' });
    await take(owner, statement(line('spóźniony', '12,34', 'WUJEK')));
    const id = idOf(await shown(owner), 'WUJEK');
    const match = (sure?: string) =>
      owner.send(panelLinks.transferMatch(id), { [`number_${id}`]: number, ...(sure && { sure }) });
    for (const answer of [await match(), await match('ZUPEŁNIE-INNE')]) {
      expect(answer.statusCode).toBe(200);
      expect(rowOf(answer.body, 'WUJEK')).toContain('To zamówienie jest anulowane');
      expect(rowOf(answer.body, 'WUJEK')).toContain(`name="sure" value="${number}"`);
    }
    expect(rowOf(await shown(owner), 'WUJEK')).not.toBe('');
    await match(number);
    expect(await shown(owner)).toContain(`Wpłata zapisana w zamówieniu ${number}.`);
    await take(owner, statement(line('jeszcze raz', '12,35', 'STRYJEK')));
    const other = idOf(await shown(owner), 'STRYJEK');
    const again = await owner.send(panelLinks.transferMatch(other), { [`number_${other}`]: number });
    expect(rowOf(again.body, 'STRYJEK')).toContain('To zamówienie jest anulowane');
  });

  test('what is no shopper’s money is put away and can be taken up again; both are in the log', async () => {
    const owner = await atWork(use(), 'owner');
    await take(owner, statement(line('lokata', '100,00', 'BANK')));
    const id = idOf(await shown(owner), 'BANK');
    await owner.send(panelLinks.transferDismiss(id), { dismissed: 'y' });
    expect(rowOf(await shown(owner), 'BANK')).toBe('');
    expect(rowOf(await shown(owner, 'settled'), 'BANK')).toContain('odłożony');
    await owner.send(panelLinks.transferDismiss(id), { dismissed: '' });
    expect(rowOf(await shown(owner), 'BANK')).not.toBe('');
    const log = (await owner.get(panelLinks.audit)).body;
    for (const said of ['wczytanie wyciągu z banku', 'odłożenie przelewu', 'przywrócenie przelewu'])
      expect(log).toContain(said);
  });

  test('a file that is no statement, none at all, or one that is too large, is told', async () => {
    const owner = await atWork(use(), 'owner');
    const answerTo = (bytes: Buffer) => take(owner, bytes);
    expect(await answerTo(Buffer.from('cokolwiek'))).toContain('Tego pliku nie da się odczytać');
    expect(await answerTo(Buffer.alloc(5 * 1_048_576 + 1, 'x'))).toContain('za duży');
    const none = await owner.send(panelLinks.transfersTake, {});
    expect(none.statusCode).toBe(303);
    expect(await shown(owner)).toContain('Wybierz plik z wyciągiem.');
  });
});
