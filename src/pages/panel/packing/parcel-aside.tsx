import { panelLinks } from '#contract/panel/panel-links.ts';
import { PAPERS } from '#contract/panel/papers.ts';
import { LiveLabel } from '#pages/panel/carriers/live-label.tsx';
import { ShipmentSaid } from '#pages/panel/carriers/shipment-said.tsx';
import { OneButton } from '#ui/panel/one-button.tsx';
import { usePanel } from '#ui/panel/panel-view.tsx';
import type { PackingView } from './packing-view.ts';
import { Recipient } from './recipient.tsx';

/** The parcel: its papers, and where it goes. */
export function ParcelAside({ packing }: { packing: PackingView }) {
  const { t } = usePanel();
  const { number, step, note, notes, deliveryName, pickupPoint, recipient } = packing;
  return (
    <aside className="parcel" aria-label={t('packing.parcel')}>
      <nav
        className={`parcel__papers${step.kind === 'sending' ? ' parcel__papers--now' : ''}`}
        aria-label={t('packing.papers')}
      >
        {PAPERS.filter((paper) => paper !== 'pick').map((paper) => (
          <a
            key={paper}
            className="button button--secondary"
            href={panelLinks.paper(paper, number)}
            target="_blank"
            rel="noreferrer"
          >
            {t(`packing.${paper}`)}
          </a>
        ))}
      </nav>
      <ParcelLabel packing={packing} />
      <section>
        <h2>{t('packing.to')}</h2>
        <p className="parcel__way">{deliveryName}</p>
        {pickupPoint && <p>{t('packing.point', { point: pickupPoint })}</p>}
        <Recipient recipient={recipient} />
      </section>
      {note && (
        <section className="parcel__note">
          <h2>{t('packing.note')}</h2>
          <p>{note}</p>
        </section>
      )}
      {notes.length > 0 && (
        <section>
          <h2>{t('packing.notes')}</h2>
          <ul>
            {notes.map(({ text, author, writtenAt }) => (
              <li key={`${writtenAt.getTime()} ${text}`}>
                {text} <span className="muted">{author}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  );
}

/** The label of the parcel that can leave: made, given back and printed here. */
function ParcelLabel({ packing }: { packing: PackingView }) {
  const { t } = usePanel();
  const { id, number, step, shipment, canLabel, canCancelLabel } = packing;
  if (step.kind !== 'sending' || !(shipment || canLabel)) return null;
  return (
    <section aria-label={t('carriers.label')}>
      <LiveLabel order={id} parcel={step.parcel.id}>
        {shipment && (
          <ShipmentSaid shipment={shipment} number={number} here={panelLinks.packingOrder(number)} isNext />
        )}
        {canLabel && (
          <OneButton
            action={panelLinks.packingCarrierLabel(number)}
            text={t(shipment ? 'carriers.again' : 'carriers.create')}
            kind={shipment ? 'secondary' : 'primary'}
          />
        )}
        {canCancelLabel === true && (
          <OneButton
            action={panelLinks.packingCancelLabel(number)}
            text={t('order.do.cancel_label')}
            kind="quiet"
          />
        )}
        {canCancelLabel === 'kept' && shipment?.cancel === null && (
          <p className="muted">{t('carriers.kept')}</p>
        )}
      </LiveLabel>
    </section>
  );
}
