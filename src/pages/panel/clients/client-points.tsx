import { panelLinks } from '#contract/panel/panel-links.ts';
import type { FormState } from '#ui/form/form-state.ts';
import { PanelForm } from '#ui/panel/panel-form.tsx';
import { usePanel } from '#ui/panel/panel-view.tsx';
import { When } from '#ui/panel/when.tsx';
import { pointsFields } from './client-fields.ts';
import type { ClientView, PointsView } from './client-view.ts';

type Props = Pick<ClientView, 'client' | 'points'> & { state: FormState | undefined };

/** How many points a client has, how they came and went, and a form to change that. */
export function ClientPoints({ client: { id, version }, points, state }: Props) {
  const { t, may } = usePanel();
  return (
    <section className="sheet">
      <h2>
        {t('client.points')}: {t('client.balance', { n: points.balance })}
      </h2>
      {points.entries.length > 0 && <Entries entries={points.entries} />}
      {may('client.points') && (
        <details open={state !== undefined}>
          <summary>{t('client.pointsChange')}</summary>
          <PanelForm
            action={panelLinks.clientPoints(id)}
            fields={pointsFields(t)}
            state={{ ...state, values: { deed: 'give', ...state?.values, version: String(version) } }}
            send="client.pointsSend"
          />
        </details>
      )}
    </section>
  );
}

function Entries({ entries }: Pick<PointsView, 'entries'>) {
  const { t, may } = usePanel();
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">{t('client.when')}</th>
          <th scope="col" className="number">
            {t('client.entry')}
          </th>
          <th scope="col">{t('client.reason')}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ points, reason, enteredAt, note, order, by }) => (
          <tr key={`${enteredAt.getTime()} ${reason} ${order} ${points}`}>
            <th scope="row">
              <When at={enteredAt} exact />
            </th>
            <td data-label={t('client.entry')} className="number">
              {points > 0 ? `+${points}` : `−${-points}`}
            </td>
            <td data-label={t('client.reason')}>
              {t(`client.reason.${reason}`)}
              {order && may('order.read') && (
                <>
                  {' '}
                  <a href={panelLinks.order(order)}>{order}</a>
                </>
              )}
              {note && <span className="order__codes">{by ? `${by}: ${note}` : note}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
