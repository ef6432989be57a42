import { panelLinks } from '#contract/panel/panel-links.ts';
import { usePanel } from '#ui/panel/panel-view.tsx';
import { type StateKind, StateWord } from '#ui/panel/state-word.tsx';
import type { ShipmentView } from './shipment-view.ts';

const KINDS: Record<ShipmentView['state'], StateKind> = {
  waiting: 'wait',
  known: 'wait',
  ready: 'done',
  failed: 'bad',
  cancelled: 'plain',
  ended: 'plain',
};

/** How the label of a parcel stands, why it was not made, and where it is printed. */
export function ShipmentSaid({ shipment, number }: { shipment: ShipmentView; number: string }) {
  const { t } = usePanel();
  const { state, carried, problem, why, hasLabel } = shipment;
  return (
    <>
      <p>
        {t('carriers.label')}:{' '}
        <StateWord kind={carried === 'problem' ? 'bad' : KINDS[state]}>
          {carried && state === 'ready' ? t(`carriers.carried.${carried}`) : t(`carriers.state.${state}`)}
        </StateWord>
      </p>
      {state === 'failed' && problem && (
        <p>
          {t(`carriers.problem.${problem}`)} {why && <span className="muted">{why}</span>}
        </p>
      )}
      {hasLabel && (
        <p>
          <a className="button button--secondary" href={panelLinks.carrierLabels([number])}>
            {t('carriers.print')}
          </a>
        </p>
      )}
    </>
  );
}
