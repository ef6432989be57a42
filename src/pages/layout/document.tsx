import type { ReactNode } from 'react';
import type { Purpose } from '#contract/consent/consent.ts';
import { otherLanguage } from '#contract/language.ts';
import { SHOP_ICON } from '#contract/links.ts';
import type { SearchSettings } from '#contract/search/live-search.ts';
import type { NamedScript } from '#contract/snippets/snippet-config.ts';
import { NAMED_SCRIPTS_ID } from '#contract/wire.ts';
import type { MenuNode } from '#domain/menu/menu-node.ts';
import { scriptValue } from '#domain/snippets/script-value.ts';
import miniCart from '#islands/basket/mini-cart/island.ts';
import { Island } from '#pages/island.tsx';
import type { Page } from '#pages/page.ts';
import { ADDED_DRAWER } from '#ui/basket/added-drawer/added-drawer.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs/breadcrumbs.tsx';
import { CompareBar } from '#ui/compare/compare-bar/compare-bar.tsx';
import { ConsentBar } from '#ui/consent/consent-bar/consent-bar.tsx';
import { Footer, type FooterLink } from '#ui/footer/footer.tsx';
import { Header, LanguageLink } from '#ui/header/header.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Banners, type CodeOffer } from '#ui/notices/banner/banner.tsx';
import { type Bar, type BarPlace, NoticeBars } from '#ui/notices/notice-bar/notice-bar.tsx';
import { ToggleForms } from '#ui/product/product-toggles/product-toggles.tsx';
import { CardForms } from '#ui/reward/take-reward/take-reward.tsx';
import { type ShopView, ShopViewProvider, useShop } from '#ui/shop-view/shop-view.tsx';
import { HeadOfPage } from './head.tsx';

/** The layout of every page of a language. */
export type Layout = {
  view: ShopView;
  shopName: string;
  tagline: string;
  origin: string;
  menu: MenuNode[];
  search?: SearchSettings;
  infoPages: FooterLink[];
  notices?: LayoutNotices;
  assets: Assets;
  /** Scripts of others that the owner names. */
  scripts?: readonly NamedScript[];
};

/** What is told around every page at this time, and what shoppers are asked for. */
export type LayoutNotices = {
  bars: Record<BarPlace, Bar[]>;
  code?: CodeOffer | undefined;
  freeShipping: boolean;
  purposes: Purpose[];
};

const NO_NOTICES: LayoutNotices = { bars: { top: [], bottom: [] }, freeShipping: false, purposes: [] };

/** Files of the browser build that a page asks for. */
export type Assets = {
  /** The whole style sheet, inlined: it costs less than waiting for another request. */
  styles: string;
  entry: string;
  /** Modules that every page will need, and those that the first island will. */
  ahead: { layout: string[]; islands: string[] };
  fonts: string[];
};

/** What of a document belongs to the page; all around it is the layout, the same for every page. */
export type PageParts = { head: ReactNode; language: ReactNode; crumbs: ReactNode; content: ReactNode };

export function partsOf(page: Page, { origin, shopName, view: { language } }: Layout): PageParts {
  return {
    head: <HeadOfPage head={page.head} origin={origin} shopName={shopName} />,
    language: <LanguageLink href={page.head.paths[otherLanguage(language)]} />,
    crumbs: (
      <div className="wrap header__crumbs" data-region="breadcrumbs">
        {page.crumbs && <Breadcrumbs {...page.crumbs} />}
      </div>
    ),
    content: (
      <main id="content" className="content" data-region="content" tabIndex={-1}>
        {page.content}
      </main>
    ),
  };
}

type Props = { parts: PageParts; layout: Layout };

/** A whole HTML document. */
export function Document({ parts, layout }: Props) {
  return (
    <ShopViewProvider view={layout.view}>
      <html lang={layout.view.language}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          {layout.assets.fonts.map((font) => (
            <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
          ))}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet, allowed by its hash */}
          <style dangerouslySetInnerHTML={{ __html: layout.assets.styles }} />
          {layout.scripts && <NamedScripts scripts={layout.scripts} />}
          <script
            type="module"
            src={layout.assets.entry}
            data-layout={layout.assets.ahead.layout.join(' ')}
            data-islands={layout.assets.ahead.islands.join(' ')}
          />
          {parts.head}
          <meta name="color-scheme" content="light dark" />
          <meta name="theme-color" media="(prefers-color-scheme: light)" content="#FBF8F3" />
          <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#171411" />
          <link rel="icon" href={SHOP_ICON} type="image/svg+xml" />
        </head>
        <body>
          <LayoutBody parts={parts} layout={layout} />
        </body>
      </html>
    </ShopViewProvider>
  );
}

/** Only named here: the browser's code loads each once, where it belongs and when the shopper allows it. */
function NamedScripts({ scripts }: { scripts: readonly NamedScript[] }) {
  const named = scripts.map(({ connect: _, ...script }) => script);
  return (
    <script
      id={NAMED_SCRIPTS_ID}
      type="application/json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: data, in which nothing can end the element
      dangerouslySetInnerHTML={{ __html: scriptValue(named) }}
    />
  );
}

/** All of a page's body. */
export function LayoutBody({ parts, layout }: Props) {
  const { t, texts } = useShop();
  const { bars, code, freeShipping, purposes } = layout.notices ?? NO_NOTICES;
  return (
    <>
      <a className="skip" href="#content">
        {t('layout.skip')}
      </a>
      {purposes.length > 0 && <ConsentBar />}
      <NoticeBars place="top" bars={bars.top} />
      <Header
        shopName={layout.shopName}
        menu={layout.menu}
        search={layout.search}
        languageLink={parts.language}
        crumbs={parts.crumbs}
        miniCart={<Island of={miniCart} props={{}} />}
      />
      <Banners code={code} freeShipping={freeShipping} />
      <div className="layout">{parts.content}</div>
      <CompareBar id="compare-bar" />
      <NoticeBars place="bottom" bars={bars.bottom} />
      <Footer
        shopName={layout.shopName}
        tagline={layout.tagline}
        menu={layout.menu}
        pages={layout.infoPages}
        purposes={purposes}
      />
      <ToggleForms />
      <CardForms />
      <button type="button" className="to-top button button--icon" data-control="top" data-tooltip="">
        <Icon name="arrow-up" />
        <span className="sr-only">{t('layout.backToTop')}</span>
      </button>
      <div id="alerts" className="toasts" />
      <section id={ADDED_DRAWER} popover="auto" className="added" aria-labelledby="added-title" />
      <p id="announcer" className="sr-only" role="status" data-sentence={texts['layout.navigated']} />
      <div id="view-reference" aria-hidden="true" />
    </>
  );
}

/** The regions alone, with their head: the answer to a partial page request. */
export function Regions({ parts, layout }: Props) {
  return (
    <ShopViewProvider view={layout.view}>
      <html lang={layout.view.language}>
        <head>
          <meta charSet="utf-8" />
          {parts.head}
        </head>
        <body>
          {parts.language}
          {parts.crumbs}
          {parts.content}
        </body>
      </html>
    </ShopViewProvider>
  );
}
