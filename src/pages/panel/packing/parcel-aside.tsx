import { panelLinks } from '#contract/panel/panel-links.ts';
import { PAPERS } from '#contract/panel/papers.ts';
import { ShipmentSaid } from '#pages/panel/carriers/shipment-said.tsx';
import { OneButton } from '#ui/panel/one-button.tsx';
import { usePanel } from '#ui/panel/panel-view.tsx';
import type { PackingView } from './packing-view.ts';
import { Recipient } from './recipient.tsx';

/** The parcel: its papers, and where it goes. */
export function ParcelAside({ packing }: { packing: PackingView }) {
  const { t } = usePanel();
  const { number, step, shipment, canLabel, note, notes, deliveryName, pickupPoint, recipient } = packing;
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
      {(shipment || canLabel) && (
        <section aria-label={t('carriers.label')}>
          {shipment && <ShipmentSaid shipment={shipment} number={number} />}
          {canLabel && (
            <OneButton
              action={panelLinks.packingCarrierLabel(number)}
              text={t(shipment ? 'carriers.again' : 'carriers.create')}
              kind={shipment ? 'secondary' : 'primary'}
            />
          )}
        </section>
      )}
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
