import { Branch, MENU_IN_FOOTER, type MenuNode } from '#ui/header/header.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';

export type FooterLink = { slug: string; title: string; group: 'shop' | 'help' | 'law' };
type Props = { shopName: string; tagline: string; menu: MenuNode[]; pages: FooterLink[] };

const GROUPS = { shop: 'frame.footerShop', help: 'frame.footerHelp', law: 'frame.footerLaw' } as const;
type Group = keyof typeof GROUPS;

export function Footer({ shopName, tagline, menu, pages }: Props) {
  const { t, links } = useShop();
  return (
    <footer className="footer">
      <div className="wrap footer__columns">
        <div className="footer__about">
          <p className="footer__name">{shopName}</p>
          <p>{tagline}</p>
        </div>
        <nav id={MENU_IN_FOOTER} aria-labelledby="footer-categories">
          <h2 id="footer-categories">{t('frame.allCategories')}</h2>
          <Branch nodes={menu.map((node) => ({ ...node, children: [] }))} />
        </nav>
        {(Object.keys(GROUPS) as Group[]).map((group) => (
          <nav key={group} aria-labelledby={`footer-${group}`}>
            <h2 id={`footer-${group}`}>{t(GROUPS[group])}</h2>
            <ul>
              {pages
                .filter((page) => page.group === group)
                .map((page) => (
                  <li key={page.slug}>
                    <a href={links.info(page.slug)}>{page.title}</a>
                  </li>
                ))}
              {group === 'help' && (
                <>
                  <li>
                    <a href={links.points}>{t('points.title')}</a>
                  </li>
                  <li>
                    <a href={links.contact}>{t('frame.contact')}</a>
                  </li>
                </>
              )}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
}
