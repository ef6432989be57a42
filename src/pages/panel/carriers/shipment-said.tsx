import { panelLinks } from '#contract/panel/panel-links.ts';
import { LABEL_FORMATS } from '#domain/carriers/label-format.ts';
import { usePanel } from '#ui/panel/panel-view.tsx';
import { type StateKind, StateWord } from '#ui/panel/state-word.tsx';
import { When } from '#ui/panel/when.tsx';
import type { ShipmentView } from './shipment-view.ts';

const KINDS: Record<ShipmentView['state'], StateKind> = {
  waiting: 'wait',
  known: 'wait',
  ready: 'done',
  failed: 'bad',
  cancelled: 'plain',
  ended: 'plain',
};

type Props = {
  shipment: ShipmentView;
  number: string;
  /** Where the page can be asked for anew, by whoever has no script. */
  here: string;
  /** Whether printing it is what one is here for. */
  isNext?: boolean;
};

/** How the label of a parcel stands, why it was not made, and where it is printed. */
export function ShipmentSaid({ shipment, number, here, isNext = false }: Props) {
  const { t } = usePanel();
  const { state, problem, why, hasLabel, cancel } = shipment;
  const isAwaited = state === 'waiting' || state === 'known' || cancel === 'asked';
  return (
    <>
      <p className="shipment__state">
        <span>{t('carriers.label')}:</span> <State shipment={shipment} />
        {isAwaited && <a href={here}>{t('carriers.refresh')}</a>}
      </p>
      {state === 'failed' && problem && (
        <p>
          {t(`carriers.problem.${problem}`)} {why && <span className="muted">{why}</span>}
        </p>
      )}
      {cancel === 'refused' && <p>{t('carriers.cancelRefused')}</p>}
      <ToCollect shipment={shipment} />
      {hasLabel && cancel !== 'asked' && <Print number={number} isNext={isNext} />}
    </>
  );
}

function State({ shipment: { state, carried, cancel } }: Pick<Props, 'shipment'>) {
  const { t } = usePanel();
  if (cancel === 'asked') return <StateWord kind="wait">{t('carriers.cancelling')}</StateWord>;
  if (state !== 'ready' || !carried)
    return <StateWord kind={KINDS[state]}>{t(`carriers.state.${state}`)}</StateWord>;
  return (
    <StateWord kind={carried === 'problem' ? 'bad' : 'going'}>{t(`carriers.carried.${carried}`)}</StateWord>
  );
}

/** How long it can be collected, and what opens the locker, for whoever may know. */
function ToCollect({ shipment: { state, carried, collectUntil, collectCode } }: Pick<Props, 'shipment'>) {
  const { t } = usePanel();
  if (state !== 'ready' || carried !== 'to_collect' || !(collectUntil || collectCode)) return null;
  return (
    <p className="facts">
      {collectUntil && (
        <span>
          {t('carriers.collectUntil')}: <When at={new Date(collectUntil)} exact />
        </span>
      )}
      {collectCode && <span>{t('carriers.collectCode', { code: collectCode })}</span>}
    </p>
  );
}

/** First as it was printed the last time, on this machine. */
function Print({ number, isNext = false }: Pick<Props, 'number' | 'isNext'>) {
  const { t, labelFormat = 'pdf' } = usePanel();
  const formats = LABEL_FORMATS.toSorted((a, b) => Number(b === labelFormat) - Number(a === labelFormat));
  return (
    <p className="shipment__print">
      {formats.map((format) => (
        <a
          key={format}
          className={`button button--${format !== labelFormat ? 'quiet' : isNext ? 'primary' : 'secondary'}`}
          href={panelLinks.carrierLabels([number], format)}
        >
          {t(`carriers.print.${format}`)}
        </a>
      ))}
    </p>
  );
}
