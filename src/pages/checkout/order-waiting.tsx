import { placeLines, type WaitingParcel } from '#domain/order/waiting-parcel.ts';
import { useShop } from '#ui/shop-view/shop-view.tsx';

/** `until` as the shop writes moments. */
export type WaitingView = Omit<WaitingParcel, 'until'> & { key: string; until: string | null };

/** Parcels that can be collected: where, how long, and what opens the locker. */
export function OrderWaiting({ parcels }: { parcels: readonly WaitingView[] }) {
  const { t } = useShop();
  if (parcels.length === 0) return null;
  return (
    <section className="flow">
      <h2>{t('collect.title')}</h2>
      {parcels.map(({ key, ...one }) => (
        <Waiting key={key} {...one} />
      ))}
    </section>
  );
}

function Waiting({ point, until, code, trackingNumber, trackingLink }: Omit<WaitingView, 'key'>) {
  const { t } = useShop();
  return (
    <div className="flow">
      {point && (
        <address>
          {placeLines(point).map((line) => (
            <div key={line}>{line}</div>
          ))}
        </address>
      )}
      {point?.openingHours && <p>{t('collect.hours', { hours: point.openingHours })}</p>}
      {until && (
        <p>
          <strong>{t('collect.until', { until })}</strong>
        </p>
      )}
      {code ? (
        <p>
          <strong>{t('collect.code', { code })}</strong>
        </p>
      ) : (
        <p>{t('collect.codeByCarrier')}</p>
      )}
      {trackingNumber && trackingLink && (
        <p>
          <a href={trackingLink} rel="noreferrer" target="_blank">
            {t('collect.follow', { number: trackingNumber })}
          </a>
        </p>
      )}
    </div>
  );
}
