import { panelLinks } from '#contract/panel/panel-links.ts';
import type { SentEvent } from '#domain/webhooks/webhook-event.ts';
import { isPanelKey } from '#texts/panel/panel-texts.ts';
import { OneButton } from '#ui/panel/one-button.tsx';
import { type PanelWords, usePanel } from '#ui/panel/panel-view.tsx';
import { type StateKind, StateWord } from '#ui/panel/state-word.tsx';
import { When } from '#ui/panel/when.tsx';

export type AttemptView = {
  at: Date;
  milliseconds: number;
  status: number | null;
  problem: string | null;
  answer: string;
};
export type DeliveryView = {
  id: number;
  kind: SentEvent;
  data: Readonly<Record<string, unknown>>;
  happenedAt: Date;
  state: 'waiting' | 'sent' | 'dead';
  nextTryAt: Date | null;
  tried: readonly AttemptView[];
};

const STATES: Record<DeliveryView['state'], StateKind> = { waiting: 'wait', sent: 'done', dead: 'bad' };

/** What an address was told, and how it answered each time. */
export function WebhookLog({ deliveries }: { deliveries: readonly DeliveryView[] }) {
  const { t } = usePanel();
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">{t('webhooks.event')}</th>
          <th scope="col">{t('webhooks.when')}</th>
          <th scope="col">{t('webhooks.state')}</th>
          <th scope="col">{t('webhooks.attempts')}</th>
        </tr>
      </thead>
      <tbody>
        {deliveries.map((one) => (
          <Delivery key={one.id} delivery={one} />
        ))}
      </tbody>
    </table>
  );
}

function Delivery({
  delivery: { id, kind, data, happenedAt, state, nextTryAt, tried },
}: {
  delivery: DeliveryView;
}) {
  const { t, may } = usePanel();
  const event = t(`webhooks.event.${kind}`);
  return (
    <tr>
      <th scope="row">
        {event} <span className="order__codes muted">{aboutOf(t, data)}</span>
      </th>
      <td data-label={t('webhooks.when')}>
        <When at={happenedAt} />
      </td>
      <td data-label={t('webhooks.state')}>
        <StateWord kind={STATES[state]}>{t(`webhooks.state.${state}`)}</StateWord>
        {nextTryAt && tried.length > 0 && (
          <span className="line-of-change muted">
            {t('webhooks.nextTry')} <When at={nextTryAt} exact />
          </span>
        )}
        {state !== 'waiting' && may('settings.webhooks') && (
          <OneButton
            action={panelLinks.webhookAgain(id)}
            text={t('webhooks.sendAgain')}
            label={t('webhooks.sendAgainOf', { event: `${event} ${aboutOf(t, data)}` })}
            kind="quiet"
          />
        )}
      </td>
      <td data-label={t('webhooks.attempts')}>
        {tried.map((attempt) => (
          <Attempt key={attempt.at.toISOString()} attempt={attempt} />
        ))}
      </td>
    </tr>
  );
}

function Attempt({ attempt: { at, status, problem, milliseconds, answer } }: { attempt: AttemptView }) {
  const { t } = usePanel();
  const why = `webhooks.problem.${problem}`;
  return (
    <span className="line-of-change">
      <When at={at} exact /> – {status ?? (isPanelKey(why) ? t(why) : problem)},{' '}
      {t('webhooks.ms', { n: milliseconds })}
      {answer && <span className="muted"> {answer}</span>}
    </span>
  );
}

/** What a message is about, in as few words as it takes: 'zamówienie 12, paczka 1'. */
const aboutOf = (t: PanelWords, data: DeliveryView['data']) =>
  Object.entries(data)
    .map(([what, id]) => {
      const name = `webhooks.about.${what}`;
      return `${isPanelKey(name) ? t(name) : what} ${Array.isArray(id) ? shortened(id) : id}`;
    })
    .join(', ');

const SHOWN = 3;
const shortened = (ids: readonly unknown[]) =>
  ids.slice(0, SHOWN).join(' ') + (ids.length > SHOWN ? ` … (${ids.length})` : '');
