import { accountEn } from './account/account-en.ts';
import { backInStockEn } from './back-in-stock/back-in-stock-en.ts';
import { basketEn } from './basket/basket-en.ts';
import { catalogueEn } from './catalogue/catalogue-en.ts';
import { checkoutEn } from './checkout/checkout-en.ts';
import { compareEn } from './compare/compare-en.ts';
import { contactEn } from './contact/contact-en.ts';
import { deliveryEn } from './delivery/delivery-en.ts';
import { emailEn } from './email/email-en.ts';
import { errorPagesEn } from './error-pages/error-pages-en.ts';
import { errorsEn } from './errors/errors-en.ts';
import { formEn } from './form/form-en.ts';
import { instalmentsEn } from './instalments/instalments-en.ts';
import { invoicesEn } from './invoices/invoices-en.ts';
import { limitsEn } from './limits/limits-en.ts';
import { menuEn } from './menu/menu-en.ts';
import { newsletterEn } from './newsletter/newsletter-en.ts';
import { noticesEn } from './notices/notices-en.ts';
import { pickupPointsEn } from './pickup-points/pickup-points-en.ts';
import { priceEn } from './price/price-en.ts';
import { productEn } from './product/product-en.ts';
import { productListEn } from './product-list/product-list-en.ts';
import { regionEn } from './region/region-en.ts';
import { rewardEn } from './reward/reward-en.ts';
import { searchEn } from './search/search-en.ts';
import { shoppingListsEn } from './shopping-lists/shopping-lists-en.ts';
import { snippetsEn } from './snippets/snippets-en.ts';
import { spokenEn } from './spoken/spoken-en.ts';
import { termsEn } from './terms/terms-en.ts';
import type { TextKey } from './text-key.ts';
import { withdrawalEn } from './withdrawal/withdrawal-en.ts';

/** The English texts. A key left out here is said in Polish; two plural forms: one|other. */
export const en: Partial<Record<TextKey, string>> = {
  'layout.skip': 'Skip to content',
  'layout.search': 'Search',
  'layout.searchForm': 'Site search',
  'layout.searchPlaceholder': 'What are you looking for?',
  'layout.basket': 'Basket',
  'layout.basketCount': '{n} product|{n} products',
  'layout.menu': 'Menu',
  'layout.categories': 'Categories',
  'layout.allCategories': 'All categories',
  'layout.close': 'Close',
  'layout.otherLanguage': 'Polski',
  'layout.footerShop': 'About the shop',
  'layout.footerHelp': 'Help',
  'layout.footerLaw': 'Terms',
  'layout.contact': 'Contact',
  'layout.backToTop': 'Back to top',
  'layout.navigated': 'Page loaded: {title}',

  'crumbs.label': 'You are here',
  'crumbs.back': 'Back',
  'crumbs.home': 'Home',

  ...basketEn,
  ...newsletterEn,
  ...catalogueEn,
  ...productEn,
  ...priceEn,
  ...deliveryEn,
  ...backInStockEn,
  ...contactEn,
  ...termsEn,
  ...withdrawalEn,
  ...errorsEn,
  ...accountEn,
  ...limitsEn,
  ...productListEn,
  ...shoppingListsEn,
  ...menuEn,
  ...noticesEn,
  ...pickupPointsEn,
  ...spokenEn,
  ...regionEn,
  ...rewardEn,
  ...searchEn,
  ...errorPagesEn,
  ...snippetsEn,
  ...checkoutEn,
  ...compareEn,
  ...formEn,
  ...instalmentsEn,
  ...invoicesEn,
  ...emailEn,
};
