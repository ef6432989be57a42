import { Icon } from '#ui/icon/icon.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';
import { TAKE_CLOSED_AWAY } from './take-closed-away.ts';

export type BarPlace = 'top' | 'bottom';
export type Bar = { id: string; text: string; link?: { href: string; text: string } | undefined };

/** What the shop announces above or below every page; without JavaScript it cannot be closed. */
export function NoticeBars({ place, bars }: { place: BarPlace; bars: Bar[] }) {
  const { t } = useShop();
  if (bars.length === 0) return null;
  return (
    <section className="bars" aria-label={t(`bars.${place}`)}>
      {bars.map((bar) => (
        <NoticeBar key={bar.id} {...bar} />
      ))}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, allowed by its hash */}
      <script dangerouslySetInnerHTML={{ __html: TAKE_CLOSED_AWAY }} />
    </section>
  );
}

export function NoticeBar({ id, text, link }: Bar) {
  const { t } = useShop();
  return (
    <div className="bar" data-bar={id}>
      <p>
        {text} {link && <a href={link.href}>{link.text}</a>}
      </p>
      <button type="button" className="bar__close button button--icon" data-control="close-bar">
        <Icon name="close" size={20} />
        <span className="sr-only">{t('bars.close', { text })}</span>
      </button>
    </div>
  );
}
