import { expect, test } from 'vitest';
import { CSRF_FIELD, STAFF_COOKIE } from '#contract/panel/panel-form.ts';
import { panelLinks } from '#contract/panel/panel-links.ts';
import type { AnyAction } from '#domain/order/action-rights.ts';
import { fieldName } from '#pages/panel/order/field-names.ts';
import { POLAND } from '#tests/support/samples/sample-account.ts';
import { BY_TRANSFER, guestWith, orderBy } from '#tests/support/shop/checkout-shopper.ts';
import { emailsTo } from '#tests/support/shop/client-shopper.ts';
import { type AtWork, again, atWork, browserOf } from '#tests/support/shop/staff-at-work.ts';
import { describeWithShop, ORIGIN, PAGE } from '#tests/support/shop/test-shop.ts';

/** What a browser says of a form that a page of the shop has. */
const OWN = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' };
const SERVICE = 'serwis-mlynka';
let shoppers = 0;

describeWithShop('an order in the back office', (use) => {
  /** An order of two packs of filters, 65,70 zł with the courier. */
  async function ordered(wishes: Parameters<typeof orderBy>[1] = {}) {
    const email = `kupuje${++shoppers}@example.org`;
    const guest = await guestWith(use());
    const contact = { email, ...wishes.contact };
    const page = await orderBy(guest, { delivery: BY_TRANSFER, ...wishes, contact });
    const number = new URL(page, ORIGIN).searchParams.get('number') ?? '';
    return { number, email, guest, page };
  }
  /** The form of an action as it stands on a page. */
  function formOf(html: string, action: string) {
    const [, form = ''] = html.split(`action="${action}"`);
    const own = form.slice(0, form.indexOf('</form>'));
    return Object.fromEntries(
      [...own.matchAll(/<input[^>]*name="([^"]+)"[^>]*value="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name,
        value.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&'),
      ]),
    );
  }
  type Fields = Record<string, string>;

  /** Sends an action's form from the page as it is now, or as it was. */
  async function act(
    who: AtWork,
    number: string,
    action: Exclude<AnyAction, 'scan'>,
    fields: Fields = {},
    { id = 0, html }: { id?: number; html?: string } = {},
  ) {
    const page = html ?? (await pageOf(who, number));
    const href = panelLinks.orderAction(number, action, id);
    const named = Object.entries(fields).map(([name, value]) => [fieldName(action, id, name), value]);
    const sent = { ...formOf(page, href), ...Object.fromEntries(named) };
    expect(sent[CSRF_FIELD], `the page has a form for ${action}`).toBeTruthy();
    return who.post(href, new URLSearchParams(sent).toString(), PAGE);
  }
  const pageOf = async (who: AtWork, number: string) =>
    (await who.get(panelLinks.order(number))).body.replaceAll('<!-- -->', '');
  const idIn = (html: string, action: string) =>
    Number(new RegExp(`/${action}/(\\d+)"`).exec(html)?.[1] ?? 0);

  test('is on one screen: what was bought and where it lies, whose it is, what it comes to and what it waits for', async () => {
    const { number, email } = await ordered();
    const html = await pageOf(await atWork(use(), 'owner'), number);
    for (const said of [
      number,
      'Filtry stożkowe 02',
      email,
      'Anna Nowak',
      '00-950 Warszawa',
      'Czeka na wpłatę',
    ])
      expect(html).toContain(said);
    expect(html).toContain('65,70\u00a0zł');
    expect(html).toContain('Następny krok');
    expect(html).toContain('value="65,70"');
    expect(html).toContain('Spakuj wszystko w jednej paczce: nie jest opłacone');
    expect(html).toContain('https://www.openstreetmap.org/search?query=');
  });

  test('says where a parcel waits before it says whose it is', async () => {
    const { pickupPoints } = use().shop.delivery;
    const [point] = await pickupPoints.search('zakopane', 'point', POLAND);
    if (!point) throw new Error('there is no point');
    const { number } = await ordered({
      delivery: { way: 'point:prepaid', payment: 'transfer', pickup_point: point.code },
    });
    const html = await pageOf(await atWork(use(), 'owner'), number);
    expect(html).toContain(`<span>${point.street}</span>`);
    expect(html).toContain(`query=${encodeURIComponent(`${point.street}, ${point.zipcode} Zakopane, PL`)}`);
    expect(html.indexOf(point.street)).toBeLessThan(html.indexOf('<h2>Odbiorca</h2>'));
    expect(html).not.toContain('<h2>Adres dostawy</h2>');
  });

  test('has its amounts as English writes them, for who works in English, and takes them so', async () => {
    const { number } = await ordered();
    const manager = await atWork(use(), 'manager');
    await manager.send(panelLinks.account, { name: 'Ann', language: 'en' });
    const html = await pageOf(manager, number);
    expect(html).toContain('65.70\u00a0zł');
    expect(html).toContain('value="65.70"');
    expect(html).not.toMatch(/\d,\d\d\u00a0zł/);
    const paid = await act(manager, number, 'record_payment', { amount: '65.70', reference: 'bank 7' });
    expect(paid.statusCode).toBe(303);
    for (const list of [panelLinks.orders, panelLinks.today, panelLinks.audit])
      expect((await manager.get(list)).body).not.toMatch(/\d,\d\d\u00a0zł/);
  });

  test('goes from the payment to the door by forms alone, and each step is told to the shopper once', async () => {
    const { number, email } = await ordered();
    const orders = await atWork(use(), 'orders');
    expect((await act(orders, number, 'record_payment', { reference: `wyciąg ${number}` })).statusCode).toBe(
      303,
    );
    const packed = await act(orders, number, 'start_parcel', { weight: '0,42', box: 'A' });
    expect([packed.statusCode, packed.headers.location]).toEqual([303, panelLinks.order(number)]);
    let html = await pageOf(orders, number);
    expect(html).toContain('Spakowano w jednej paczce.');
    expect(html).toContain('420 g');
    const parcel = idIn(html, 'send');
    const unsent = await act(orders, number, 'send', {}, { id: parcel });
    expect(unsent.statusCode).toBe(422);
    expect(unsent.body).toContain('Nie udało się: brakuje numeru przesyłki.');
    const link = 'https://sledz.example/123';
    await act(orders, number, 'send', { tracking: '0012300', link }, { id: parcel });
    html = await pageOf(orders, number);
    expect(html).toContain('w drodze');
    expect(html).toContain(`href="${link}"`);
    await act(orders, number, 'deliver', {}, { id: parcel });
    expect(await pageOf(orders, number)).toContain('Doręczone');
    const kinds = (await emailsTo(use(), email)).map(({ kind }) => kind);
    expect(kinds).toEqual(['order_placed', 'order_paid', 'order_sent', 'order_delivered']);
  });

  test('is sent with the number of another order’s parcel only once somebody has said so', async () => {
    const orders = await atWork(use(), 'orders');
    const packed = async () => {
      const { number } = await ordered();
      await act(orders, number, 'record_payment', { reference: `wyciąg ${number}` });
      await act(orders, number, 'start_parcel');
      return { number, id: idIn(await pageOf(orders, number), 'send') };
    };
    const [first, second] = [await packed(), await packed()];
    const tracking = `77${first.number}`;
    await act(orders, first.number, 'send', { tracking }, first);
    const asked = await act(orders, second.number, 'send', { tracking }, second);
    expect(asked.statusCode).toBe(200);
    expect(asked.body).toContain(`Numer ${tracking} ma już paczka innego zamówienia.`);
    expect(await pageOf(orders, second.number), 'nothing was sent').not.toContain('w drodze');
    const page = { ...second, html: asked.body };
    expect((await act(orders, second.number, 'send', { tracking }, page)).statusCode).toBe(303);
    expect(await pageOf(orders, second.number)).toContain('w drodze');
  });

  test('tells who was faster, and keeps what was typed', async () => {
    const { number } = await ordered();
    const [anna, piotr] = [await atWork(use(), 'orders', 'Anna'), await atWork(use(), 'manager', 'Piotr')];
    const seen = await pageOf(piotr, number);
    await act(anna, number, 'edit_address', { street: 'Krótka', city: 'Kraków' });
    const late = await act(piotr, number, 'hold', { reason: 'Dzwonić po 16' }, { html: seen });
    expect(late.statusCode).toBe(409);
    expect(late.body).toMatch(/Anna: zmieniony adres, /);
    expect(late.body).toContain('Dzwonić po 16');
    expect(late.body).toContain('Krótka');
    const again = await act(piotr, number, 'hold', { reason: 'Dzwonić po 16' }, { html: late.body });
    expect(again.statusCode).toBe(303);
    expect(await pageOf(anna, number)).toContain('Wstrzymane: Dzwonić po 16');
  });

  test('lets whoever was slower choose, field by field, and leaves alone what they have not touched', async () => {
    const { number } = await ordered();
    const [hania, olek] = [await atWork(use(), 'orders', 'Hania'), await atWork(use(), 'manager', 'Olek')];
    const seen = await pageOf(olek, number);
    await act(hania, number, 'edit_address', { street: 'Krótka', city: 'Kraków' });
    const late = await act(
      olek,
      number,
      'edit_address',
      { street: 'Nowa', firstname: 'Hhania' },
      { html: seen },
    );
    expect(late.statusCode).toBe(409);
    const [, form = ''] = late.body.replaceAll('<!-- -->', '').split('<legend>Ulica');
    const choices = form.slice(0, form.indexOf('</fieldset>'));
    expect(choices).toContain('Moje: Nowa');
    expect(choices).toContain('Zapisane przez kogoś innego: Krótka');
    expect(choices).not.toContain('checked');
    const chosen = { street: 'Krótka' };
    expect((await act(olek, number, 'edit_address', chosen, { html: late.body })).statusCode).toBe(303);
    const html = await pageOf(hania, number);
    for (const said of ['Hhania Nowak', 'Krótka 5', '00-950 Kraków']) expect(html).toContain(said);
  });

  test('two who change different fields both have their way, and one’s own second save is no conflict', async () => {
    const { number } = await ordered();
    const [hania, olek] = [await atWork(use(), 'orders', 'Kasia'), await atWork(use(), 'manager', 'Marek')];
    const [seen, secondTab] = [await pageOf(olek, number), await pageOf(olek, number)];
    await act(hania, number, 'edit_address', { street: 'Krótka' });
    const answers = [
      await act(olek, number, 'edit_address', { city: 'Kraków' }, { html: seen }),
      await act(olek, number, 'edit_address', { lastname: 'Lis' }, { html: secondTab }),
      await act(olek, number, 'note', { text: 'Dzwonił' }, { html: seen }),
    ];
    const html = await pageOf(hania, number);
    for (const said of ['Krótka 5', 'Kraków', 'Anna Lis', 'Dzwonił']) expect(html).toContain(said);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303]);
  });

  test('its delivery changes only as far as somebody changes it', async () => {
    const { number } = await ordered();
    const [hania, olek] = [await atWork(use(), 'orders', 'Basia'), await atWork(use(), 'manager', 'Tomek')];
    const seen = await pageOf(olek, number);
    const untouched = await act(olek, number, 'edit_delivery');
    expect(untouched.statusCode).toBe(303);
    expect(await pageOf(olek, number)).toContain('Było już zrobione.');
    await act(hania, number, 'edit_delivery', { cost: '9,50' });
    const late = await act(olek, number, 'edit_delivery', { cost: '8' }, { html: seen });
    expect(late.statusCode).toBe(409);
    const body = late.body.replaceAll('<!-- -->', '');
    expect(body).toContain('Zapisane przez kogoś innego: 9,50');
    const kept = await act(olek, number, 'edit_delivery', { cost: '9,50' }, { html: body });
    expect(kept.statusCode).toBe(303);
    expect(await pageOf(olek, number)).toContain('9,50\u00a0zł');
  });

  test('loses nothing of a form whose time is over: it says why, and what was typed', async () => {
    const { number } = await ordered();
    const [ewa, jan] = [await atWork(use(), 'orders', 'Ewa'), await atWork(use(), 'manager', 'Jan')];
    const seen = await pageOf(jan, number);
    await act(ewa, number, 'cancel');
    const late = await act(jan, number, 'hold', { reason: 'Dzwonić po 16' }, { html: seen });
    expect(late.statusCode).toBe(409);
    expect(late.body.replaceAll('<!-- -->', '')).toMatch(/Ewa: anulowane, .*Wpisano: Dzwonić po 16/);
  });

  test('gives back what was typed to whoever sends it after their session, to be sent once they are in again', async () => {
    const { number } = await ordered();
    const iga = await atWork(use(), 'manager', 'Iga');
    const href = panelLinks.orderAction(number, 'note', 0);
    const typed = {
      ...formOf(await pageOf(iga, number), href),
      [fieldName('note', 0, 'text')]: 'Zadzwonić "po 16"',
    };
    const send = (fields: Fields, headers: Fields = OWN) =>
      iga.post(href, new URLSearchParams(fields).toString(), { ...PAGE, ...headers });
    await iga.send(panelLinks.signOut);
    const late = await send(typed);
    expect(late.statusCode).toBe(401);
    expect(late.body).toContain('Zadzwonić &quot;po 16&quot;');
    expect(late.body).toContain(`href="${panelLinks.signIn}"`);
    iga.jar.set(STAFF_COOKIE, (await again(use(), iga)).jar.get(STAFF_COOKIE) ?? '');
    const checked = await send(formOf(late.body, href));
    expect(checked.statusCode).toBe(403);
    expect((await send(formOf(checked.body, href))).statusCode).toBe(303);
    expect(await pageOf(iga, number)).toContain('Zadzwonić &quot;po 16&quot;');
  });

  test('writes nothing of a late form into a page where no page of the shop has sent it, or where it is secret', async () => {
    const nobody = browserOf(use());
    const send = (fields: Fields, headers: Fields) =>
      nobody.post(panelLinks.orderAction('X-1', 'note', 0), new URLSearchParams(fields).toString(), {
        ...PAGE,
        ...headers,
      });
    const text = { note_0_text: 'tajne' };
    for (const [fields, headers] of [
      [text, {}],
      [text, { ...OWN, 'sec-fetch-mode': 'cors' }],
      [{ ...text, current: 'hasło' }, OWN],
      [{ key: 'k', version: '3' }, OWN],
    ] as const) {
      const answer = await send(fields, headers);
      expect([answer.statusCode, answer.body.includes('tajne')]).toEqual([303, false]);
    }
    expect((await send(text, { ...OWN, 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  });

  test('keeps a line whose quantity was cleared, and asks for a number; a weight is typed in kilograms', async () => {
    const { number } = await ordered();
    const owner = await atWork(use(), 'owner');
    const line = Number(/edit_lines_0_line_(\d+)/.exec(await pageOf(owner, number))?.[1]);
    const cleared = await act(owner, number, 'edit_lines', { [`line_${line}`]: '' });
    expect([cleared.statusCode, cleared.body.includes('podaj ilość jako liczbę')]).toEqual([422, true]);
    await act(owner, number, 'record_payment');
    const heavy = await act(owner, number, 'start_parcel', { weight: 'dwa kilo' });
    expect([heavy.statusCode, heavy.body.includes('podaj wagę w kilogramach')]).toEqual([422, true]);
    await act(owner, number, 'start_parcel', { weight: '0,42' });
    expect(await pageOf(owner, number)).toContain('420 g');
  });

  test('takes one and the same form once, however often it is sent', async () => {
    const { number } = await ordered();
    const owner = await atWork(use(), 'owner');
    const html = await pageOf(owner, number);
    const pay = () => act(owner, number, 'record_payment', { amount: '20', reference: '' }, { html });
    const answers = [await pay(), await pay()];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
    const after = await pageOf(owner, number);
    expect(after).toContain('Było już zrobione.');
    expect(after).toContain('45,70\u00a0zł');
    expect(after).toContain('Opłacone w części');
  });

  test('asks before it writes down more than is to be paid, and tells the buyer when that was a mistake', async () => {
    const { number, email } = await ordered();
    const owner = await atWork(use(), 'owner');
    const amount = '9 999 999';
    const asked = await act(owner, number, 'record_payment', { amount });
    expect(asked.statusCode).toBe(200);
    expect(asked.body.replaceAll(/\s/g, ' ')).toContain('Wpływa 9 999 999,00 zł, do zapłaty jest 65,70 zł.');
    expect(await pageOf(owner, number), 'nothing is written down yet').not.toContain('/reverse/');
    const other = await act(owner, number, 'record_payment', { amount: '70' }, { html: asked.body });
    expect(other.statusCode, 'another amount is asked about again').toBe(200);
    const saved = await act(owner, number, 'record_payment', { amount: '70' }, { html: other.body });
    expect(saved.statusCode).toBe(303);
    const id = idIn(await pageOf(owner, number), 'reverse');
    expect((await act(owner, number, 'reverse', { reason: 'pomyłka' }, { id })).statusCode).toBe(303);
    const last = (await emailsTo(use(), email)).at(-1);
    expect(last).toMatchObject({ kind: 'payment_reversed', toPay: '65,70\u00a0zł' });
  });

  test('says first of all that a refund failed and what can be done; and so does the day, until it is asked for again', async () => {
    const { number } = await ordered();
    const owner = await atWork(use(), 'owner');
    await act(owner, number, 'record_payment', { reference: `wyciąg ${number}` });
    await act(owner, number, 'ask_refund', { amount: '10' });
    const id = idIn(await pageOf(owner, number), 'fail-refund');
    await act(owner, number, 'fail_refund', { reason: 'rachunek zamknięty' }, { id });
    const today = async (who: AtWork) =>
      (await who.get(panelLinks.today)).body.replaceAll('<!-- -->', '').split('Nie udało się')[1] ?? '';
    expect(await today(owner)).toMatch(new RegExp(`${number}.{0,80}10,00\u00a0zł.{0,80}odrzucony`));
    expect(await today(await atWork(use(), 'catalogue'))).not.toContain(number);
    const shown = await pageOf(owner, number);
    const next = shown.split('Następny krok')[1] ?? '';
    for (const said of ['Zwrot 10,00\u00a0zł się nie udał', 'Powód: rachunek zamknięty', 'value="10,00"'])
      expect(next).toContain(said);
    const packer = await pageOf(await atWork(use(), 'orders'), number);
    expect(packer, 'also to who cannot give it back').toContain('się nie udał');
    await act(owner, number, 'ask_refund', {});
    expect(await today(owner)).not.toContain(number);
    expect(await pageOf(owner, number)).not.toContain('się nie udał</span>');
  });

  test('takes no payment twice from two tabs of one person: the second is told of the first', async () => {
    const { number } = await ordered();
    const owner = await atWork(use(), 'owner');
    const [one, other] = [await pageOf(owner, number), await pageOf(owner, number)];
    const pay = (html: string) => act(owner, number, 'record_payment', { amount: '20' }, { html });
    expect((await pay(one)).statusCode).toBe(303);
    const second = await pay(other);
    expect([second.statusCode, second.body.includes('Sprawdź, co się zmieniło')]).toEqual([409, true]);
    expect((await pay(second.body)).statusCode, 'once it is read, it may be a second payment').toBe(303);
    expect(await pageOf(owner, number)).toContain('25,70\u00a0zł');
  });

  test('is changed before it is packed, with the money that it means', async () => {
    const { number } = await ordered();
    const owner = await atWork(use(), 'owner');
    const line = Number(/edit_lines_0_line_(\d+)/.exec(await pageOf(owner, number))?.[1]);
    await act(owner, number, 'edit_lines', { [`line_${line}`]: '1' });
    const html = await pageOf(owner, number);
    expect(html).toContain('Produkty zmienione.');
    expect(html).toContain('Anulowano: 1');
    const none = await act(owner, number, 'edit_lines', { [`line_${line}`]: '0' });
    expect([none.statusCode, none.body.includes('to ostatnia pozycja')]).toEqual([422, true]);
    const wrong = await act(owner, number, 'edit_lines', { [`line_${line}`]: 'dwa' });
    expect([wrong.statusCode, wrong.body.includes('value="dwa"')]).toEqual([422, true]);
  });

  test('is sold by whole pieces, and says what is owed once a product is taken out', async () => {
    const { number } = await ordered();
    const owner = await atWork(use(), 'owner');
    const line = Number(/edit_lines_0_line_(\d+)/.exec(await pageOf(owner, number))?.[1]);
    const half = await act(owner, number, 'edit_lines', { [`line_${line}`]: '1,5' });
    expect([half.statusCode, half.body.includes('podaj całkowitą liczbę')]).toEqual([422, true]);
    const cost = await act(owner, number, 'edit_delivery', { cost: '-5' });
    expect([cost.statusCode, cost.body.includes('podaj kwotę, zero albo więcej')]).toEqual([422, true]);
    const many = await act(owner, number, 'add_line', { search: 'dripper' });
    const size = /<option value="(\d+)"[^>]*>[^<]*ripper/.exec(many.body)?.[1] ?? '';
    const shown = await act(owner, number, 'add_line', { size, quantity: '1' }, { html: many.body });
    await act(owner, number, 'add_line', { size, quantity: '1' }, { html: shown.body });
    await act(owner, number, 'record_payment', {});
    await act(owner, number, 'edit_lines', { [`line_${line}`]: '0' });
    expect(await pageOf(owner, number)).toMatch(
      /Usunięto: Filtry stożkowe 02[^<]*\. Do oddania jest teraz [^<]+, wcześniej /,
    );
  });

  test('comes back: announced, received, checked, settled, refunded', async () => {
    const { number } = await ordered();
    const owner = await atWork(use(), 'owner');
    await act(owner, number, 'record_payment', {});
    await act(owner, number, 'start_parcel', {});
    const parcel = idIn(await pageOf(owner, number), 'send');
    await act(owner, number, 'send', { tracking: '77' }, { id: parcel });
    await act(owner, number, 'deliver', {}, { id: parcel });
    const line = Number(/open_return_0_line_(\d+)/.exec(await pageOf(owner, number))?.[1]);
    await act(owner, number, 'open_return', { [`line_${line}`]: '1', why: 'withdrawal' });
    const coming = idIn(await pageOf(owner, number), 'receive');
    await act(owner, number, 'receive', {}, { id: coming });
    await act(owner, number, 'check', { [`good_${line}`]: '1' }, { id: coming });
    await act(owner, number, 'settle', {}, { id: coming });
    expect(await pageOf(owner, number)).toContain('Zwrot rozliczony.');
    const html = await pageOf(owner, number);
    expect(html).toContain('Do zwrotu');
    await act(owner, number, 'ask_refund', {});
    const entry = idIn(await pageOf(owner, number), 'confirm-refund');
    await act(owner, number, 'confirm_refund', { reference: 'przelew 9' }, { id: entry });
    expect(await pageOf(owner, number)).toContain('Zwrot potwierdzony, kupujący dostał wiadomość.');
  });

  test('tells of what cannot be sent back, and leaves it to a person whether it comes back', async () => {
    const guest = await guestWith(use(), '0.5', 'flanela-filtracyjna-na-metry');
    const page = await orderBy(guest, { delivery: BY_TRANSFER });
    const number = new URL(page, ORIGIN).searchParams.get('number') ?? '';
    const owner = await atWork(use(), 'owner');
    const told = 'Bez prawa odstąpienia: na indywidualne zamówienie';
    const timesTold = async () => (await pageOf(owner, number)).split(told).length - 1;
    expect(await timesTold()).toBe(1);
    await act(owner, number, 'record_payment', {});
    await act(owner, number, 'start_parcel', {});
    const parcel = idIn(await pageOf(owner, number), 'send');
    await act(owner, number, 'send', { tracking: '79' }, { id: parcel });
    const line = Number(/open_return_0_line_(\d+)/.exec(await pageOf(owner, number))?.[1]);
    await act(owner, number, 'open_return', { [`line_${line}`]: '0,5', why: 'withdrawal' });
    expect(await timesTold()).toBe(2);
  });

  test('gives money back for chosen products, once the sum was shown', async () => {
    const { number } = await ordered();
    const owner = await atWork(use(), 'owner');
    await act(owner, number, 'record_payment', {});
    expect(await pageOf(owner, number)).not.toContain('/refund-lines"');
    await act(owner, number, 'start_parcel', {});
    const parcel = idIn(await pageOf(owner, number), 'send');
    await act(owner, number, 'send', { tracking: '78' }, { id: parcel });
    const line = Number(/refund_lines_0_line_(\d+)/.exec(await pageOf(owner, number))?.[1]);
    const shown = await act(owner, number, 'refund_lines', { [`line_${line}`]: '1' });
    expect(shown.statusCode).toBe(200);
    expect(shown.body).toMatch(/Do zwrotu: \d+,\d\d\u00a0zł\. Zleć zwrot, jeśli się zgadza\./);
    expect(await pageOf(owner, number), 'nothing is done yet').not.toContain('Zwrot zlecony');
    const wanted = { [`line_${line}`]: '1' };
    const other = await act(owner, number, 'refund_lines', { [`line_${line}`]: '2' }, { html: shown.body });
    expect(other.statusCode, 'another sum is shown again').toBe(200);
    const asked = await act(owner, number, 'refund_lines', wanted, { html: shown.body });
    expect(asked.statusCode).toBe(303);
    expect(await pageOf(owner, number)).toContain('Zwrot zlecony');
  });

  test('of a service that nobody asked for sooner waits until the days of withdrawal are over, and says so', async () => {
    const guest = await guestWith(use(), '1', SERVICE);
    const email = `usluga${++shoppers}@example.org`;
    const page = await orderBy(guest, {
      delivery: { way: 'email:prepaid', payment: 'transfer' },
      contact: { email },
    });
    const number = new URL(page, ORIGIN).searchParams.get('number') ?? '';
    const began = use().now;
    const { packing, desk } = use().shop.ordering;
    const queued = async (who: AtWork) =>
      ((await packing.queue(who.member.actor)) ?? []).some((one) => one.number === number);
    const owner = await atWork(use(), 'owner');
    await act(owner, number, 'record_payment', {});
    const html = await pageOf(owner, number);
    expect(html).toContain('wolno ją zacząć');
    expect(html).toContain('usługa zaczyna się dopiero po upływie czasu na odstąpienie');
    expect(await queued(owner)).toBe(false);
    expect((await owner.get(`${panelLinks.orders}?view=to_pack&q=${number}`)).body).not.toContain(
      `>${number}<`,
    );
    expect(await desk.packAll(owner.member.actor, { number })).toMatchObject({ problem: 'service_waits' });
    expect((await guest.get(page)).body).toContain('Usługa: wykonamy ją nie wcześniej niż');
    const paid = (await emailsTo(use(), email)).find(({ kind }) => kind === 'order_paid');
    expect(paid).toMatchObject({ isServiceAlone: true, serviceFrom: expect.any(String) });
    use().now = began + 15 * 86_400_000;
    const later = await atWork(use(), 'owner');
    expect(await queued(later)).toBe(true);
    expect(await pageOf(later, number)).not.toContain('wolno ją zacząć');
    expect(await desk.packAll(later.member.actor, { number })).toMatchObject({ ok: true });
    use().now = began;
  });

  test('gives everything back, once the sum was shown', async () => {
    const { number } = await ordered();
    const owner = await atWork(use(), 'owner');
    await act(owner, number, 'record_payment', {});
    const shown = await act(owner, number, 'refund_whole', {});
    expect(shown.body).toContain('Do zwrotu: 65,70\u00a0zł.');
    expect((await act(owner, number, 'refund_whole', {}, { html: shown.body })).statusCode).toBe(303);
    expect(await pageOf(owner, number)).toContain('Zwrot zlecony');
  });

  test('shows its complaints, and once money was promised for one, the way to give it back', async () => {
    const { number, email } = await ordered();
    const owner = await atWork(use(), 'owner');
    await act(owner, number, 'record_payment', {});
    await act(owner, number, 'start_parcel', {});
    const parcel = idIn(await pageOf(owner, number), 'send');
    await act(owner, number, 'send', { tracking: '80' }, { id: parcel });
    const given = {
      ...{ orderNumber: number, product: 'Filtry', foundOn: '2026-11-20', wish: 'refund' as const },
      description: 'Przeciekają.',
    };
    const guest = { name: 'Anna', email, language: 'pl' as const };
    const filed = await use().shop.clients.complaints.fileAsGuest(guest, given, []);
    const html = await pageOf(owner, number);
    const id = Number(new RegExp(`/complaints/(\\d+)">Reklamacja ${filed.number}<`).exec(html)?.[1]);
    expect(html).toContain('zostaje 14 dni');
    const decided = { decision: 'money_back', reason: 'Oddamy pieniądze.', version: '1' };
    expect((await owner.send(panelLinks.complaintDecide(id), decided)).statusCode).toBe(303);
    const [, next = ''] = (await pageOf(owner, number)).split('Następny krok');
    const step = next.slice(0, next.indexOf('</section>'));
    expect(step).toContain(`Reklamacja ${filed.number} jest uznana`);
    expect(step).toContain(`action="${panelLinks.orderAction(number, 'refund_lines', 0)}"`);
    const line = Number(/refund_lines_0_line_(\d+)/.exec(step)?.[1]);
    const shown = await act(owner, number, 'refund_lines', { [`line_${line}`]: '1' });
    await act(owner, number, 'refund_lines', { [`line_${line}`]: '1' }, { html: shown.body });
    expect(await pageOf(owner, number)).not.toContain('jest uznana: klient ma');
    expect(await pageOf(owner, number)).toContain('Reklamacja uznana, pieniądze do oddania');
    const packer = await atWork(use(), 'packer');
    expect(await use().shop.backOffice.complaintDesk.ofOrder(packer.member.actor, number)).toEqual([]);
  });

  test('gets a product more, found by its name or its code, at the price that was shown', async () => {
    const { number } = await ordered();
    const owner = await atWork(use(), 'owner');
    const none = await act(owner, number, 'add_line', { search: 'czegoś takiego nie ma' });
    expect([none.statusCode, none.body.includes('Sklep nie ma produktu')]).toEqual([200, true]);
    const many = await act(owner, number, 'add_line', { search: 'dripper' });
    expect(many.body).toContain('Wybierz produkt z listy');
    const size = /<option value="(\d+)"[^>]*>[^<]*ripper/.exec(many.body)?.[1] ?? '';
    const shown = await act(owner, number, 'add_line', { size, quantity: '2' }, { html: many.body });
    expect(shown.body).toMatch(/Zamówienie razem: \d+,\d\d\u00a0zł\. Zapisz, jeśli się zgadza\./);
    const total = /Zamówienie razem: ([^z]+zł)/.exec(shown.body)?.[1] ?? '';
    const saved = await act(owner, number, 'add_line', { size, quantity: '2' }, { html: shown.body });
    expect(saved.statusCode).toBe(303);
    const html = await pageOf(owner, number);
    expect(html).toContain('Produkt dodany.');
    expect(html).toContain(total);
  });

  test('is packed before it is paid by whoever may, and that is said on the button', async () => {
    const { number } = await ordered();
    const orders = await atWork(use(), 'orders');
    expect(await pageOf(orders, number)).not.toContain('/start-unpaid"');
    const manager = await atWork(use(), 'manager');
    expect(await pageOf(manager, number)).toContain('Spakuj mimo braku wpłaty');
    expect((await act(manager, number, 'start_unpaid', {})).statusCode).toBe(303);
    expect(await pageOf(manager, number)).toContain('Spakowano w jednej paczce, bez wpłaty.');
  });

  test('has its buyer’s data put right also after it was sent', async () => {
    const { number } = await ordered();
    const owner = await atWork(use(), 'owner');
    await act(owner, number, 'record_payment', {});
    await act(owner, number, 'start_parcel', {});
    const parcel = idIn(await pageOf(owner, number), 'send');
    await act(owner, number, 'send', { tracking: '79' }, { id: parcel });
    const wrong = await act(owner, number, 'edit_contact', { email: 'nie adres' });
    expect(wrong.statusCode).toBe(422);
    const email = `poprawny${number}@example.org`;
    await act(owner, number, 'edit_contact', { email, company: 'Kawiarnia', taxNumber: '5260250274' });
    const html = await pageOf(owner, number);
    expect(html).toContain(email);
    expect(html).toContain('NIP 5260250274');
    expect((await emailsTo(use(), email)).map(({ kind }) => kind)).toEqual(['order_changed']);
  });

  test('has the words of its e-mails, and sends one once more to where they go now', async () => {
    const { number, email } = await ordered();
    const owner = await atWork(use(), 'owner');
    await act(owner, number, 'record_payment', {});
    const id = Number(/\/emails\/(\d+)"/.exec(await pageOf(owner, number))?.[1]);
    const text = (await owner.get(panelLinks.orderEmail(number, id))).body;
    expect(text).toContain(email);
    expect(text).toContain('Filtry stożkowe 02');
    expect(text, 'the guest’s link is the guest’s').not.toContain('token=');
    const other = `inny${number}@example.org`;
    await act(owner, number, 'edit_contact', { email: other });
    expect((await act(owner, number, 'send_email', {}, { id })).statusCode).toBe(303);
    expect((await emailsTo(use(), other)).map(({ kind }) => kind)).toEqual(['order_changed', 'order_placed']);
    const readOnly = await atWork(use(), 'read_only');
    expect((await readOnly.get(panelLinks.orderEmail(number, id))).statusCode).toBe(200);
    expect((await owner.get(panelLinks.orderEmail(number, id + 999))).statusCode).toBe(404);
    const another = await ordered();
    expect((await owner.get(panelLinks.orderEmail(another.number, id))).statusCode).toBe(404);
  });

  test('hides money and e-mails from who may not read them, and does not exist for who may read no orders', async () => {
    const { number, email } = await ordered();
    const packer = await atWork(use(), 'packer');
    expect((await packer.get(panelLinks.order(number))).statusCode).toBe(403);
    const content = await atWork(use(), 'content');
    expect((await content.get(panelLinks.order(number))).body).not.toContain(email);
    const readOnly = await atWork(use(), 'read_only');
    const html = await pageOf(readOnly, number);
    expect(html).toContain('65,70\u00a0zł');
    expect(html).not.toMatch(/<form[^>]*action="\/panel\/orders\//);
  });

  test.each(['W-1999-000001', '%00', 'x'.repeat(300), '..%2F..'])(
    '%s is no order, and is said so',
    async (number) => {
      const owner = await atWork(use(), 'owner');
      expect((await owner.get(`${panelLinks.orders}/${number}`)).statusCode).toBe(404);
    },
  );
});
