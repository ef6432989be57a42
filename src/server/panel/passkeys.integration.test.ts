import { expect, test } from 'vitest';
import { panelLinks } from '#contract/panel/panel-links.ts';
import { STAFF_PASSWORD } from '#tests/support/samples/sample-staff.ts';
import { softwarePasskey } from '#tests/support/samples/software-authenticator.ts';
import { atWork, browserOf, ORIGIN } from '#tests/support/shop/staff-at-work.ts';
import { describeWithShop } from '#tests/support/shop/test-shop.ts';

describeWithShop('passkeys in the back office', (use) => {
  /** What the page asks the browser with. */
  function questionIn(html: string) {
    const [, question = ''] = /data-question="(\{[^"]+)"/.exec(html) ?? [];
    return JSON.parse(question.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
  }

  test('are added with the password, listed, let in to where one was going, and are removed', async () => {
    const { member, ...browser } = await atWork(use(), 'packer');
    const passkey = softwarePasskey(ORIGIN);
    const name = 'Tablet na pakowni';
    const wrong = await browser.send(panelLinks.accountPasskeyAdd, { name, current: 'nie to hasło' });
    expect([wrong.statusCode, wrong.body.includes('To nie jest obecne hasło.')]).toEqual([422, true]);
    const asked = await browser.send(panelLinks.accountPasskeyAdd, { name, current: STAFF_PASSWORD });
    const answer = JSON.stringify(passkey.make(questionIn(asked.body)));
    await browser.send(panelLinks.accountPasskeys, { name, answer });
    const account = (await browser.get(panelLinks.account)).body;
    expect(account).toContain('Klucz dostępu „Tablet na pakowni” jest dodany.');
    expect(account).toContain(panelLinks.accountPasskeyRemove(passkey.id));

    const door = browserOf(use());
    const question = (await door.send(panelLinks.passkeyQuestion)).json();
    const signature = JSON.stringify(passkey.answer(question));
    const goOn = panelLinks.accountSessions;
    const entered = await door.send(panelLinks.passkey, { answer: signature, go_on: goOn });
    expect(entered.headers.location).toBe(goOn);
    expect((await door.get(goOn)).statusCode).toBe(200);

    await browser.send(panelLinks.accountPasskeyRemove(passkey.id), { current: STAFF_PASSWORD });
    expect((await browser.get(panelLinks.account)).body).not.toContain(name);
  });

  test('that are refused lead back to the door, which says no more than that', async () => {
    const door = browserOf(use());
    const stranger = softwarePasskey(ORIGIN);
    const said = async (answer: string) => {
      const { headers } = await door.send(panelLinks.passkey, { answer, go_on: panelLinks.orders });
      expect(headers.location).toBe(`${panelLinks.signIn}?go_on=${encodeURIComponent(panelLinks.orders)}`);
      return (await door.get(String(headers.location))).body;
    };
    const question = (await door.send(panelLinks.passkeyQuestion)).json();
    const signature = JSON.stringify(stranger.answer(question));
    expect(await said(signature)).toContain('Nie możemy przyjąć tego klucza dostępu.');
    expect(await said(signature)).toContain('Minęło zbyt dużo czasu.');
    for (const odd of ['', '{}', '[]', 'null', '{"id":'])
      expect(await said(odd)).toContain('Logowanie kluczem dostępu nie powiodło się.');
  });

  test('are hidden until a script has seen that the browser knows them', async () => {
    const { body } = await browserOf(use()).get(panelLinks.signIn);
    expect(body).toMatch(/<form[^>]*data-passkey="sign-in"[^>]*hidden=""/);
    expect(body).toContain('autoComplete="username webauthn"');
  });
});
