import type { Language } from '#contract/language.ts';
import { linksIn } from '#contract/links.ts';
import {
  BY_GATEWAY,
  CONTACT,
  guestWith,
  orderBy,
  sendPlain,
  toSummary,
} from '#tests/support/shop/checkout-shopper.ts';
import { ORIGIN, shopperIn, type TestShop } from '#tests/support/shop/test-shop.ts';
import type { See } from './seen-pages.ts';

/** The way to an order, each step first asked for, then refused; and the order afterwards. */
export async function checkoutPages(shop: TestShop, language: Language, see: See): Promise<void> {
  const links = linksIn(language);
  const anna = await guestWith(shop);
  await see.page(anna, links.checkout);
  await see.sent(anna, links.checkout, { ...CONTACT, email: 'nie adres', zipcode: '1', company: 'y' });
  await toSummary(anna, { language });
  await see.page(anna, links.checkout);
  await see.page(anna, links.checkoutDelivery);
  await see.sent(anna, links.checkoutDelivery, { way: 'locker:prepaid', payment: '' });
  await see.page(anna, links.checkoutSummary);
  await see.sent(anna, links.checkoutSummary, {});
  await see.page(anna, await orderBy(anna, { language }));

  const ola = await guestWith(shop);
  const atGateway = await orderBy(ola, { language, delivery: BY_GATEWAY });
  await see.page(ola, atGateway.replace(ORIGIN, ''));
  const fields = Object.fromEntries(new URL(atGateway, ORIGIN).searchParams);
  const order = await sendPlain(ola, links.testPayment, { ...fields, do: 'refuse' });
  await see.page(ola, order);
  await sendPlain(ola, links.orderCancel, Object.fromEntries(new URL(order, ORIGIN).searchParams));
  await see.page(ola, order);
  await see.page(shopperIn(shop), links.order('1', 'x'));
}
