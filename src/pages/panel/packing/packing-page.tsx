import { SCAN_FIELDS } from '#contract/panel/packing-form.ts';
import { panelLinks } from '#contract/panel/panel-links.ts';
import type { PanelNotice, PanelPage } from '#pages/panel/panel-page.ts';
import { Field } from '#ui/form/field/field.tsx';
import { type PanelWords, usePanel } from '#ui/panel/panel-view.tsx';
import { PackedLines } from './packed-lines.tsx';
import type { PackingView, QueueView } from './packing-view.ts';
import { ParcelAside } from './parcel-aside.tsx';
import { PressForm, ScanForm } from './scan-form.tsx';

type Page = {
  t: PanelWords;
  notice: PanelNotice | undefined;
  packing: PackingView;
  queue: readonly QueueView[];
};

/** One order at the packing table. */
export const packingPage = ({ t, notice, packing, queue }: Page): PanelPage => ({
  ...{ title: t('packing.orderTitle', { number: packing.number }), here: 'packing', isTable: true },
  object: `order:${packing.number}`,
  up: { href: panelLinks.packing, text: t('packing.title') },
  content: (
    <div className="packing packing--order" data-packing="">
      <div className="packing__work">
        {packing.claimedBy ? (
          <Claimed packing={packing} by={packing.claimedBy} notice={notice} />
        ) : (
          <Scan packing={packing} notice={notice} />
        )}
        <PackedLines packing={packing} />
      </div>
      <ParcelAside packing={packing} />
      <QueueAside queue={queue} here={packing.number} />
    </div>
  ),
});

function Scan({ packing, notice }: Pick<Page, 'packing' | 'notice'>) {
  const { t } = usePanel();
  const { step, number, version, key, box, weight } = packing;
  const isSending = step.kind === 'sending';
  const label = isSending
    ? t(step.needsNumber || step.hasNumber ? 'packing.scanTracking' : 'packing.scanTrackingOptional')
    : t('packing.scanGoods');
  return (
    <ScanForm
      action={panelLinks.packingScan(number)}
      label={label}
      hint={t(isSending ? 'packing.sendHint' : 'packing.scanHint')}
      send={t(isSending ? 'packing.send' : 'packing.add')}
      fields={{ [SCAN_FIELDS.version]: String(version), [SCAN_FIELDS.key]: key }}
      notice={notice}
    >
      {step.kind === 'packing' && (
        <details className="scan__parcel" open={box !== '' || weight !== ''}>
          <summary>{t('packing.boxAndWeight')}</summary>
          <div className="scan__fields">
            <Field
              name={SCAN_FIELDS.box}
              label={t('packing.box')}
              value={box}
              maxLength={40}
              autoComplete="off"
            />
            <Field
              name={SCAN_FIELDS.weight}
              label={t('packing.weight')}
              value={weight}
              maxLength={8}
              inputMode="decimal"
              autoComplete="off"
            />
          </div>
        </details>
      )}
    </ScanForm>
  );
}

/** Somebody else packs it: it can be taken over, and they are told. */
function Claimed({ packing, by, notice }: Pick<Page, 'packing' | 'notice'> & { by: string }) {
  const { t } = usePanel();
  return (
    <div className="sheet claimed" role={notice?.kind === 'error' ? 'alert' : undefined}>
      {notice && <p className={`scan__said scan__said--${notice.kind}`}>{notice.text}</p>}
      <h2>{t('packing.claimed', { name: by })}</h2>
      <p>{t('packing.claimedText', { name: by })}</p>
      <PressForm action={panelLinks.packingClaim(packing.number)} text={t('packing.takeOver')} fields={{}} />
    </div>
  );
}

function QueueAside({ queue, here }: { queue: readonly QueueView[]; here: string }) {
  const { t } = usePanel();
  return (
    <details className="packing__side">
      <summary>{t('packing.queue')}</summary>
      <ol>
        {queue.map(({ number, lines, units, claim }) => (
          <li key={number}>
            <a href={panelLinks.packingOrder(number)} aria-current={number === here ? 'true' : undefined}>
              {number}
            </a>
            <span className="muted">
              {t('packing.counts', { lines, units })}
              {claim && !claim.isOwn && ` · ${claim.name}`}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}
