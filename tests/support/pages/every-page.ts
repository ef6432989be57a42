import type { Language } from '#contract/language.ts';
import type { TestShop } from '#tests/support/shop/test-shop.ts';
import { accountPages } from './account-pages.ts';
import { checkoutPages } from './checkout-pages.ts';
import { guestPages } from './guest-pages.ts';
import { type SeenPage, whoSees } from './seen-pages.ts';
import { sharedPages } from './shared-pages.ts';

/** Every page of the shop in one language: as a newcomer finds it, filled, refused and unavailable. */
export async function everyPage(shop: TestShop, language: Language): Promise<SeenPage[]> {
  const { see, seen } = whoSees(shop);
  await sharedPages(shop, language, see);
  await guestPages(shop, language, see);
  await checkoutPages(shop, language, see);
  await accountPages(shop, language, see);
  return seen;
}
