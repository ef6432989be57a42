import type { Language } from '#contract/language.ts';
import { linksIn } from '#contract/links.ts';
import { COFFEE, FILTERS, putIn } from '#tests/support/shop/checkout-shopper.ts';
import { sendForm } from '#tests/support/shop/client-shopper.ts';
import { demoProduct, PAGE, shopperIn, type TestShop } from '#tests/support/shop/test-shop.ts';
import type { See } from './seen-pages.ts';

const KEYS = [COFFEE, FILTERS, 'dripper-kiri-ceramiczny'];

/** What belongs to one shopper who has no account: empty first, then filled, then refused. */
export async function guestPages(shop: TestShop, language: Language, see: See): Promise<void> {
  const links = linksIn(language);
  const { basket, basketChange, compare, compareChange, lists, listChange, sharedList, region } = links;
  const anna = shopperIn(shop);
  for (const address of [basket, compare, lists, region, sharedList('x')]) await see.page(anna, address);
  for (const address of [links.newsletter, links.orderFollow()]) {
    await see.page(anna, address);
    await see.sent(anna, address, { email: 'x', number: 'x' });
  }
  for (const address of [links.newsletterConfirm('x'), links.newsletterStop('x')])
    await see.page(anna, address);

  for (const key of KEYS) {
    const product = String((await demoProduct(shop.shop, key)).id);
    if (key !== COFFEE) await putIn(shop, anna, key);
    await sendForm(anna, compareChange, { mode: 'add', product });
    await sendForm(anna, listChange, { mode: 'add', product });
  }
  await see.page(anna, basket);
  await sendForm(anna, basketChange, { mode: 'code', code: 'NONE' }, PAGE);
  await see.page(anna, basket);
  await anna.change({ mode: 'code', code: 'mgla10' }, language);
  await see.page(anna, `${basket}?country=1143020003&zipcode=00`);
  await see.page(anna, compare);
  await see.page(anna, `${compare}?differences=y`);

  const html = await see.page(anna, lists);
  const [, list = ''] = html.match(/name="list" value="(\d+)"/) ?? [];
  const [, item = ''] = html.match(/name="item" value="(\d+)"/) ?? [];
  await see.page(anna, `${lists}?list=${list}&item=${item}`);
  await see.page(anna, `${lists}?list=999999`);
  await see.sent(anna, listChange, { mode: 'rename', list, name: '' });
  await see.sent(anna, listChange, { mode: 'change', list, item, number: '-1', note: 'x'.repeat(999) });
  await sendForm(anna, listChange, { mode: 'share', list });
  const [, token = ''] = (await see.page(anna, lists)).match(/\/lista?\/([\w-]{43})/) ?? [];
  await see.page(anna, sharedList(token));
  await see.page(shopperIn(shop), sharedList(token));
  await sendForm(anna, listChange, { mode: 'remove', list });
  await see.page(anna, lists);
}
