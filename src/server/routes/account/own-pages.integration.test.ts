import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { LANGUAGES } from '#contract/language.ts';
import { linksIn } from '#contract/links.ts';
import { shopOrder } from '#shop/db/schema/index.ts';
import { PASSWORD, POLAND } from '#tests/support/samples/sample-account.ts';
import { addOrder } from '#tests/support/samples/sample-order.ts';
import { clientIn, emailsTo, type Shopper, sendFiles, sendForm } from '#tests/support/shop/client-shopper.ts';
import { describeWithShop, PAGE, shopperIn } from '#tests/support/shop/test-shop.ts';

const MINUTE = 60_000;
const links = linksIn('pl');
const { accountAddress, accountAddresses, accountAddressRemove, accountBank, accountExport } = links;
const { accountComplaint, accountComplaints, accountComplaintFile, accountRemove, signIn } = links;

const ADDRESS = {
  firstname: 'Anna',
  lastname: 'Nowak',
  country: String(POLAND),
  street: 'Sekretna',
  street_number: '5/7',
  zipcode: '43300',
  city: 'Bielsko-Biała',
  phone_prefix: '+48',
  phone: '600 700 800',
};
const IBAN = 'PL61 1090 1014 0000 0712 1981 2874';

describeWithShop('an account', (use) => {
  let anna: Shopper & { clientId: number };
  let ewa: Shopper & { clientId: number };
  beforeAll(async () => {
    anna = await clientIn(use(), 'anna');
    ewa = await clientIn(use(), 'ewa');
    for (const kind of ['billing', 'delivery'])
      expect((await sendForm(anna, `${accountAddress}?kind=${kind}`, ADDRESS)).statusCode).toBe(200);
    expect((await sendForm(anna, accountBank, { iban: IBAN })).statusCode).toBe(200);
    expect((await complain(anna)).statusCode).toBe(200);
  });
  // The limits of a minute begin again.
  beforeEach(() => {
    use().now += MINUTE;
  });
  const addressesOf = ({ clientId }: { clientId: number }) =>
    use().shop.clients.accountData.addresses(clientId);
  const firstAddressOf = async (client: { clientId: number }) => {
    const [first] = await addressesOf(client);
    if (!first) throw new Error('there is no address');
    return first;
  };

  test('has pages for its client alone, which nobody keeps and no search engine finds', async () => {
    for (const language of LANGUAGES) {
      const each = linksIn(language);
      const pages = [
        ...[each.account, each.accountData, each.accountAddresses, each.accountAddress, each.accountOrders],
        ...[each.accountLists, each.accountLoyaltyPoints, each.accountComplaints, each.accountComplaint],
        ...[each.accountBank, each.accountConsents, each.accountPassword, each.accountPrivacy],
        ...[each.accountEmail, each.accountRemove],
      ];
      for (const path of pages) {
        const { statusCode, headers, body } = await anna.get(path);
        expect([path, statusCode, headers['cache-control']]).toEqual([path, 200, 'private, no-store']);
        expect(body, path).toContain('<meta name="robots" content="noindex"/>');
        const guest = await shopperIn(use()).get(path);
        expect([guest.statusCode, guest.headers.location]).toEqual([
          303,
          `${each.signIn}?go_on=${encodeURIComponent(path)}`,
        ]);
        expect(guest.headers['cache-control']).toBe('private, no-store');
      }
      for (const path of [each.signIn, each.register, each.forgotPassword, each.newPassword('x')]) {
        const { headers, body } = await shopperIn(use()).get(path);
        expect([path, headers['cache-control']]).toEqual([path, 'private, no-store']);
        expect(body, path).toContain('<meta name="robots" content="noindex"/>');
      }
    }
  });

  test.each([accountExport, accountComplaintFile])('sends no data to a guest: %s', async (path) => {
    const guest = await shopperIn(use()).get(`${path}?id=1`);
    expect([guest.statusCode, guest.body]).toEqual([303, '']);
  });

  test('keeps an address as it is written on envelopes', async () => {
    const { body } = await anna.get(accountAddresses);
    for (const line of ['Anna Nowak', 'Sekretna 5/7', '43-300 Bielsko-Biała', '+48 600 700 800'])
      expect(body).toContain(`<span>${line}</span>`);
    const { id } = await firstAddressOf(anna);
    const form = await anna.get(`${accountAddress}?kind=billing&id=${id}`);
    expect(form.body).toContain('value="Sekretna"');
  });

  test('changes, prefers and removes its addresses', async () => {
    const zofia = await clientIn(use(), 'zofia');
    const path = `${accountAddress}?kind=delivery`;
    for (const city of ['Kraków', 'Gdynia']) await sendForm(zofia, path, { ...ADDRESS, city });
    const [krakow, gdynia] = await addressesOf(zofia);
    expect([krakow?.city, krakow?.preferred, gdynia?.preferred]).toEqual(['Kraków', true, false]);
    const changed = await sendForm(zofia, `${path}&id=${krakow?.id}`, { ...ADDRESS, city: 'Sopot' }, PAGE);
    expect([changed.statusCode, changed.headers.location]).toEqual([303, accountAddresses]);
    await sendForm(zofia, accountAddressRemove, { id: String(gdynia?.id), do: 'prefer' });
    expect((await addressesOf(zofia)).map(({ city }) => city)).toEqual(['Gdynia', 'Sopot']);
    const [, first = '', second = ''] = (await zofia.get(accountAddresses)).body.split('account__card"');
    expect([first.includes('Gdynia'), first.includes('Domyślny')]).toEqual([true, true]);
    expect([second.includes('Sopot'), second.includes('Domyślny')]).toEqual([true, false]);
    expect([first, second].map((card) => card.includes('Używaj jako domyślnego'))).toEqual([false, true]);
    const removed = await sendForm(
      zofia,
      accountAddressRemove,
      { id: String(gdynia?.id), do: 'remove' },
      PAGE,
    );
    expect([removed.statusCode, removed.headers.location]).toEqual([303, accountAddresses]);
    expect((await zofia.get(accountAddresses)).body).toContain('Adres usunięty.');
    expect(await addressesOf(zofia)).toMatchObject([{ city: 'Sopot', preferred: true }]);
  });

  test('shows an order in the money in which it was bought', async () => {
    const olga = await clientIn(use(), 'olga');
    const { database } = use();
    const id = await addOrder(database, { clientId: olga.clientId, number: 'W-EUR' });
    await database.orm.update(shopOrder).set({ currency: 'EUR' }).where(eq(shopOrder.id, id));
    const { body } = await olga.get(links.accountOrders);
    expect(body).toMatch(/50,00\s€/);
  });

  test('shows nothing of itself to another client', async () => {
    const { id } = await firstAddressOf(anna);
    const file = await fileOf(anna);
    const { accountData, accountEmail, account } = links;
    for (const path of [
      ...[accountAddresses, `${accountAddress}?kind=billing&id=${id}`, accountBank, accountComplaints],
      ...[accountExport, accountData, accountEmail, account, `${accountComplaintFile}?id=${file}`],
    ]) {
      const { body } = await ewa.get(path);
      for (const secret of ['Sekretna', '1090', 'Młynek Anny', 'anna@example.org', 'zdjecie'])
        expect([path, body.includes(secret)]).toEqual([path, false]);
    }
    expect((await ewa.get(`${accountComplaintFile}?id=${file}`)).statusCode).toBe(404);
    expect((await anna.get(`${accountComplaintFile}?id=${file}`)).statusCode).toBe(200);
  });

  test('is changed by no other client', async () => {
    const before = await use().shop.clients.accountData.exportAll(anna.clientId);
    const { id } = await firstAddressOf(anna);
    const path = `${accountAddress}?kind=billing&id=${id}`;
    const stolen = await sendForm(ewa, path, { ...ADDRESS, city: 'Gdzie indziej' });
    expect(stolen.statusCode).toBe(404);
    for (const wish of ['prefer', 'remove'])
      await sendForm(ewa, accountAddressRemove, {
        id: String(id),
        do: wish,
        clientId: String(anna.clientId),
      });
    await sendForm(ewa, accountBank, { iban: '', clientId: String(anna.clientId) });
    expect(await use().shop.clients.accountData.exportAll(anna.clientId)).toEqual(before);
    expect(await addressesOf(ewa)).toEqual([]);
  });

  test.each(['0', '-1', '1.5', '99999999999', 'x', "1' OR 1=1", '1e3'])(
    'has no address or file with the number %s',
    async (id) => {
      const before = await addressesOf(anna);
      const file = await anna.get(`${accountComplaintFile}?id=${encodeURIComponent(id)}`);
      expect(file.statusCode).toBe(404);
      const asked = await anna.get(`${accountAddress}?kind=billing&id=${encodeURIComponent(id)}`);
      expect([asked.statusCode, asked.body.includes('Sekretna')]).toEqual([200, false]);
      expect((await sendForm(anna, accountAddressRemove, { id, do: 'remove' })).statusCode).toBe(303);
      expect(await addressesOf(anna)).toEqual(before);
    },
  );

  test('shows its bank account to its client, and forgets it when the field is emptied', async () => {
    expect((await anna.get(accountBank)).body).toContain(`value="${IBAN}"`);
    const maria = await clientIn(use(), 'maria');
    const save = async (iban: string) => {
      await sendForm(maria, accountBank, { iban });
      return (await maria.get(accountBank)).body;
    };
    expect(await save(IBAN.replaceAll(' ', ''))).toMatch(
      new RegExp(`Numer konta zapisany\\..*value="${IBAN}"`, 's'),
    );
    expect(await save('')).toContain('Numer konta usunięty.');
    expect(await use().shop.clients.accountData.load(maria.clientId)).toMatchObject({ bankAccount: null });
  });

  test('states a consent again only when it changes', async () => {
    const julia = await clientIn(use(), 'julia');
    const isOn = async () =>
      /<input(?=[^>]*role="switch")(?=[^>]*name="newsletter")[^>]*checked/.test(
        (await julia.get(links.accountConsents)).body,
      );
    for (const newsletter of ['y', 'y', '']) {
      await sendForm(julia, links.accountConsents, { newsletter });
      expect(await isOn()).toBe(newsletter === 'y');
    }
    const exported = (await julia.get(accountExport)).json();
    expect(exported.consents.map(({ given }: { given: boolean }) => given)).toEqual([true, false]);
  });

  test('shows what its client has said of themselves, and forgets what is emptied', async () => {
    const hanna = await clientIn(use(), 'hanna');
    const person = { firstname: 'Hanna', lastname: 'Nowak', phone_prefix: '+48', phone: '600 100 200' };
    const save = async (changes: Record<string, string>) => {
      expect((await sendForm(hanna, links.accountData, { ...person, ...changes })).statusCode).toBe(200);
      return (await hanna.get(links.accountData)).body;
    };
    const said = await save({ birthdate: '1980-04-02' });
    for (const value of ['Hanna', '600 100 200', '1980-04-02']) expect(said).toContain(`value="${value}"`);
    expect(said).toContain('Zapisane.');
    expect(await save({ phone: '' })).not.toContain('600 100 200');
  });

  test('notes another address with the password, and tells the present one', async () => {
    const kasia = await clientIn(use(), 'kasia');
    const change = (email: string) =>
      sendForm(kasia, links.accountEmail, { email, current_password: PASSWORD });
    expect((await change('nowa@example.org')).json().location).toBe(links.accountData);
    expect((await kasia.get(links.accountData)).body).toContain('Teraz: kasia@example.org');
    expect((await emailsTo(use(), 'kasia@example.org')).at(-1)).toMatchObject({
      kind: 'email_change_asked',
      newEmail: 'nowa@example.org',
    });
  });

  test('is given to its client in one file, without secrets', async () => {
    const { headers, body } = await anna.get(accountExport);
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="konto.json"',
      'cache-control': 'private, no-store',
    });
    expect(JSON.parse(body)).toMatchObject({
      account: { login: 'anna', bankAccount: IBAN.replace(/ /g, '') },
    });
    for (const part of ['Sekretna', 'Młynek Anny']) expect(body).toContain(part);
    expect(body).not.toMatch(/argon2|password_hash|passwordHash/);
  });

  test('is removed for good by who knows the password and is sure', async () => {
    const lena = await clientIn(use(), 'lena');
    const token = new Map(lena.jar);
    const unsure = await sendForm(lena, accountRemove, { current_password: PASSWORD });
    expect(unsure.json().problems).toEqual({ sure: 'Proszę wypełnić to pole.' });
    const gone = await sendForm(lena, accountRemove, { current_password: PASSWORD, sure: 'y' }, PAGE);
    expect([gone.statusCode, gone.headers.location]).toEqual([303, signIn]);
    expect((await lena.get(signIn)).body).toContain('Konto zostało usunięte.');
    expect((await shopperIn(use(), token).get(links.account)).statusCode).toBe(303);
    const entered = await sendForm(shopperIn(use()), signIn, { username: 'lena', password: PASSWORD });
    expect(entered.statusCode).toBe(401);
    expect(await use().shop.clients.accountData.load(lena.clientId)).toBeUndefined();
    expect((await emailsTo(use(), 'lena@example.org')).at(-1)).toMatchObject({ kind: 'account_removed' });
  });

  async function fileOf({ clientId }: { clientId: number }): Promise<number> {
    const {
      clients: { complaints },
    } = use().shop;
    const [{ number } = { number: '' }] = await complaints.list(clientId);
    const [file] = (await complaints.one(clientId, number))?.files ?? [];
    if (!file) throw new Error('the complaint has no file');
    return file.id;
  }
});

function complain(shopper: Shopper) {
  const form = new FormData();
  form.set('product', 'Młynek Anny');
  form.set('found_on', '2026-11-01');
  form.set('description', 'Nie mieli ani drobno, ani grubo.');
  form.set('wish', 'repair');
  form.set('files', new File(['%PDF-1.7\n%%EOF'], 'zdjecie.pdf', { type: 'application/pdf' }));
  return sendFiles(shopper, accountComplaint, form);
}
