import sharp from 'sharp';
import { expect, test } from 'vitest';
import { linksIn } from '#contract/links.ts';
import { panelLinks } from '#contract/panel/panel-links.ts';
import { OWNER_EVENTS } from '#domain/email/owner-event.ts';
import { mistakesIn } from '#tests/support/pages/html-rules.ts';
import { PASSWORD } from '#tests/support/samples/sample-account.ts';
import { clientIn, emailsTo, sendFiles, sendForm } from '#tests/support/shop/client-shopper.ts';
import { atWork } from '#tests/support/shop/staff-at-work.ts';
import { describeWithShop, PAGE, shopperIn } from '#tests/support/shop/test-shop.ts';

const { complaint, signIn, accountComplaint } = linksIn('pl');

describeWithShop('people in the back office', (use) => {
  test('that are clients are found, noted on, given points, blocked and told so when they sign in', async () => {
    const { clientId } = await clientIn(use(), 'anna');
    const owner = await atWork(use(), 'owner');
    const list = (await owner.get(`${panelLinks.clients}?q=anna%40example.org`)).body;
    expect(await mistakesIn(list)).toEqual([]);
    const path = panelLinks.client(clientId);
    expect(list).toContain(`href="${path}"`);
    const given = { deed: 'give', points: '50', why: 'Za cierpliwość', version: '1' };
    expect((await owner.send(`${path}/points`, { ...given, points: 'dużo' })).statusCode).toBe(422);
    expect((await owner.send(`${path}/points`, given)).headers.location).toBe(path);
    const noted = (note: string, was: string, who = owner) => who.send(`${path}/note`, { note, was });
    await noted('Dzwonić', '');
    expect((await noted('Woli kuriera', '')).statusCode, 'one’s own second save').toBe(303);
    const manager = await atWork(use(), 'manager');
    const late = await noted('Woli punkt', '', manager);
    expect(late.statusCode).toBe(409);
    for (const said of ['Woli punkt', 'Woli kuriera']) expect(late.body).toContain(said);
    expect((await noted('Woli kuriera', 'Woli kuriera', manager)).statusCode).toBe(303);
    await owner.send(`${path}/block`, { blocked: 'y', version: '4' });
    const page = (await owner.get(path)).body;
    expect(await mistakesIn(page)).toEqual([]);
    for (const said of ['Woli kuriera', 'Za cierpliwość', '50 punktów', 'Zablokowane'])
      expect(page).toContain(said);
    const refused = await sendForm(shopperIn(use()), signIn, { username: 'anna', password: PASSWORD }, PAGE);
    expect([refused.statusCode, refused.body.includes('To konto jest zablokowane')]).toEqual([403, true]);
  });

  test('get their data as a file to be saved, and are erased once their address was typed again', async () => {
    const { clientId } = await clientIn(use(), 'ewa');
    const owner = await atWork(use(), 'owner');
    const path = panelLinks.client(clientId);
    const file = await owner.send(`${path}/export`);
    expect(file.headers['content-disposition']).toContain('attachment');
    expect(file.json()).toMatchObject({ account: { login: 'ewa' } });
    const wrong = await owner.send(`${path}/erase`, { typed: 'anna@example.org' });
    expect([wrong.statusCode, wrong.body.includes('To nie jest adres tej osoby.')]).toEqual([422, true]);
    expect((await owner.send(`${path}/erase`, { typed: 'ewa@example.org' })).headers.location).toBe(
      panelLinks.clients,
    );
    expect((await owner.get(path)).statusCode).toBe(404);
  });

  test('that are guests complain by order and address, are answered, decided on and erased', async () => {
    const paper = { width: 8, height: 8, channels: 3, background: '#c0ffee' } as const;
    const photo = await sharp({ create: paper }).jpeg().toBuffer();
    const form = new FormData();
    const given = {
      ...{ name: 'Jan Gość', email: 'jan.gosc@example.org', order: 'W-1', product: 'Młynek' },
      ...{ found_on: '2026-11-01', description: 'Nie mieli ani drobno, ani grubo.', wish: 'repair' },
    };
    for (const [name, value] of Object.entries(given)) form.set(name, value);
    form.append('files', new File([Uint8Array.from(photo)], 'młynek.jpg', { type: 'image/jpeg' }));
    const guest = shopperIn(use());
    expect(await mistakesIn((await guest.get(complaint('W-1'))).body)).toEqual([]);
    const sent = await sendFiles(guest, complaint(), form, PAGE);
    expect([sent.statusCode, sent.headers.location]).toEqual([303, complaint()]);
    expect((await guest.get(complaint())).body).toMatch(/Przyjęliśmy zgłoszenie R-\d{4}-\d{6}/);

    const owner = await atWork(use(), 'owner');
    const list = (await owner.get(panelLinks.complaints)).body;
    expect(await mistakesIn(list)).toEqual([]);
    const [, path = ''] = /href="(\/panel\/complaints\/\d+)"/.exec(list) ?? [];
    const page = (await owner.get(path)).body;
    expect(await mistakesIn(page)).toEqual([]);
    const [, filePath = ''] = /src="(\/panel\/complaints\/files\/\d+)"/.exec(page) ?? [];
    const { headers } = await owner.get(filePath);
    expect([headers['content-type'], headers['x-content-type-options']]).toEqual(['image/jpeg', 'nosniff']);
    expect(headers['content-disposition']).toContain('attachment');

    await owner.send(`${path}/answer`, { answer: 'Proszę o film.', version: '1' });
    const open = await owner.send(panelLinks.guestErase, {
      ...{ guest: given.email, typed: given.email },
    });
    expect([open.statusCode, open.body.includes('Najpierw załatw')]).toEqual([409, true]);
    await owner.send(`${path}/decide`, { decision: 'refused', reason: 'Działa.', version: '2' });
    expect((await emailsTo(use(), given.email)).map(({ kind }) => kind)).toEqual([
      ...['complaint_received', 'complaint_answer', 'complaint_decided'],
    ]);
    const guestPage = (await owner.get(panelLinks.guest(given.email))).body;
    expect(await mistakesIn(guestPage)).toEqual([]);
    expect(guestPage).toContain('Młynek');
    const file = await owner.send(panelLinks.guestExport, { guest: given.email });
    expect(file.json()).toMatchObject({ complaints: [{ description: given.description }] });
    await owner.send(panelLinks.guestErase, { guest: given.email, typed: given.email });
    expect((await owner.get(panelLinks.guest(given.email))).statusCode).toBe(404);
    expect((await owner.get(path)).body).toContain('Dane tej osoby są usunięte');
    expect((await owner.get(filePath)).statusCode).toBe(404);
  });

  test('that own the shop say what they are told by e-mail, and where', async () => {
    const owner = await atWork(use(), 'owner');
    const page = (await owner.get(panelLinks.settingsEmails)).body;
    expect(await mistakesIn(page)).toEqual([]);
    const value = (name: string) => new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(page)?.[1] ?? '';
    const given = Object.fromEntries(
      OWNER_EVENTS.flatMap((event) => [
        [`on_${event}`, 'off'],
        [`to_${event}`, value(`to_${event}`)],
      ]),
    );
    const sent = { ...given, language: 'pl', was: value('was').replaceAll('&quot;', '"') };
    const to = { on_complaint: 'on', to_complaint: 'szefowa@example.org, biuro@example.org' };
    const wrong = await owner.send(panelLinks.settingsEmails, {
      ...sent,
      on_complaint: 'on',
      to_complaint: '',
    });
    expect([wrong.statusCode, wrong.body.includes('Podaj adres')]).toEqual([422, true]);
    const saved = await owner.send(panelLinks.settingsEmails, { ...sent, ...to });
    expect(saved.headers.location).toBe(panelLinks.settingsEmails);
    const manager = await atWork(use(), 'manager');
    const other = { ...sent, on_low_stock: 'on', to_low_stock: 'magazyn@example.org' };
    const untouched = { on_complaint: 'on', to_complaint: value('to_complaint') };
    await manager.send(panelLinks.settingsEmails, { ...other, ...untouched });
    const joined = (await owner.get(panelLinks.settingsEmails)).body;
    for (const said of [to.to_complaint, 'magazyn@example.org']) expect(joined).toContain(`value="${said}"`);
    const late = await manager.send(panelLinks.settingsEmails, { ...sent, to_complaint: 'jan@example.org' });
    expect(late.statusCode).toBe(409);
    expect(await mistakesIn(late.body)).toEqual([]);
    for (const said of ['Moje: jan@example.org', `Zapisane przez kogoś innego: ${to.to_complaint}`])
      expect(late.body).toContain(said);
    expect((await manager.get(panelLinks.settingsEmails)).body).not.toContain('jan@example.org');
    const filed = {
      product: 'Filiżanka',
      foundOn: '2026-11-01',
      description: 'Pęknięta.',
      wish: 'repair',
    } as const;
    const { clientId } = await clientIn(use(), 'iza');
    await use().shop.clients.complaints.file(clientId, filed, []);
    for (const address of ['szefowa@example.org', 'biuro@example.org'])
      expect((await emailsTo(use(), address)).map(({ kind }) => kind)).toEqual(['owner_complaint']);
  });

  test('who are signed in complain in their account, not as guests', async () => {
    const client = await clientIn(use(), 'ola');
    expect((await client.get(complaint())).headers.location).toBe(accountComplaint);
  });
});
