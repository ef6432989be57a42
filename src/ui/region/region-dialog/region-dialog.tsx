import { Dialog } from '#ui/dialog/dialog.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';

export const REGION_DIALOG = 'region-dialog';

/** Opens the choice of language, currency and delivery country; without JavaScript it is a page. */
export function RegionControl() {
  const { t, links, currency } = useShop();
  return (
    <a
      className="header__region"
      href={links.region}
      data-control="open"
      aria-controls={REGION_DIALOG}
      data-tooltip=""
    >
      <Icon name="globe" size={20} />
      <span className="sr-only">{t('region.title')}: </span>
      {currency.id}
    </a>
  );
}

/** Pages are for everybody, so the form with what this shopper has chosen comes when the dialog is opened. */
export function RegionDialog() {
  const { t } = useShop();
  return (
    <Dialog id={REGION_DIALOG} title={t('region.title')}>
      <p className="region-loading" role="status">
        {t('region.loading')}
      </p>
    </Dialog>
  );
}

/** To which place delivery costs and times belong, and the way to another. */
export function DeliveryPlace({ place }: { place: string }) {
  const { t } = useShop();
  return (
    <p className="delivery-place">
      {t('region.costsFor', { place })} <ChangeRegion />
    </p>
  );
}

export function ChangeRegion() {
  const { t, links } = useShop();
  return (
    <a
      className="change-region"
      href={links.region}
      data-control="open"
      aria-controls={REGION_DIALOG}
      aria-label={t('region.changeCountry')}
    >
      {t('region.change')}
    </a>
  );
}
