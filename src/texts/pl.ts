import { accountPl } from './account/account-pl.ts';
import { backInStockPl } from './back-in-stock/back-in-stock-pl.ts';
import { basketPl } from './basket/basket-pl.ts';
import { cataloguePl } from './catalogue/catalogue-pl.ts';
import { checkoutPl } from './checkout/checkout-pl.ts';
import { comparePl } from './compare/compare-pl.ts';
import { contactPl } from './contact/contact-pl.ts';
import { deliveryPl } from './delivery/delivery-pl.ts';
import { emailPl } from './email/email-pl.ts';
import { errorPagesPl } from './error-pages/error-pages-pl.ts';
import { errorsPl } from './errors/errors-pl.ts';
import { formPl } from './form/form-pl.ts';
import { instalmentsPl } from './instalments/instalments-pl.ts';
import { invoicesPl } from './invoices/invoices-pl.ts';
import { limitsPl } from './limits/limits-pl.ts';
import { menuPl } from './menu/menu-pl.ts';
import { newsletterPl } from './newsletter/newsletter-pl.ts';
import { noticesPl } from './notices/notices-pl.ts';
import { pickupPointsPl } from './pickup-points/pickup-points-pl.ts';
import { pricePl } from './price/price-pl.ts';
import { productPl } from './product/product-pl.ts';
import { productListPl } from './product-list/product-list-pl.ts';
import { regionPl } from './region/region-pl.ts';
import { rewardPl } from './reward/reward-pl.ts';
import { searchPl } from './search/search-pl.ts';
import { shoppingListsPl } from './shopping-lists/shopping-lists-pl.ts';
import { snippetsPl } from './snippets/snippets-pl.ts';
import { spokenPl } from './spoken/spoken-pl.ts';
import { termsPl } from './terms/terms-pl.ts';
import { withdrawalPl } from './withdrawal/withdrawal-pl.ts';

/**
 * The shop's Polish texts, by key. `{name}` is filled in when the text is said. Several forms of a word stand
 * between bars, in the order one|few|many|other of the Polish plural rules, and follow `{n}`.
 */
export const pl = {
  'layout.skip': 'Przejdź do treści',
  'layout.search': 'Szukaj',
  'layout.searchForm': 'Wyszukiwarka',
  'layout.searchPlaceholder': 'Czego szukasz?',
  'layout.basket': 'Koszyk',
  'layout.basketCount': '{n} produkt|{n} produkty|{n} produktów|{n} produktu',
  'layout.menu': 'Menu',
  'layout.categories': 'Kategorie',
  'layout.allCategories': 'Wszystkie kategorie',
  'layout.close': 'Zamknij',
  'layout.otherLanguage': 'English',
  'layout.footerShop': 'O sklepie',
  'layout.footerHelp': 'Pomoc',
  'layout.footerLaw': 'Zasady',
  'layout.contact': 'Kontakt',
  'layout.backToTop': 'Do góry',
  'layout.navigated': 'Wczytano stronę: {title}',

  'crumbs.label': 'Gdzie jestem',
  'crumbs.back': 'Wstecz',
  'crumbs.home': 'Strona główna',

  ...basketPl,
  ...newsletterPl,
  ...cataloguePl,
  ...productPl,
  ...pricePl,
  ...deliveryPl,
  ...backInStockPl,
  ...contactPl,
  ...termsPl,
  ...withdrawalPl,
  ...errorsPl,
  ...accountPl,
  ...limitsPl,
  ...productListPl,
  ...shoppingListsPl,
  ...menuPl,
  ...noticesPl,
  ...pickupPointsPl,
  ...spokenPl,
  ...regionPl,
  ...rewardPl,
  ...searchPl,
  ...errorPagesPl,
  ...snippetsPl,
  ...checkoutPl,
  ...comparePl,
  ...formPl,
  ...instalmentsPl,
  ...invoicesPl,
  ...emailPl,
} as const;
