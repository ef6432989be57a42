import type { ReactNode } from 'react';
import type { Purpose } from '#contract/consent/consent.ts';
import type { MenuNode } from '#domain/menu/menu-node.ts';
import { MENU_IN_FOOTER } from '#ui/header/header.tsx';
import { NewsletterForm } from '#ui/newsletter/newsletter-form.tsx';
import { REGION_DIALOG } from '#ui/region/region-dialog/region-dialog.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';
import { useLinks } from '#ui/shop-view/use-links.ts';
import { COOKIES_DIALOG, CookiesDialog } from './cookies-dialog.tsx';

export type FooterLink = { slug: string; title: string; group: 'shop' | 'help' | 'law' };
type Props = {
  shopName: string;
  tagline: string;
  menu: MenuNode[];
  pages: FooterLink[];
  /** What shoppers are asked to allow. */
  purposes?: Purpose[];
};

export function Footer({ shopName, tagline, menu, pages, purposes = [] }: Props) {
  const { t } = useShop();
  const links = useLinks();
  const pagesOf = (group: FooterLink['group']) =>
    pages
      .filter((page) => page.group === group)
      .map(({ slug, title }) => <Way key={slug} href={links.info(slug)} words={title} />);
  const hasPolicy = pages.some(({ slug }) => links.info(slug) === links.privacy);
  return (
    <>
      <footer className="footer lazy-layout">
        <div className="wrap footer__columns">
          <div className="footer__about">
            <p className="footer__name">{shopName}</p>
            <p>{tagline}</p>
            {/* In no group, which a phone closes: the law wants it seen. */}
            <p className="footer__withdrawal">
              <a href={links.withdrawal()}>{t('withdrawal.link')}</a>
            </p>
            <NewsletterForm />
          </div>
          <div className="footer__groups">
            <FooterGroup id={MENU_IN_FOOTER} title={t('layout.allCategories')}>
              {menu.map((node) => (
                <Way key={node.id} href={links.category(node)} words={node.name} />
              ))}
            </FooterGroup>
            {pages.some(({ group }) => group === 'shop') && (
              <FooterGroup id="footer-shop" title={t('layout.footerShop')}>
                {pagesOf('shop')}
              </FooterGroup>
            )}
            <FooterGroup id="footer-help" title={t('layout.footerHelp')}>
              {pagesOf('help')}
              <Way href={links.compare} words={t('compare.title')} />
              <Way href={links.pickupPoints} words={t('pickupPoints.title')} />
              <Way href={links.contact} words={t('layout.contact')} />
              <Way href={links.orderFollow()} words={t('order.follow')} />
              <Way href={links.complaint()} words={t('complaint.new')} />
              <li>
                <a href={links.region} data-control="open" aria-controls={REGION_DIALOG}>
                  {t('region.title')}
                </a>
              </li>
            </FooterGroup>
            <FooterGroup id="footer-law" title={t('layout.footerLaw')}>
              {pagesOf('law')}
              <li>
                <a
                  href={hasPolicy ? links.privacy : links.contact}
                  data-control="open"
                  aria-controls={COOKIES_DIALOG}
                >
                  {t('cookies.manage')}
                </a>
              </li>
            </FooterGroup>
          </div>
        </div>
      </footer>
      <CookiesDialog purposes={purposes} policy={hasPolicy ? links.privacy : undefined} />
    </>
  );
}

/** Links under a heading. On view 1 the script lets the heading open and close them (spec §4 Footer tabs). */
export function FooterGroup({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <nav id={id} className="footer__group" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <ul id={`${id}-links`} className="footer__links">
        {children}
      </ul>
    </nav>
  );
}

export function Way({ href, words }: { href: string; words: string }) {
  return (
    <li>
      <a href={href}>{words}</a>
    </li>
  );
}
