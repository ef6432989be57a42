import { Fragment } from 'react';
import { panelLinks } from '#contract/panel/panel-links.ts';
import type { OrderAction } from '#domain/order/actions.ts';
import { lineName } from '#domain/order/line-name.ts';
import { LiveLabel } from '#pages/panel/carriers/live-label.tsx';
import { ShipmentSaid } from '#pages/panel/carriers/shipment-said.tsx';
import { OneButton } from '#ui/panel/one-button.tsx';
import { usePanel } from '#ui/panel/panel-view.tsx';
import { When } from '#ui/panel/when.tsx';
import { ActionList } from './action-form.tsx';
import type { OrderPageData, ParcelView } from './order-view.ts';
import { ParcelWord } from './order-words.tsx';

const STARTS: readonly OrderAction[] = ['start_parcel', 'start_unpaid'];

/** The parcels that the order leaves in. */
export function OrderParcels(data: OrderPageData) {
  const { t, may } = usePanel();
  const { order } = data;
  return (
    <section className="sheet">
      <h2>{t('order.parcels')}</h2>
      {order.parcels.length === 0 && <p className="muted">{t('order.noParcels')}</p>}
      {order.parcels.map((parcel) => (
        <Parcel key={parcel.id} data={data} parcel={parcel} />
      ))}
      <ActionList data={data} actions={order.actions.filter(({ action }) => STARTS.includes(action))} />
      {may('parcel.pack') && order.stage !== 'cancelled' && <Papers number={order.number} />}
    </section>
  );
}

function Papers({ number }: Pick<OrderPageData['order'], 'number'>) {
  const { t } = usePanel();
  return (
    <nav className="facts" aria-label={t('packing.papers')}>
      {(['slip', 'label'] as const).map((paper) => (
        <a key={paper} href={panelLinks.paper(paper, number)} target="_blank" rel="noreferrer" data-paper="">
          {t(`packing.${paper}`)}
        </a>
      ))}
    </nav>
  );
}

type Parceled = { data: OrderPageData; parcel: ParcelView };

function Parcel({ data, parcel }: Parceled) {
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
      <LiveLabel order={data.order.id} parcel={id}>
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
        {shipment && (
          <ShipmentSaid
            shipment={shipment}
            number={data.order.number}
            here={panelLinks.order(data.order.number)}
          />
        )}
      </LiveLabel>
      <CarrierQuestions data={data} parcel={parcel} />
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

/** What the carrier can be asked for: its price before a label is bought, and where the parcel is now. */
function CarrierQuestions({ data: { order }, parcel: { id, state, shipment, actions } }: Parceled) {
  const { t, may } = usePanel();
  const canLabel = actions.some(({ action, why }) => action === 'order_label' && !why);
  if (canLabel && may('money.read'))
    return (
      <OneButton
        action={panelLinks.labelPrice(order.number, id)}
        text={t('carriers.askPrice')}
        kind="quiet"
      />
    );
  if (state === 'sent' && shipment?.state === 'ready' && may('parcel.send'))
    return (
      <OneButton
        action={panelLinks.followParcel(order.number, id)}
        text={t('carriers.followNow')}
        kind="quiet"
      />
    );
  return null;
}
