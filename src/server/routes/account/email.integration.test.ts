import { beforeEach, expect, test } from 'vitest';
import { LANGUAGES } from '#contract/language.ts';
import { linksIn } from '#contract/links.ts';
import { PASSWORD } from '#tests/support/samples/sample-account.ts';
import { clientIn, emailsTo, sendForm } from '#tests/support/shop/client-shopper.ts';
import { describeWithShop, PAGE, shopperIn } from '#tests/support/shop/test-shop.ts';

const links = linksIn('pl');

describeWithShop('the address of an account', (use) => {
  beforeEach(() => {
    use().now += 60_000;
  });

  const newcomer = (login: string, email = `${login}@example.org`) => ({
    ...{ login, email, password: PASSWORD, terms: 'y' },
    ...{ firstname: 'Zofia', lastname: 'Wilk', phone_prefix: '+48', phone: '' },
  });
  async function registered(login: string, email?: string) {
    const shopper = shopperIn(use());
    const answer = await sendForm(shopper, links.register, newcomer(login, email));
    expect(answer.json()).toMatchObject({ status: 'success' });
    return shopper;
  }
  async function linkTo(email: string): Promise<string> {
    const message = (await emailsTo(use(), email)).findLast(({ kind }) => kind === 'confirm_email');
    if (message?.kind !== 'confirm_email') throw new Error(`no link was sent to ${email}`);
    const { pathname, search } = new URL(message.link);
    return pathname + search;
  }

  test('is confirmed by a button, not by looking at the link, in either language', async () => {
    for (const language of LANGUAGES) {
      const email = `wilk.${language}@example.org`;
      const each = linksIn(language);
      const shopper = shopperIn(use());
      await sendForm(shopper, each.register, newcomer(`wilk.${language}`, email));
      const unconfirmed = { pl: 'nie jest jeszcze potwierdzony', en: 'is not confirmed yet' }[language];
      expect((await shopper.get(each.account)).body).toContain(unconfirmed);
      const link = await linkTo(email);
      for (let look = 0; look < 2; look++) {
        const { statusCode, body, headers } = await shopperIn(use()).get(link);
        expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-store']);
        expect(body).toContain(email);
        expect(body).toContain(`wilk.${language}`);
        expect(body).toContain('<button');
      }
      expect((await shopper.get(each.account)).body).toContain(unconfirmed);
      const confirmed = await sendForm(shopper, link, {}, PAGE);
      expect([confirmed.statusCode, confirmed.headers.location]).toEqual([303, each.account]);
      const { body } = await shopper.get(each.account);
      expect(body).toContain({ pl: 'Adres e-mail jest potwierdzony.', en: 'is confirmed.' }[language]);
      expect(body).not.toContain(unconfirmed);
      const again = await sendForm(shopperIn(use()), link, {}, PAGE);
      expect(again.statusCode).toBe(410);
      expect(again.body).toContain({ pl: 'Ten link już nie działa.', en: 'does not work' }[language]);
    }
  });

  test('is confirmed also where nobody is signed in, and leads to the entrance', async () => {
    await registered('ola');
    const answer = await sendForm(shopperIn(use()), await linkTo('ola@example.org'), {}, PAGE);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, links.signIn]);
  });

  test('is answered for in the same words, whether it has an account or not', async () => {
    await clientIn(use(), 'wanda');
    const answers = await Promise.all(
      ['wanda@example.org', 'nikt-taki@example.org'].map((email, index) =>
        sendForm(shopperIn(use()), links.register, newcomer(`nowa-${index}`, email)),
      ),
    );
    const [known, unknown] = answers.map(({ statusCode, body }) => ({ statusCode, body }));
    expect([known, known?.statusCode]).toEqual([unknown, 200]);
    const kasia = await clientIn(use(), 'kasia.dwa');
    const changes = [];
    for (const email of ['wanda@example.org', 'nikt-inny@example.org']) {
      const { statusCode, body } = await sendForm(kasia, links.accountEmail, {
        email,
        current_password: PASSWORD,
      });
      changes.push({ statusCode, body });
    }
    expect([changes[0], changes[0]?.statusCode]).toEqual([changes[1], 200]);
    expect((await emailsTo(use(), 'wanda@example.org')).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['email_known', 'email_known']),
    );
  });

  test('gets its e-mail again from the account, a few times an hour', async () => {
    const shopper = await registered('marta');
    const again = async () => {
      await sendForm(shopper, links.accountEmailChange, { do: 'again' }, PAGE);
      return (await shopper.get(links.accountData)).body;
    };
    expect(await again()).toContain('Wiadomość z linkiem jest w drodze.');
    expect(await again()).toContain('Wiadomość z linkiem jest w drodze.');
    expect(await again()).toContain('Spróbuj ponownie za godzinę.');
    expect((await emailsTo(use(), 'marta@example.org')).map(({ kind }) => kind)).toEqual(
      Array(3).fill('confirm_email'),
    );
    const stranger = await sendForm(shopperIn(use()), links.accountEmailChange, { do: 'again' }, PAGE);
    expect(stranger.headers.location).toBe(links.signIn);
  });

  test('stays until the new one is confirmed, and may stay for good', async () => {
    const kasia = await clientIn(use(), 'kasia.trzy');
    const change = { email: 'nowa.trzy@example.org', current_password: PASSWORD };
    await sendForm(kasia, links.accountEmail, change);
    const { body } = await kasia.get(links.accountData);
    expect(body).toContain('Teraz: kasia.trzy@example.org');
    expect(body).toContain('Nowy adres nowa.trzy@example.org czeka na potwierdzenie');
    await sendForm(kasia, links.accountEmailChange, { do: 'keep' }, PAGE);
    expect((await kasia.get(links.accountData)).body).not.toContain('czeka na potwierdzenie');
    expect((await kasia.get(await linkTo('nowa.trzy@example.org'))).body).toContain('już nie działa');
  });
});
