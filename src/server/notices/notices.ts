import type { Language } from '#contract/language.ts';
import type { ShopConfig } from '#contract/shop-config.ts';
import { nextChange, shownAt } from '#domain/notices/shown-at.ts';
import type { LayoutNotices } from '#pages/layout/document.tsx';
import type { Bar } from '#ui/notices/notice-bar/notice-bar.tsx';

/** What is told in the layout at this moment; notices of the same version are the same. */
export function noticesAt(
  config: ShopConfig,
  language: Language,
  now: number,
): { notices: LayoutNotices; version: string } {
  const bars = shownAt(barsOf(config), now);
  const [code] = shownAt(codesOf(config), now);
  const at = (place: 'top' | 'bottom'): Bar[] =>
    bars
      .filter((bar) => bar.place === place)
      .map(({ id, text, link }) => ({
        id,
        text: text[language],
        ...(link && { link: { href: link.href[language], text: link.text[language] } }),
      }));
  return {
    notices: {
      bars: { top: at('top'), bottom: at('bottom') },
      code: code && { code: code.code, text: code.text[language] },
      freeShipping: config.banners?.freeShipping ?? false,
      purposes: config.consent ?? [],
    },
    version: [...bars.map(({ id }) => id), code ? 'code' : ''].join(),
  };
}

/** When something of it appears or goes next. */
export const noticesChangeAt = (config: ShopConfig, now: number): number | undefined =>
  nextChange([...barsOf(config), ...codesOf(config)], now);

const barsOf = ({ bars = [] }: ShopConfig) => bars.map(timed);
const codesOf = ({ banners }: ShopConfig) => (banners?.code ? [timed(banners.code)] : []);

type Written = { from?: string | undefined; until?: string | undefined };

const timed = <One extends Written>({ from, until, ...rest }: One) => ({
  ...rest,
  ...(from && { from: Date.parse(from) }),
  ...(until && { until: Date.parse(until) }),
});
