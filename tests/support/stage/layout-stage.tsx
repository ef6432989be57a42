import { page } from 'vitest/browser';
import type { Language } from '#contract/language.ts';
import type { MenuNode } from '#domain/menu/menu-node.ts';
import { type Layout, LayoutBody, type LayoutNotices, partsOf } from '#pages/layout/document.tsx';
import type { Page } from '#pages/page.ts';
import type { ShopView } from '#ui/shop-view/shop-view.tsx';
import { stage, viewWith } from './stage.tsx';

type Options = {
  language?: Language;
  head?: Page['head'];
  content?: Page['content'];
  crumbs?: Page['crumbs'];
  notices?: LayoutNotices;
  view?: Partial<ShopView>;
};

/** Puts a whole page on the stage, with its layout. */
export function stageLayout({ language = 'pl', content = <h1>Kawa</h1>, ...rest }: Options = {}): void {
  const layout = { ...layoutIn(language), ...(rest.notices && { notices: rest.notices }) };
  const { head = HEAD, crumbs } = rest;
  const whole = { head, content, ...(crumbs && { crumbs }) };
  stage(<LayoutBody parts={partsOf(whole, layout)} layout={layout} />, { language, ...rest.view });
}

const HEAD = { title: 'Kawa', description: '', paths: { pl: '/', en: '/en/' } };

/** The layout of a language. */
export const layoutIn = (language: Language): Layout => ({
  view: viewWith({ language }),
  shopName: 'Palarnia Mgła',
  tagline: 'Kawa palona w tym tygodniu',
  origin: location.origin,
  menu: MENUS[language],
  search: { minLength: 2, limit: 6 },
  infoPages: INFO_PAGES[language],
  assets: { styles: '', entry: '', ahead: { layout: [], islands: [] }, fonts: [] },
});

export const onPhone = () => page.viewport(360, 740);
export const onDesktop = () => page.viewport(1280, 900);

let id = 0;
const node = (name: string, children: MenuNode[] = [], hasSlides = false): MenuNode => ({
  id: ++id,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  name,
  children,
  hasSlides,
});
const nodes = (...names: string[]) => names.map((name) => node(name));

const MENUS: Record<Language, MenuNode[]> = {
  pl: [
    node(
      'Kawa',
      [
        node('Ziarnista', nodes('Single origin', 'Espresso', 'Mieszanki', 'Bezkofeinowa')),
        ...nodes('Mielona i w kapsułkach', 'Na wagę'),
      ],
      true,
    ),
    node('Herbata i dodatki', nodes('Herbata', 'Syropy')),
    node('Sprzęt', [node('Parzenie', nodes('Drippery', 'Kawiarki')), node('Młynki')], true),
    node('Filiżanki i kubki'),
    node('Akcesoria', nodes('Filtry', 'Wagi')),
    node('Nagrody za punkty'),
  ],
  en: [
    node('Coffee', [node('Beans', nodes('Blends', 'Decaf')), node('By weight')], true),
    node('Tea and extras', nodes('Tea')),
  ],
};

const INFO_PAGES: Record<Language, Layout['infoPages']> = {
  pl: [
    { slug: 'o-nas', title: 'O nas', group: 'shop' },
    { slug: 'dostawa', title: 'Dostawa', group: 'help' },
    { slug: 'regulamin', title: 'Regulamin', group: 'law' },
    { slug: 'polityka-prywatnosci', title: 'Polityka prywatności', group: 'law' },
  ],
  en: [
    { slug: 'about', title: 'About us', group: 'shop' },
    { slug: 'delivery', title: 'Delivery', group: 'help' },
    { slug: 'privacy-policy', title: 'Privacy policy', group: 'law' },
  ],
};
