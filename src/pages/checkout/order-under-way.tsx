import type { ParcelUnderWay } from '#domain/order/waiting-parcel.ts';
import { useShop } from '#ui/shop-view/shop-view.tsx';

/** Parcels that have left, each with the way to follow it. */
export function OrderUnderWay({ parcels }: { parcels: readonly ParcelUnderWay[] }) {
  const { t } = useShop();
  return parcels.map(({ trackingNumber: number, trackingLink }) => (
    <p key={number}>
      {trackingLink ? (
        <a href={trackingLink} rel="noreferrer" target="_blank">
          {t('collect.follow', { number })}
        </a>
      ) : (
        t('order.underWay', { number })
      )}
    </p>
  ));
}
