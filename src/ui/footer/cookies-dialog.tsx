import type { Purpose } from '#contract/consent/consent.ts';
import {
  BANNER_KEY,
  CLOSED_BARS_KEY,
  CODE_BANNER_COOKIE,
  CONSENT_COOKIE,
  CURRENCY_COOKIE,
  FORCED_REGION_COOKIE,
  FORCED_ZIPCODE_COOKIE,
  REGION_COOKIE,
  SESSION_COOKIE,
  SHIPPING_BANNER_COOKIE,
  ZIPCODE_COOKIE,
} from '#contract/wire.ts';
import { ConsentForm } from '#ui/consent/consent-bar/consent-form.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';

export const COOKIES_DIALOG = 'cookies';

/** Everything the shop ever keeps in a browser. Whoever adds to it adds it here: a test compares. */
const KEPT = [
  [`(__Host-)${SESSION_COOKIE}`, 'cookies.cookie', 'cookies.session', 'cookies.sessionLasts'],
  ['shop_notice', 'cookies.cookie', 'cookies.notice', 'cookies.noticeLasts'],
  [CURRENCY_COOKIE, 'cookies.cookie', 'cookies.currency', 'cookies.yearLasts'],
  [REGION_COOKIE, 'cookies.cookie', 'cookies.region', 'cookies.yearLasts'],
  [ZIPCODE_COOKIE, 'cookies.cookie', 'cookies.zipcode', 'cookies.yearLasts'],
  [FORCED_REGION_COOKIE, 'cookies.cookie', 'cookies.regionForced', 'cookies.whileLasts'],
  [FORCED_ZIPCODE_COOKIE, 'cookies.cookie', 'cookies.zipcodeForced', 'cookies.whileLasts'],
  [CONSENT_COOKIE, 'cookies.cookie', 'cookies.consent', 'cookies.consentLasts'],
  [CODE_BANNER_COOKIE, 'cookies.cookie', 'cookies.codeBanner', 'cookies.dayLasts'],
  [SHIPPING_BANNER_COOKIE, 'cookies.cookie', 'cookies.shippingBanner', 'cookies.dayLasts'],
  ['scroll', 'cookies.tab', 'cookies.scroll', 'cookies.tabLasts'],
  [BANNER_KEY, 'cookies.tab', 'cookies.banner', 'cookies.tabLasts'],
  ['liveSearch', 'cookies.tab', 'cookies.searched', 'cookies.tabLasts'],
  ['expchck_draft_…', 'cookies.tab', 'cookies.draft', 'cookies.draftLasts'],
  [CLOSED_BARS_KEY, 'cookies.browser', 'cookies.closedBars', 'cookies.browserLasts'],
  ['listing_view', 'cookies.browser', 'cookies.productListView', 'cookies.browserLasts'],
  ['basket', 'cookies.browser', 'cookies.basket', 'cookies.browserLasts'],
] as const;

type Props = {
  purposes: Purpose[];
  /** The page that says more of it, where the shop has one. */
  policy?: string | undefined;
};

/** What the shop keeps in the browser, why and for how long; and what of it the shopper may choose, if anything. */
export function CookiesDialog({ purposes, policy }: Props) {
  const { t } = useShop();
  return (
    <Dialog id={COOKIES_DIALOG} title={t('cookies.manage')}>
      <p>{t(purposes.length > 0 ? 'cookies.leadWithChoice' : 'cookies.lead')}</p>
      {purposes.length > 0 && (
        <>
          <ConsentForm purposes={purposes} name={COOKIES_DIALOG} />
          <h3>{t('consent.kept')}</h3>
        </>
      )}
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
      {policy && <a href={policy}>{t('cookies.policy')}</a>}
    </Dialog>
  );
}
