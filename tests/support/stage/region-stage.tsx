import { renderToString } from 'react-dom/server';
import type { Language } from '#contract/language.ts';
import { regionPage } from '#pages/region/region-page.tsx';
import type { RegionNoticeProps } from '#ui/region/region-dialog/region-notice.tsx';
import { ShopViewProvider } from '#ui/shop-view/shop-view.tsx';
import { answerAt } from './answers.ts';
import { viewWith } from './stage.tsx';

const choice = (value: string, label: string) => ({ value, label });
const COUNTRIES = { pl: ['Polska', 'Niemcy'], en: ['Poland', 'Germany'] } as const;

/** Answers in the shop's place with its page of language, currency and delivery country; what was asked is noted. */
export function answerSettings(language: Language = 'pl', notice?: RegionNoticeProps) {
  const [poland, germany] = COUNTRIES[language];
  const { content } = regionPage({
    shopName: 'Palarnia Mgła',
    title: 'Język, waluta i kraj dostawy',
    form: {
      choices: {
        languages: [choice('pl', 'Polski'), choice('en', 'English')],
        currencies: [choice('PLN', 'złoty polski (PLN)'), choice('EUR', 'euro (EUR)')],
        regions: [choice('1143020003', poland), choice('1143020143', germany)],
      },
      chosen: { language, currency: 'PLN', region: '1143020003', zipcode: '' },
      back: '/',
    },
    notice,
  });
  const html = renderToString(<ShopViewProvider view={viewWith({ language })}>{content}</ShopViewProvider>);
  return answerAt(
    language === 'pl' ? '/settings.php' : '/en/settings.php',
    () => new Response(html, { headers: { 'content-type': 'text/html' } }),
  );
}
