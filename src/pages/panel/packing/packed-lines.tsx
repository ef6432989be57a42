import { SCAN_FIELDS } from '#contract/panel/packing-form.ts';
import { panelLinks } from '#contract/panel/panel-links.ts';
import { lineName } from '#domain/order/line-name.ts';
import { nextLine } from '#domain/parcels/packing-order.ts';
import { LiveLabel } from '#pages/panel/carriers/live-label.tsx';
import { usePanel } from '#ui/panel/panel-view.tsx';
import { StateWord } from '#ui/panel/state-word.tsx';
import { Picture } from '#ui/picture/picture.tsx';
import { Commands } from './commands.tsx';
import type { LineView, PackingView } from './packing-view.ts';
import { PressForm } from './scan-form.tsx';

type Packing = { packing: PackingView };

/** What is packed now, larger than all else, and the other lines below. */
export function PackedLines({ packing }: Packing) {
  const { t } = usePanel();
  const next = packing.step.kind === 'packing' ? nextLine(packing.lines) : undefined;
  const others = packing.lines.filter((line) => line !== next && !isGone(line));
  return (
    <>
      {next ? <Current packing={packing} line={next} /> : <Said packing={packing} />}
      {!packing.claimedBy && <Commands packing={packing} />}
      {others.length > 0 && (
        <section className="packed">
          <h2 className={next ? undefined : 'sr-only'}>{t('packing.rest')}</h2>
          <ol>
            {others.map((line) => (
              <li key={line.id} className="packed__line">
                <Thumb line={line} />
                <div>
                  <p className="packed__name">{lineName(line)}</p>
                  <Codes line={line} />
                </div>
                <Count line={line} />
                {packing.step.kind === 'packing' && line.counts.open > 0 && (
                  <ByHand packing={packing} line={line} />
                )}
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

function Current({ packing, line }: Packing & { line: LineView }) {
  const { t } = usePanel();
  return (
    <section className="current" aria-labelledby="current">
      <Thumb line={line} />
      <div className="current__what">
        <h2 id="current">
          <span className="sr-only">{t('packing.next')}: </span>
          {lineName(line)}
        </h2>
        <p className="current__place">{line.shelf ?? t('packing.noPlace')}</p>
        <Codes line={line} withoutPlace />
      </div>
      <Count line={line} />
      <ByHand packing={packing} line={line} />
    </section>
  );
}

/** Where nothing is to be put in: what is to be done instead. */
function Said({ packing: { id, step } }: Packing) {
  const { t } = usePanel();
  const [title, text] = saidOf(step);
  return (
    <section className="current current--said">
      <div>
        <h2>{t(title, step.kind === 'sending' ? { n: step.parcel.number } : {})}</h2>
        {text && step.kind === 'sending' ? (
          <LiveLabel order={id} parcel={step.parcel.id} what="said">
            <p>{t(text)}</p>
          </LiveLabel>
        ) : (
          text && <p>{t(text)}</p>
        )}
      </div>
    </section>
  );
}

function saidOf(step: PackingView['step']) {
  if (step.kind === 'stopped') return ['packing.stopped', problemOf(step.why)] as const;
  if (step.kind === 'packing') return ['packing.allIn', 'packing.allInText'] as const;
  if (!step.maySend) return ['packing.packed', 'packing.maySendNot'] as const;
  if (step.hasNumber) return ['packing.packed', 'packing.packedNumbered'] as const;
  return ['packing.packed', step.needsNumber ? 'packing.packedText' : 'packing.packedPlain'] as const;
}

const STOPS = ['cancelled', 'held', 'unpaid', 'nothing_open'] as const;
const problemOf = (why: string) => {
  const known = STOPS.find((one) => one === why);
  return known ? (`packing.problem.${known}` as const) : undefined;
};

function Thumb({ line: { picture } }: { line: LineView }) {
  return (
    <div className="packed__picture">
      {picture && <Picture name={picture} alt="" sizes="96px" widths={[320]} />}
    </div>
  );
}

function Codes({ line: { shelf, ean, code }, withoutPlace }: { line: LineView; withoutPlace?: boolean }) {
  const { t } = usePanel();
  const place = shelf ? t('packing.place', { place: shelf }) : t('packing.noPlace');
  const codes = [ean && t('packing.ean', { code: ean }), code && t('packing.code', { code })].filter(Boolean);
  const said = [...(withoutPlace ? [] : [place]), ...(codes.length > 0 ? codes : [t('packing.noCode')])];
  return <p className="packed__codes">{said.join(' · ')}</p>;
}

function Count({ line: { counts } }: { line: LineView }) {
  const { t, locale } = usePanel();
  const [all, done] = [counts.ordered - counts.cancelled, counts.inParcels];
  const said = (n: number) => n.toLocaleString(locale);
  return (
    <p className="packed__count">
      <span aria-hidden="true">
        {said(done)}/{said(all)}
      </span>
      <span className="sr-only">{t('packing.count', { done: said(done), all: said(all) })}</span>
      {counts.open <= 0 && <StateWord kind="done">{t('packing.done')}</StateWord>}
    </p>
  );
}

function ByHand({ packing, line }: Packing & { line: LineView }) {
  const { t } = usePanel();
  if (packing.claimedBy) return null;
  return (
    <PressForm
      action={panelLinks.packingScan(packing.number)}
      text={t('packing.byHand')}
      name={t('packing.byHandOf', { name: lineName(line) })}
      fields={{
        [SCAN_FIELDS.line]: String(line.id),
        [SCAN_FIELDS.version]: String(packing.version),
        [SCAN_FIELDS.key]: packing.key,
      }}
    />
  );
}

const isGone = ({ counts }: LineView) => counts.ordered <= counts.cancelled;
