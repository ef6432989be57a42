import { expect, test } from 'vitest';
import { STAFF_COOKIE } from '#contract/panel/panel-form.ts';
import { panelLinks } from '#contract/panel/panel-links.ts';
import { rightsValues } from '#contract/panel/rights-form.ts';
import { codeAt, stepAt } from '#shop/staff/totp.ts';
import { mistakesIn } from '#tests/support/pages/html-rules.ts';
import { SEAT, STAFF_PASSWORD, tokenOf } from '#tests/support/samples/sample-staff.ts';
import { emailsTo } from '#tests/support/shop/client-shopper.ts';
import { atWork, browserOf, csrfIn } from '#tests/support/shop/staff-at-work.ts';
import { describeWithShop, openTestShop, PAGE } from '#tests/support/shop/test-shop.ts';

describeWithShop('the back office', (use) => {
  const signIn = (browser: ReturnType<typeof browserOf>, email: string, more: Record<string, string> = {}) =>
    browser.send(panelLinks.signIn, { email, current: STAFF_PASSWORD, ...more });

  test('is kept by no cache, in no frame of another page, and by no search engine', async () => {
    const { headers } = await (await atWork(use(), 'owner')).get(panelLinks.account);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'x-frame-options': 'DENY',
    });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
  });

  test('keeps its session in a cookie of its own that no script and no other site gets', async () => {
    const { member } = await atWork(use(), 'packer');
    const get = async (protocol: string) => {
      const headers = { ...PAGE, 'x-forwarded-proto': protocol };
      const page = await proxied.app.inject({ url: panelLinks.signIn, headers });
      const cookie = page.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
      const body = { email: member.email, current: STAFF_PASSWORD, _csrf: csrfIn(page.body) ?? '' };
      return proxied.app.inject({
        ...{ method: 'POST', url: panelLinks.signIn, payload: new URLSearchParams(body).toString() },
        headers: { ...headers, cookie, 'content-type': 'application/x-www-form-urlencoded' },
      });
    };
    const proxied = await openTestShop(use().database, {}, { environment: { isProxy: () => true } });
    const [plain, secure] = [await get('http'), await get('https')];
    await proxied.close();
    expect(String(plain.headers['set-cookie'])).toMatch(
      new RegExp(`${STAFF_COOKIE}=[\\w-]{43}; Max-Age=43200; Path=/panel; HttpOnly; SameSite=Strict`),
    );
    expect(String(secure.headers['set-cookie'])).toMatch(
      new RegExp(
        `__Host-${STAFF_COOKIE}=[\\w-]{43}; Max-Age=43200; Path=/; HttpOnly; Secure; SameSite=Strict`,
      ),
    );
  });

  test('leads on to where one was going, and never out of itself', async () => {
    const { member } = await atWork(use(), 'owner');
    const sent = await browserOf(use()).get(`${panelLinks.audit}?q=ewa`);
    expect(sent.headers.location).toBe(
      `${panelLinks.signIn}?go_on=${encodeURIComponent('/panel/audit?q=ewa')}`,
    );
    const on = async (goOn: string) =>
      (await signIn(browserOf(use()), member.email, { go_on: goOn })).headers.location;
    expect(await on('/panel/audit?q=ewa')).toBe('/panel/audit?q=ewa');
    for (const elsewhere of [
      'https://zlo.example/',
      '//zlo.example',
      '/konto.php',
      '/panel.evil',
      '/panel/../',
    ])
      expect(await on(elsewhere), elsewhere).toBe('/panel');
  });

  test('speaks the language that its member has chosen, and before that the browser’s', async () => {
    const browser = await atWork(use(), 'owner');
    await browser.send(panelLinks.account, { name: 'Anna', language: 'en' });
    expect((await browser.get(panelLinks.account)).body).toContain('Your changes are saved.');
    expect((await browser.get(panelLinks.staff)).body).toContain('<html lang="en">');
    const { body } = await use().app.inject({
      url: panelLinks.signIn,
      headers: { ...PAGE, 'accept-language': 'en' },
    });
    expect(body).toContain('Sign in to the back office');
  });

  test('says of a text that is too long that it is, and not that there is no such page', async () => {
    const browser = await atWork(use(), 'owner');
    const answer = await browser.send(panelLinks.account, { name: 'A'.repeat(100_000), language: 'pl' });
    expect(answer.statusCode).toBe(413);
    expect(answer.body).toContain('skróć tekst');
  });

  test('answers whoever forgot a password at once, whether or not they work here', async () => {
    const { member } = await atWork(use(), 'packer');
    const holder = await use().database.pool.connect();
    await holder.query('BEGIN');
    await holder.query('SELECT 1 FROM staff_member WHERE id = $1 FOR UPDATE', [member.actor.id]);
    const answer = await browserOf(use()).send(panelLinks.forgotten, { email: member.email });
    expect(answer.headers.location).toBe(panelLinks.signIn);
    expect(await emailsTo(use(), member.email)).not.toContainEqual(
      expect.objectContaining({ kind: 'staff_password' }),
    );
    await holder.query('COMMIT');
    holder.release();
    await expect
      .poll(() => emailsTo(use(), member.email))
      .toContainEqual(expect.objectContaining({ kind: 'staff_password' }));
  });

  test('asks for the code of an app between the password and the door', async () => {
    const { member } = await atWork(use(), 'orders');
    const { own } = use().shop.backOffice.staff;
    const { secret = Buffer.alloc(20) } = await own.appSetup(member.actor);
    await own.setApp(member.actor, { code: codeAt(secret, stepAt(use().now)), current: STAFF_PASSWORD });
    const browser = browserOf(use());
    const half = await signIn(browser, member.email, { go_on: '/panel/account/sessions' });
    expect(half.headers.location).toContain(panelLinks.secondStep);
    expect((await browser.get(panelLinks.account)).statusCode).toBe(303);
    const wrong = await browser.send(panelLinks.secondStep, { code: '000000' }, panelLinks.secondStep);
    expect([wrong.statusCode, wrong.body.includes('Ten kod się nie zgadza')]).toEqual([422, true]);
    use().now += 60_000;
    const code = codeAt(secret, stepAt(use().now));
    const sent = { code, go_on: '/panel/account/sessions' };
    const right = await browser.send(panelLinks.secondStep, sent, panelLinks.secondStep);
    expect(right.headers.location).toBe('/panel/account/sessions');
    expect((await browser.get(panelLinks.account)).statusCode).toBe(200);
  });

  test('takes somebody on by e-mail, in their language, and lets them in by the link', async () => {
    const owner = await atWork(use(), 'owner');
    const given = { name: 'Olga', email: 'olga@example.org', role: 'packer', language: 'en' };
    expect((await owner.send(panelLinks.staffInvite, given)).headers.location).toBe(panelLinks.staff);
    expect((await owner.get(panelLinks.staff)).body).toContain('Zaproszenie jest w drodze: olga@example.org');
    const twice = await owner.send(panelLinks.staffInvite, given);
    expect([twice.statusCode, twice.body.includes('Ktoś z zespołu ma już ten adres.')]).toEqual([422, true]);
    const [sent] = await emailsTo(use(), 'olga@example.org');
    if (sent?.kind !== 'staff_invitation') throw new Error('nobody was invited');
    expect(sent).toMatchObject({ by: owner.member.actor.name, role: 'packer' });
    const olga = browserOf(use());
    const address = panelLinks.invitation(tokenOf(sent.link));
    const password = 'dobre długie hasło';
    const short = await olga.send(address, { password: 'krótkie', repeat: 'krótkie' }, address);
    expect(short.statusCode).toBe(422);
    expect((await olga.send(address, { password, repeat: password }, address)).headers.location).toBe(
      '/panel',
    );
    expect((await olga.get(panelLinks.account)).body).toContain('Olga');
    expect((await browserOf(use()).get(address)).body).toContain('Ten link już nie działa');
  });

  test('gives single rights with a reason, and not without one', async () => {
    const [owner, packer] = [await atWork(use(), 'owner'), await atWork(use(), 'packer')];
    const { id } = packer.member.actor;
    const wanted = { role: 'packer', 'exception.staff.read': 'given' };
    const unsaid = await owner.send(panelLinks.staffRights(id), wanted);
    expect([unsaid.statusCode, unsaid.body.includes('Napisz, dlaczego to wyjątek.')]).toEqual([422, true]);
    expect((await packer.get(panelLinks.staff)).statusCode).toBe(403);
    await owner.send(panelLinks.staffRights(id), { ...wanted, 'why.staff.read': 'układa grafik' });
    expect((await packer.get(panelLinks.staff)).statusCode).toBe(200);
    const log = (await owner.get(`${panelLinks.audit}?kind=staff&id=${id}`)).body;
    expect(log).toContain('wyjątki w prawach: (puste) → Oglądanie zespołu: dodane (układa grafik)');
  });

  test('joins rights that two owners change at once, and shows both where they are the same', async () => {
    const [anna, jan, packer] = [
      await atWork(use(), 'owner'),
      await atWork(use(), 'owner'),
      await atWork(use(), 'packer'),
    ];
    const { id } = packer.member.actor;
    const path = panelLinks.staffRights(id);
    const was = JSON.stringify(rightsValues({ role: 'packer', exceptions: [] }));
    const given = { 'exception.money.refund': 'given', 'why.money.refund': 'zna bank' };
    expect((await anna.send(path, { role: 'packer', was, ...given })).statusCode).toBe(303);
    expect((await jan.send(path, { role: 'orders', was })).statusCode, 'another thing').toBe(303);
    const taken = { 'exception.money.refund': 'taken', 'why.money.refund': 'nie ma szkolenia' };
    const late = await jan.send(path, { role: 'manager', was, ...taken });
    expect(late.statusCode).toBe(409);
    expect(await mistakesIn(late.body)).toEqual([]);
    for (const said of [
      'Moje: Kierownik',
      'Zapisane przez kogoś innego: Obsługa zamówień',
      'Moje: odebrane',
      'zna bank',
    ])
      expect(late.body).toContain(said);
    const { staff } = use().shop.backOffice;
    expect(await staff.members.find(anna.member.actor, id)).toMatchObject({
      ...{ role: 'orders', exceptions: [{ right: 'money.refund', kind: 'given', why: 'zna bank' }] },
    });
  });

  test('blocks somebody at once, but never oneself', async () => {
    const [owner, packer] = [await atWork(use(), 'owner'), await atWork(use(), 'packer')];
    await owner.send(panelLinks.staffBlock(packer.member.actor.id), { blocked: 'y' });
    expect((await packer.get(panelLinks.account)).statusCode).toBe(303);
    const { id } = owner.member.actor;
    await owner.send(panelLinks.staffBlock(id), { blocked: 'y' });
    expect((await owner.get(panelLinks.staffMember(id))).body).toContain('Nikt nie zmienia własnych praw.');
  });

  test('shows devices that are signed in, and signs each of them out', async () => {
    const browser = await atWork(use(), 'packer');
    const { staff } = use().shop.backOffice;
    await staff.entrance.signIn(
      { email: browser.member.email, password: STAFF_PASSWORD },
      { ...SEAT, system: 'iPad' },
    );
    const { body } = await browser.get(panelLinks.accountSessions);
    expect(body.match(/name="session"/g)).toHaveLength(2);
    const other = (await staff.own.sessions(browser.member.actor)).find(({ system }) => system === 'iPad');
    await browser.send(panelLinks.accountSessionEnd, { session: other?.tokenHash.toString('hex') ?? '' });
    expect((await browser.get(panelLinks.accountSessions)).body).not.toContain('iPad');
    await browser.send(panelLinks.signOut);
    expect((await browser.get(panelLinks.account)).statusCode).toBe(303);
  });

  test('is open to anybody in the demo only, and has no such door elsewhere', async () => {
    const owned = await openTestShop(use().database, {}, { demo: false });
    const door = await owned.app.inject({ method: 'POST', url: panelLinks.demo, headers: PAGE });
    expect([door.statusCode, owned.app.hasRoute({ method: 'POST', url: panelLinks.demo })]).toEqual([
      303,
      false,
    ]);
    await owned.close();
    expect(use().app.hasRoute({ method: 'POST', url: panelLinks.demo })).toBe(true);
    const closed = 'Ten sklep ma już właściciela';
    await atWork(use(), 'owner');
    const nobody = browserOf(use());
    expect((await nobody.get(panelLinks.signIn)).body).toContain(closed);
    expect((await nobody.send(panelLinks.demo)).headers.location).toContain(panelLinks.signIn);
    expect(
      (await nobody.get(panelLinks.signIn)).body.split(closed),
      'and once more as the answer',
    ).toHaveLength(3);
  });

  test('writes its pages in valid HTML', { timeout: 60_000 }, async () => {
    const owner = await atWork(use(), 'owner', 'Świętopełk');
    const { id } = owner.member.actor;
    const { staff, staffInvite, audit, account, accountPassword, accountApp, accountSessions } = panelLinks;
    const { accountPasskeyAdd } = panelLinks;
    for (const url of [
      staff,
      staffInvite,
      panelLinks.staffMember(id),
      audit,
      account,
      accountPassword,
      accountApp,
      accountSessions,
      accountPasskeyAdd,
    ])
      expect(await mistakesIn((await owner.get(url)).body), url).toEqual([]);
    for (const url of [panelLinks.signIn, panelLinks.forgotten])
      expect(await mistakesIn((await browserOf(use()).get(url)).body), url).toEqual([]);
  });
});
