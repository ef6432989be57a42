import { SCAN_FIELDS } from '#contract/panel/packing-form.ts';
import { panelLinks } from '#contract/panel/panel-links.ts';
import { PAPERS } from '#contract/panel/papers.ts';
import type { ScanCommand } from '#domain/parcels/scan-meaning.ts';
import { usePanel } from '#ui/panel/panel-view.tsx';
import type { PackingView } from './packing-view.ts';
import { Recipient } from './recipient.tsx';
import { PressForm } from './scan-form.tsx';

/** The parcel: what can be done with it, its papers, and where it goes. */
export function ParcelAside({ packing }: { packing: PackingView }) {
  const { t } = usePanel();
  const { number, step, note, notes, deliveryName, pickupPoint, recipient } = packing;
  return (
    <aside className="parcel" aria-label={t('packing.parcel')}>
      {!packing.claimedBy && <Commands packing={packing} />}
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

const WORDS = {
  PACK: 'packing.pack',
  SHORT: 'packing.short',
  UNDO: 'packing.undo',
  NEXT: 'packing.skip',
} as const satisfies Record<ScanCommand, string>;

function Commands({ packing }: { packing: PackingView }) {
  const { t } = usePanel();
  const { number, version, key, box, weight } = packing;
  return (
    <div className="parcel__commands">
      {offeredOf(packing).map((command) => (
        <PressForm
          key={command}
          action={panelLinks.packingScan(number)}
          text={t(WORDS[command])}
          fields={{
            ...{ [SCAN_FIELDS.code]: command, [SCAN_FIELDS.version]: String(version) },
            ...{ [SCAN_FIELDS.key]: key, [SCAN_FIELDS.box]: box, [SCAN_FIELDS.weight]: weight },
          }}
        />
      ))}
    </div>
  );
}

/** What makes sense now; the printed codes are all understood, and say why they do nothing. */
function offeredOf({ step, lines }: PackingView): ScanCommand[] {
  if (step.kind === 'stopped') return ['NEXT'];
  if (step.kind === 'sending') return ['UNDO', 'NEXT'];
  const isShort = lines.some(({ counts }) => counts.open > 0);
  return [isShort ? 'SHORT' : 'PACK', 'UNDO', 'NEXT'];
}
