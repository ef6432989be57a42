import sharp from 'sharp';
import type { Language } from '#contract/language.ts';
import { linksIn } from '#contract/links.ts';
import { PASSWORD, POLAND } from '#tests/support/samples/sample-account.ts';
import { CONTACT, FILTERS, orderBy, putIn } from '#tests/support/shop/checkout-shopper.ts';
import { clientIn, sendFiles, sendForm } from '#tests/support/shop/client-shopper.ts';
import { demoProduct, shopperIn, type TestShop } from '#tests/support/shop/test-shop.ts';
import type { See } from './seen-pages.ts';

const ADDRESS = { ...CONTACT, country: String(POLAND) };
const IBAN = 'PL61 1090 1014 0000 0712 1981 2874';

/** The way into an account and every page of it: empty, filled, refused. */
export async function accountPages(shop: TestShop, language: Language, see: See): Promise<void> {
  const links = linksIn(language);
  const guest = shopperIn(shop);
  for (const address of [links.signIn, links.register, links.forgotPassword, links.newPassword('x')])
    await see.page(guest, address);
  await see.sent(guest, links.signIn, { username: 'nikt', password: 'nic' });
  await see.sent(guest, links.register, { login: 'a', email: 'nie adres', password: '1' });
  await see.sent(guest, links.forgotPassword, { username: '' });
  await see.sent(guest, links.newPassword('x'), { password: '1', password_repeat: '2' });
  await see.sent(guest, links.accountData, { firstname: 'Anna "A"' });

  const client = await clientIn(shop, `klientka-${language}`);
  const own = Object.entries(links).flatMap(([name, address]) =>
    /^account(?!Export|AddressRemove|ComplaintFile)/.test(name) && typeof address === 'string'
      ? [address]
      : [],
  );
  for (const address of own) await see.page(client, address);

  for (const kind of ['billing', 'delivery'])
    await sendForm(client, `${links.accountAddress}?kind=${kind}`, ADDRESS);
  await sendForm(client, links.accountBank, { iban: IBAN });
  await putIn(shop, client, FILTERS);
  await orderBy(client, { language });
  const product = String((await demoProduct(shop.shop, FILTERS)).id);
  await sendForm(client, links.listChange, { mode: 'add', product });
  const complaint = new FormData();
  const said = { product: 'Filtry', found_on: '2020-01-02', description: 'Za małe "o" <b>', wish: 'refund' };
  for (const [name, value] of Object.entries({ ...said, iban: IBAN })) complaint.set(name, value);
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } })
    .jpeg()
    .toBuffer();
  complaint.append('files', new File([picture], 'zdjęcie.jpg', { type: 'image/jpeg' }));
  const complained = await sendFiles(client, links.accountComplaint, complaint);
  if (complained.statusCode !== 200) throw new Error(`the complaint is refused: ${complained.body}`);
  for (const address of own) await see.page(client, address);
  for (const address of [
    ...[links.accountData, links.accountEmail, links.accountAddress, links.accountComplaint],
    ...[links.accountBank, links.accountPassword, links.accountRemove],
  ])
    await see.sent(client, address, { current_password: `${PASSWORD}!`, iban: 'PL1' });
}
