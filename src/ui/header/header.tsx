import type { ReactNode } from 'react';
import { otherLanguage } from '#contract/language.ts';
import type { SearchSettings } from '#contract/search/live-search.ts';
import type { MenuNode } from '#domain/menu/menu-node.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { MegaMenu } from '#ui/menu/mega-menu/mega-menu.tsx';
import { SideMenu } from '#ui/menu/side-menu/side-menu.tsx';
import { RegionControl, RegionDialog } from '#ui/region/region-dialog/region-dialog.tsx';
import { SearchForm } from '#ui/search/search-form/search-form.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';

type Props = {
  shopName: string;
  menu: MenuNode[];
  /** Left out, the search has no live results. */
  search?: SearchSettings | undefined;
  /** Leads to the same page in the other language. */
  languageLink: ReactNode;
  /** Where one is: the last of the header on desktop views, the first of the page under it on small ones. */
  crumbs?: ReactNode;
  /** Comes into the page when it is first wanted. */
  miniCart?: ReactNode;
};

export const MENU_IN_FOOTER = 'all-categories';

export function Header({ shopName, menu, search, languageLink, crumbs, miniCart }: Props) {
  const { t, links, texts } = useShop();
  return (
    <header className="header">
      <div className="header__top">
        <div className="header__bar wrap">
          <a
            className="header__menu button button--icon"
            href={`#${MENU_IN_FOOTER}`}
            data-control="toggle"
            aria-controls="menu"
          >
            <Icon name="menu" />
            <span className="sr-only">{t('layout.menu')}</span>
          </a>
          <a className="header__logo" href={links.home}>
            {shopName}
          </a>
          <SearchForm live={search} />
          {languageLink}
          <div className="header__ways">
            <RegionControl />
            <a className="header__link" href={links.account}>
              <Icon name="user" />
              <span className="header__label">{t('layout.account')}</span>
            </a>
            <a className="header__link" href={links.lists} data-lists-link>
              <Icon name="heart" />
              <span className="header__label">{t('layout.lists')}</span>
              <Count data-lists-count data-sentence={texts['layout.listsCount']} />
            </a>
            <div className="header__basket" data-mini-cart>
              <a className="header__link" href={links.basket}>
                <Icon name="basket" />
                <span className="header__label">{t('layout.basket')}</span>
                <Count data-basket-count data-sentence={texts['layout.basketCount']} />
              </a>
              {miniCart && <template>{miniCart}</template>}
            </div>
          </div>
        </div>
      </div>
      <nav className="menu wrap" aria-label={t('layout.categories')}>
        <MegaMenu nodes={menu} />
      </nav>
      <Dialog id="menu" title={t('layout.menu')} drawer>
        <SideMenu />
      </Dialog>
      <RegionDialog />
      {crumbs}
    </header>
  );
}

/** A number beside a link, which a script keeps right; its sentence says it aloud. */
function Count(place: Record<`data-${string}`, string | true>) {
  return <span className="header__count" role="status" {...place} hidden />;
}

/** To the same page in the other language; a region, because each page has its own. */
export function LanguageLink({ href }: { href: string }) {
  const { t, language } = useShop();
  const other = otherLanguage(language);
  return (
    <a className="header__language" data-region="language" href={href} hrefLang={other} lang={other}>
      {t('layout.otherLanguage')}
    </a>
  );
}
