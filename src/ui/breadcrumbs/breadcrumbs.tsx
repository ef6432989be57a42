import { Icon } from '#ui/icon/icon.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';

export type Crumb = { name: string; href: string };

/** The way from the main page to here, with a button back in the browser's history (spec §2 Breadcrumbs). */
export function Breadcrumbs({ trail, here }: { trail: Crumb[]; here: string }) {
  const { t, links } = useShop();
  const parent = trail.at(-1)?.href ?? links.home;
  return (
    <nav className="crumbs" aria-label={t('crumbs.label')}>
      <a className="crumbs__back" href={parent} data-control="back">
        <Icon name="arrow-left" size={20} />
        {t('crumbs.back')}
      </a>
      <ol>
        <li>
          <a href={links.home}>{t('crumbs.home')}</a>
        </li>
        {trail.map((crumb) => (
          <li key={crumb.href}>
            <a href={crumb.href}>{crumb.name}</a>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
