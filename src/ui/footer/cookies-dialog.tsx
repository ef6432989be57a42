import { SESSION_COOKIE } from '#contract/wire.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';

export const COOKIES_DIALOG = 'cookies';

/** Everything the shop ever keeps in a browser. Whoever adds to it adds it here: a test compares. */
const KEPT = [
  [`(__Host-)${SESSION_COOKIE}`, 'cookies.cookie', 'cookies.session', 'cookies.sessionLasts'],
  ['shop_notice', 'cookies.cookie', 'cookies.notice', 'cookies.noticeLasts'],
  ['scroll', 'cookies.tab', 'cookies.scroll', 'cookies.tabLasts'],
  ['liveSearch', 'cookies.tab', 'cookies.searched', 'cookies.tabLasts'],
  ['expchck_draft_…', 'cookies.tab', 'cookies.draft', 'cookies.draftLasts'],
  ['listing_view', 'cookies.browser', 'cookies.listingView', 'cookies.browserLasts'],
  ['basket', 'cookies.browser', 'cookies.basket', 'cookies.browserLasts'],
] as const;

/** What the shop keeps in the browser, why and for how long. All of it is necessary, so there is nothing to choose. */
export function CookiesDialog() {
  const { t, links } = useShop();
  return (
    <Dialog id={COOKIES_DIALOG} title={t('cookies.manage')}>
      <p>{t('cookies.lead')}</p>
      <dl className="cookies">
        {KEPT.map(([name, place, purpose, lasts]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{t(purpose)}</dd>
            <dd>
              {t(place)}, {t(lasts)}
            </dd>
          </div>
        ))}
      </dl>
      <a href={links.privacy}>{t('cookies.policy')}</a>
    </Dialog>
  );
}
