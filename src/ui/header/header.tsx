import type { ReactNode } from 'react';
import { otherLanguage } from '#contract/language.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { SearchForm } from '#ui/search-form/search-form.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';

/** A category with what is below it. */
export type MenuNode = { id: number; slug: string; name: string; children: MenuNode[] };

type Props = {
  shopName: string;
  menu: MenuNode[];
  /** Leads to the same page in the other language. */
  languageLink: ReactNode;
  /** Comes into the page when it is first wanted. */
  miniCart?: ReactNode;
};

export const MENU_IN_FOOTER = 'all-categories';

export function Header({ shopName, menu, languageLink, miniCart }: Props) {
  const { t, links, texts } = useShop();
  return (
    <header className="header">
      <div className="header__bar wrap">
        <a
          className="header__menu button button--icon"
          href={`#${MENU_IN_FOOTER}`}
          data-control="open"
          aria-controls="menu"
        >
          <Icon name="menu" />
          <span className="sr-only">{t('frame.menu')}</span>
        </a>
        <a className="header__logo" href={links.home}>
          {shopName}
        </a>
        <SearchForm />
        {languageLink}
        <a className="header__link" href={links.account}>
          <Icon name="user" />
          <span className="header__label">{t('frame.account')}</span>
        </a>
        <div className="header__basket" data-mini-cart>
          <a className="header__link" href={links.basket}>
            <Icon name="basket" />
            <span className="header__label">{t('frame.basket')}</span>
            <span
              className="header__count"
              role="status"
              data-basket-count
              data-sentence={texts['frame.basketCount']}
              hidden
            />
          </a>
          {miniCart && <template>{miniCart}</template>}
        </div>
      </div>
      <nav className="menu wrap" aria-label={t('frame.categories')}>
        <ul>
          {menu.map((node) => (
            <li key={node.id}>
              <a href={links.category(node)}>{node.name}</a>
              {node.children.length > 0 && <Branch nodes={node.children} />}
            </li>
          ))}
        </ul>
      </nav>
      <Dialog id="menu" title={t('frame.categories')} drawer>
        <Branch nodes={menu} />
      </Dialog>
      <div data-crumbs-slot="header" />
    </header>
  );
}

/** To the same page in the other language; a region, because each page has its own. */
export function LanguageLink({ href }: { href: string }) {
  const { t, language } = useShop();
  const other = otherLanguage(language);
  return (
    <a className="header__language" data-region="language" href={href} hrefLang={other} lang={other}>
      {t('frame.otherLanguage')}
    </a>
  );
}

/** Categories and, indented, what is below them. */
export function Branch({ nodes }: { nodes: MenuNode[] }) {
  const { links } = useShop();
  return (
    <ul className="branch">
      {nodes.map((node) => (
        <li key={node.id}>
          <a href={links.category(node)}>{node.name}</a>
          {node.children.length > 0 && <Branch nodes={node.children} />}
        </li>
      ))}
    </ul>
  );
}
