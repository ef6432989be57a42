import { Fragment } from 'react';
import { panelLinks } from '#contract/panel/panel-links.ts';
import type { OrderAction } from '#domain/order/actions.ts';
import { lineName } from '#domain/order/line-name.ts';
import { ShipmentSaid } from '#pages/panel/carriers/shipment-said.tsx';
import { usePanel } from '#ui/panel/panel-view.tsx';
import { When } from '#ui/panel/when.tsx';
import { ActionList } from './action-form.tsx';
import type { OrderPageData, ParcelView } from './order-view.ts';
import { ParcelWord } from './order-words.tsx';

const STARTS: readonly OrderAction[] = ['start_parcel', 'start_unpaid'];

/** The parcels that the order leaves in. */
export function OrderParcels(data: OrderPageData) {
  const { t } = usePanel();
  const { order } = data;
  return (
    <section className="sheet">
      <h2>{t('order.parcels')}</h2>
      {order.parcels.length === 0 && <p className="muted">{t('order.noParcels')}</p>}
      {order.parcels.map((parcel) => (
        <Parcel key={parcel.id} data={data} parcel={parcel} />
      ))}
      <ActionList data={data} actions={order.actions.filter(({ action }) => STARTS.includes(action))} />
    </section>
  );
}

function Parcel({ data, parcel }: { data: OrderPageData; parcel: ParcelView }) {
  const { t } = usePanel();
  const {
    id,
    number,
    state,
    methodName,
    weightGrams,
    box,
    trackingNumber,
    trackingLink,
    sameNumberAs,
    sentAt,
    shipment,
    lines,
  } = parcel;
  const said = data.order.lines;
  return (
    <article className="order__part">
      <h3>
        {t('order.parcel', { n: number })} <ParcelWord state={state} />
      </h3>
      <p className="facts">
        <span>{methodName}</span>
        {box && <span>{box}</span>}
        {weightGrams && <span>{t('order.weight', { n: weightGrams })}</span>}
        {trackingNumber && (
          <span>
            {t('order.trackingNumber')}:{' '}
            {trackingLink ? (
              <a href={trackingLink} rel="noreferrer" target="_blank">
                {trackingNumber}
              </a>
            ) : (
              trackingNumber
            )}
          </span>
        )}
        {sentAt && <When at={sentAt} />}
      </p>
      {shipment && <ShipmentSaid shipment={shipment} number={data.order.number} />}
      {sameNumberAs.length > 0 && (
        <p className="order__held">
          {t('order.sameNumber')}
          {sameNumberAs.map((order) => (
            <Fragment key={order}>
              {' '}
              <a href={panelLinks.order(order)}>{order}</a>
            </Fragment>
          ))}
        </p>
      )}
      <ul>
        {lines.map(({ lineId, quantity }) => {
          const line = said.find((one) => one.id === lineId);
          return (
            <li key={lineId}>
              {quantity} × {line && lineName(line)}
            </li>
          );
        })}
      </ul>
      <ActionList data={data} id={id} actions={parcel.actions} without={['scan']} />
    </article>
  );
}
