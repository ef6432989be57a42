import type { Language } from '#contract/language.ts';
import { linksIn } from '#contract/links.ts';
import { unavailablePage } from '#server/error-pages/unavailable-page.tsx';
import { MESSAGE } from '#tests/support/samples/sample-message.ts';
import { sendForm } from '#tests/support/shop/client-shopper.ts';
import { ORIGIN, PAGE, pagesOf, shopperIn, type TestShop } from '#tests/support/shop/test-shop.ts';
import { textsIn } from '#texts/dictionary.ts';
import type { See } from './seen-pages.ts';

/** Of the many pages of one kind so many go by between two that are looked at; each language begins elsewhere. */
const STEP = 4;
const FIRST = { pl: 0, en: 2 } as const;

/** Pages that everybody sees alike: those that the sitemap names, lists in every state, and errors. */
export async function sharedPages(shop: TestShop, language: Language, see: See): Promise<void> {
  const { contact, contactSent, home, pickupPoints, privacy, search } = linksIn(language);
  const pages = await pagesOf(shop, language);
  const guest = shopperIn(shop);
  const named = (await sitemapOf(shop, language)).filter((_, index) => index % STEP === FIRST[language]);
  for (const address of new Set([...Object.values(pages), pickupPoints, privacy, ...named]))
    await see.page(guest, address);

  for (const query of ['?page=2', '?sort=price_asc', '?filter_price_from=999999', '?page=999'])
    await see.page(guest, pages.category + query);
  for (const text of ['', 'kawa', 'brazylja', 'qqqxyz', '<b>"&'])
    await see.page(guest, `${search}?text=${encodeURIComponent(text)}`);
  await see.page(guest, `${pickupPoints}?method=locker&text=Krak%C3%B3w`);
  await see.sent(guest, contact, { name: '', message: 'A?' });
  await sendForm(guest, contact, MESSAGE, PAGE);
  await see.page(guest, contactSent);
  await see.page(guest, `${home}nie-ma-takiej`);

  for (const outage of ['starting', 'busy', 'database'] as const) {
    const words = { language, texts: textsIn(language), shopName: 'Mgła & "syn"', address: '/' };
    see.html(`outage: ${outage}`, unavailablePage({ outage, ...words }));
    see.html(
      `outage: ${outage}, sent`,
      unavailablePage({ outage, ...words, sent: { name: 'Anna "A" <b>' } }),
    );
  }
}

async function sitemapOf(shop: TestShop, language: Language): Promise<string[]> {
  const files = await Promise.all(
    ['pages', 'products-1'].map((name) => shop.app.inject({ url: `/sitemap-${name}.xml` })),
  );
  return files
    .flatMap(({ body }) => [...body.matchAll(/<loc>([^<]+)/g)])
    .map(([, address = '']) => address.replace(ORIGIN, ''))
    .filter((path) => path.startsWith('/en/') === (language === 'en'));
}
