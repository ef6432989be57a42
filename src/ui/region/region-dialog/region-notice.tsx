import { REGION_FIELDS } from '#contract/region/region.ts';
import type { RegionNoticeKind } from '#domain/region/forced.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';

export const REGION_NOTICE = 'region-notice';

export type RegionNoticeProps = {
  kind: RegionNoticeKind;
  /** The delivery country, by its name. */
  country: string;
  /** The displayed currency, by its name. */
  currency: string;
  /** What delivery times and costs are for. */
  place: string;
  /** What the default is. */
  usual: string;
};

/** Says that another country or postal code holds for a while (spec §4); opened by the script. */
export function RegionNotice(props: RegionNoticeProps) {
  const { t, links } = useShop();
  return (
    <Dialog id={REGION_NOTICE} title={t(`region.notice.${props.kind}`)}>
      <div
        className="region-notice"
        data-kind={props.kind}
        data-restoring={t('region.restoring')}
        data-failed={t('region.restoreFailed')}
      >
        <NoticeWords {...props} />
        <p className="region-notice__failed" hidden>
          {t('region.restoreFailed')}
        </p>
        <div className="region-notice__ways">
          <Button data-continue>{t('region.continue')}</Button>
          <a className="button button--secondary" href={links.region} data-restore>
            {t('region.restore')}
          </a>
        </div>
      </div>
    </Dialog>
  );
}

/** The same in the page itself, where restoring needs no script. */
export function RegionNoticeInPage(props: RegionNoticeProps & { back: string }) {
  const { t, links } = useShop();
  return (
    <Notice kind="info">
      <NoticeWords {...props} />
      <form className="region-restore" action={links.region} method="post">
        <input type="hidden" name={REGION_FIELDS.back} value={props.back} />
        <Button type="submit" kind="secondary" name={REGION_FIELDS.restore} value={props.kind}>
          {t('region.restore')}
        </Button>
      </form>
    </Notice>
  );
}

function NoticeWords({ country, currency, place, usual }: RegionNoticeProps) {
  const { t } = useShop();
  return (
    <>
      <p>{t('region.delivery', { country, currency })}</p>
      <p>{t('region.costsFor', { place })}</p>
      <p>{t('region.usual', { place: usual })}</p>
    </>
  );
}
