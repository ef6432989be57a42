import { inArray } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { CSRF_FIELD } from '#contract/panel/panel-form.ts';
import { panelLinks } from '#contract/panel/panel-links.ts';
import { size } from '#shop/db/schema/index.ts';
import { mistakesIn } from '#tests/support/pages/html-rules.ts';
import { FILTERS, guestWith, ON_DELIVERY, orderBy, putIn } from '#tests/support/shop/checkout-shopper.ts';
import { type AtWork, atWork } from '#tests/support/shop/staff-at-work.ts';
import { demoProduct, describeWithShop, ORIGIN, PAGE } from '#tests/support/shop/test-shop.ts';

const DRIPPER = 'dripper-kiri-ceramiczny';
const EAN = { filters: '5900000000015', dripper: '5900000000022' };

describeWithShop('the packing table', (use) => {
  let [shoppers, labels] = [0, 0];
  const label = () => `6200000${String(++labels).padStart(5, '0')}`;
  beforeAll(async () => {
    for (const [key, ean] of [
      [FILTERS, EAN.filters],
      [DRIPPER, EAN.dripper],
    ] as const) {
      const { sizeIds } = await demoProduct(use().shop, key);
      await use()
        .database.orm.update(size)
        .set({ ean, shelf: `P-${ean}` })
        .where(inArray(size.id, sizeIds));
    }
  });

  /** An order to be paid at the door: two packs of filters, and a dripper where that is wanted. */
  async function ordered({ filters = '2', dripper = false } = {}) {
    const guest = await guestWith(use(), filters);
    if (dripper) await putIn(use(), guest, DRIPPER);
    const contact = { email: `paczka${++shoppers}@example.org` };
    const page = await orderBy(guest, { delivery: ON_DELIVERY, contact });
    return new URL(page, ORIGIN).searchParams.get('number') ?? '';
  }
  const pageOf = async (who: AtWork, url: string) => (await who.get(url)).body.replaceAll('<!-- -->', '');
  /** The fields that a page has put into its scan. */
  const fieldsIn = (html: string) => {
    const [, form = ''] = html.split('<form class="scan');
    const hidden = form
      .slice(0, form.indexOf('</form>'))
      .matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g);
    return Object.fromEntries([...hidden].map(([, name = '', value = '']) => [name, value]));
  };
  type Sent = { code: string } & Record<string, string>;
  async function scan(who: AtWork, number: string, sent: string | Sent, html?: string) {
    const fields = fieldsIn(html ?? (await pageOf(who, panelLinks.packingOrder(number))));
    const more = typeof sent === 'string' ? { code: sent } : sent;
    expect(fields[CSRF_FIELD]).toBeTruthy();
    return who.post(
      panelLinks.packingScan(number),
      new URLSearchParams({ ...fields, ...more }).toString(),
      PAGE,
    );
  }
  /** What the next page says, after a scan. */
  async function said(who: AtWork, number: string, sent: string | Sent) {
    const answer = await scan(who, number, sent);
    expect(answer.statusCode).toBe(303);
    return { to: answer.headers.location ?? '', html: await pageOf(who, answer.headers.location ?? '') };
  }
  const packed = (html: string) =>
    [...html.matchAll(/aria-hidden="true">(\d+)\/(\d+)</g)].map(([, a, b]) => `${a}/${b}`);

  test('takes an order from its number to the courier by scans alone, without a script', async () => {
    const packer = await atWork(use(), 'packer');
    const [number, next] = [await ordered({ dripper: true }), await ordered()];
    const opened = await packer.send(panelLinks.packing, { code: number }, panelLinks.packing);
    expect(opened.headers.location).toBe(panelLinks.packingOrder(number));
    const html = await pageOf(packer, panelLinks.packingOrder(number));
    expect(html).toMatch(/<input id="scan"[^>]*inputMode="none"[^>]*autofocus/i);
    expect(packed(html).toSorted()).toEqual(['0/1', '0/2']);
    expect((await said(packer, number, EAN.filters)).html).toMatch(
      /role="status">Filtry stożkowe 02, 100\sszt\.: 1 z 2/,
    );
    await said(packer, number, EAN.filters);
    const last = await said(packer, number, { code: EAN.dripper, box: 'M', weight: '1,2' });
    expect(last.html).toContain('Paczka 1 spakowana');
    expect(last.html).toContain(panelLinks.paper('label', number).replaceAll('&', '&amp;'));
    expect((await said(packer, number, '')).html).toContain('wymaga numeru przesyłki');
    const sent = await said(packer, number, label());
    expect(sent.to).toBe(panelLinks.packingOrder(next));
    expect(sent.html).toContain(`Wysłano ${number}.`);
    await said(packer, next, 'NEXT');
  });

  test('shows a packer who gets the parcel, but neither money nor an e-mail address', async () => {
    const packer = await atWork(use(), 'packer');
    const number = await ordered();
    for (const url of [
      panelLinks.packing,
      panelLinks.packingOrder(number),
      panelLinks.paper('slip', number),
      panelLinks.paper('label', number),
    ]) {
      const html = await pageOf(packer, url);
      expect(html, url).not.toMatch(/zł|PLN|@example\.org/);
    }
    const html = await pageOf(packer, panelLinks.packingOrder(number));
    expect(html).toContain('Anna Nowak');
    expect(html).toContain('Długa 5');
  });

  test('stops a wrong item and one too many in red, and counts neither', async () => {
    const packer = await atWork(use(), 'packer');
    const number = await ordered({ filters: '1', dripper: true });
    await said(packer, number, EAN.filters);
    const surplus = await said(packer, number, EAN.filters);
    expect(surplus.html).toContain('class="scan scan--bad"');
    expect(surplus.html).toMatch(/role="alert">O jedną za dużo: Filtry stożkowe 02/);
    expect((await said(packer, number, 'XYZ')).html).toContain('Nie znamy kodu „XYZ”.');
    const { html } = await said(packer, number, { code: EAN.dripper, weight: 'dużo' });
    expect(html).toContain('Waga to liczba kilogramów');
    expect(packed(html).toSorted()).toEqual(['0/1', '1/1']);
  });

  test('counts a form once, however often it is sent', async () => {
    const packer = await atWork(use(), 'packer');
    const number = await ordered({ filters: '3' });
    const page = await pageOf(packer, panelLinks.packingOrder(number));
    const answers = await Promise.all([1, 2, 3].map(() => scan(packer, number, EAN.filters, page)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303]);
    await scan(packer, number, EAN.filters, page);
    expect(packed(await pageOf(packer, panelLinks.packingOrder(number)))).toEqual(['1/3']);
    await said(packer, number, 'NEXT');
  });

  test('tells who has an order, and who has taken it over', async () => {
    const [anna, ewa] = [await atWork(use(), 'packer', 'Anna P'), await atWork(use(), 'packer', 'Ewa P')];
    const number = await ordered();
    const page = await pageOf(anna, panelLinks.packingOrder(number));
    const others = await pageOf(ewa, panelLinks.packingOrder(number));
    expect(others).toContain('Anna P pakuje to zamówienie.');
    expect(others).not.toContain('data-scan');
    expect(await pageOf(ewa, panelLinks.packing)).toContain('Anna P');
    await ewa.send(panelLinks.packingClaim(number));
    expect(await pageOf(ewa, panelLinks.packingOrder(number))).toContain('Przejęte.');
    const answer = await scan(anna, number, EAN.filters, page);
    const told = await pageOf(anna, answer.headers.location ?? '');
    expect(told).toContain('To zamówienie pakuje teraz Ewa P. Ten skan się nie liczy.');
    expect(packed(told)).toEqual(['0/2']);
  });

  test('tells what somebody else has changed since the page was shown', async () => {
    const packer = await atWork(use(), 'packer');
    const orders = await atWork(use(), 'orders', 'Olga Z');
    const number = await ordered();
    const page = await pageOf(packer, panelLinks.packingOrder(number));
    const { desk } = use().shop.ordering;
    await desk.note(orders.member.actor, { number }, { text: 'klient prosi o karton' });
    const answer = await scan(packer, number, EAN.filters, page);
    expect(await pageOf(packer, answer.headers.location ?? '')).toContain('w międzyczasie (Olga Z)');
    await desk.hold(orders.member.actor, { number }, { reason: 'adres' });
    expect(await pageOf(packer, panelLinks.packingOrder(number))).toContain('Zamówienie jest wstrzymane.');
    expect(await pageOf(packer, panelLinks.packing)).not.toContain(number);
  });

  test('notes what is missing with the order, and packs the rest', async () => {
    const packer = await atWork(use(), 'packer');
    const number = await ordered({ filters: '2', dripper: true });
    await said(packer, number, EAN.dripper);
    const { html } = await said(packer, number, 'SHORT');
    expect(html).toContain('Braki zapisane, reszta jest spakowana.');
    expect(html).toMatch(/Brakuje: 2 × Filtry stożkowe 02/);
    expect(await pageOf(packer, panelLinks.paper('slip', number))).toContain('przyjdzie osobną paczką');
    await said(packer, number, label());
    expect(packed(await pageOf(packer, panelLinks.packingOrder(number))).toSorted()).toEqual(['0/2', '1/1']);
  });

  test('prints papers of many orders in one document, with the number as a bar code', async () => {
    const packer = await atWork(use(), 'packer');
    const [one, two] = [await ordered({ filters: '1', dripper: true }), await ordered({ filters: '3' })];
    const both = `?order=${one}&order=${two}`;
    const labels = await pageOf(packer, panelLinks.papers('label') + both);
    expect(labels.match(/class="sheet-label"/g)).toHaveLength(2);
    expect(labels).toContain(`<figcaption>${one}</figcaption>`);
    expect(labels).toContain('/assets/papers-1.css');
    const pick = await pageOf(packer, panelLinks.papers('pick') + both);
    expect(pick).toMatch(new RegExp(`4 op[^<]*</td><td><span[^>]*>${one} × 1</span><span[^>]*>${two} × 3<`));
    const all = await pageOf(packer, panelLinks.papers('slip'));
    expect(all).toContain(`Zamówienie ${one}`);
    const codes = await pageOf(packer, panelLinks.packingCodes);
    for (const code of ['SHORT', 'UNDO', 'NEXT']) expect(codes).toContain(`<figcaption>${code}</figcaption>`);
    expect((await packer.get(panelLinks.papers('pick').replace('pick', 'money'))).statusCode).toBe(404);
    expect(await pageOf(packer, `${panelLinks.papers('slip')}?order=nie-ma`)).toContain(
      'Nie ma nic do wydrukowania',
    );
  });

  test('is shut to whoever does not pack', async () => {
    const reader = await atWork(use(), 'read_only');
    const number = await ordered();
    for (const url of [
      panelLinks.packing,
      panelLinks.packingOrder(number),
      panelLinks.papers('pick'),
      panelLinks.packingCodes,
    ])
      expect((await reader.get(url)).statusCode, url).toBe(403);
    expect((await reader.send(panelLinks.packingScan(number), { code: EAN.filters })).statusCode).toBe(403);
    const packer = await atWork(use(), 'packer');
    expect(packed(await pageOf(packer, panelLinks.packingOrder(number)))).toEqual(['0/2']);
    expect((await packer.get(panelLinks.packingOrder('nie-ma'))).statusCode).toBe(404);
    expect((await packer.send(panelLinks.packingScan('nie-ma'), { code: 'x' })).statusCode).toBe(404);
    expect((await packer.send(panelLinks.packingClaim('nie-ma'))).statusCode).toBe(404);
  });

  test('writes its pages and papers in valid HTML', { timeout: 60_000 }, async () => {
    const packer = await atWork(use(), 'packer');
    const number = await ordered({ dripper: true });
    const { packing, packingCodes } = panelLinks;
    const papers = (['pick', 'slip', 'label'] as const).map((paper) => panelLinks.paper(paper, number));
    for (const url of [packing, panelLinks.packingOrder(number), packingCodes, ...papers])
      expect(await mistakesIn((await packer.get(url)).body), url).toEqual([]);
  });
});
