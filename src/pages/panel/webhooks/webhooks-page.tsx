import { panelLinks } from '#contract/panel/panel-links.ts';
import type { WebhookEvent } from '#domain/webhooks/webhook-event.ts';
import type { PanelNotice, PanelPage } from '#pages/panel/panel-page.ts';
import { SettingsTabs } from '#pages/panel/settings/settings-tabs.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import type { FormState } from '#ui/form/form-state.ts';
import { type PanelWords, usePanel } from '#ui/panel/panel-view.tsx';
import { StateWord } from '#ui/panel/state-word.tsx';
import { WebhookForm } from './webhook-form.tsx';

export type WebhookView = {
  id: number;
  address: string;
  events: readonly WebhookEvent[];
  isOn: boolean;
  problem: 'gone' | null;
  oldSecretUntil: Date | null;
  version: number;
  waiting: number;
  dead: number;
};

type Data = {
  t: PanelWords;
  notice: PanelNotice | undefined;
  mayEdit: boolean;
  webhooks: readonly WebhookView[];
};

/** Every address that is told what happens. */
export const webhooksPage = ({ t, notice, mayEdit, webhooks }: Data): PanelPage => ({
  ...{ title: t('webhooks.title'), lead: t('webhooks.lead'), here: 'settings', notice },
  action: mayEdit && <ButtonLink href={panelLinks.webhookNew}>{t('webhooks.add')}</ButtonLink>,
  content: (
    <>
      <SettingsTabs here="webhooks" />
      {webhooks.length === 0 ? (
        <p className="empty">{t('webhooks.none')}</p>
      ) : (
        <Webhooks webhooks={webhooks} />
      )}
    </>
  ),
});

function Webhooks({ webhooks }: Pick<Data, 'webhooks'>) {
  const { t } = usePanel();
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">{t('webhooks.address')}</th>
          <th scope="col">{t('webhooks.events')}</th>
          <th scope="col">{t('webhooks.state')}</th>
          <th scope="col" className="table__number">
            {t('webhooks.waiting')}
          </th>
          <th scope="col" className="table__number">
            {t('webhooks.dead')}
          </th>
        </tr>
      </thead>
      <tbody>
        {webhooks.map((one) => (
          <tr key={one.id}>
            <th scope="row" className="any-break">
              <a href={panelLinks.webhook(one.id)}>{one.address}</a>
            </th>
            <td data-label={t('webhooks.events')}>{t('webhooks.eventsCount', { n: one.events.length })}</td>
            <td data-label={t('webhooks.state')}>
              <WebhookState webhook={one} />
            </td>
            <td className="table__number" data-label={t('webhooks.waiting')}>
              {one.waiting}
            </td>
            <td className="table__number" data-label={t('webhooks.dead')}>
              {one.dead > 0 ? <StateWord kind="bad">{one.dead}</StateWord> : one.dead}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function WebhookState({
  webhook: { isOn, problem },
}: {
  webhook: Pick<WebhookView, 'isOn' | 'problem'>;
}) {
  const { t } = usePanel();
  if (isOn) return <StateWord kind="done">{t('webhooks.on')}</StateWord>;
  return (
    <StateWord kind={problem ? 'bad' : 'plain'}>
      {t(problem ? `webhooks.${problem}` : 'webhooks.off')}
    </StateWord>
  );
}

export const newWebhookPage = ({
  t,
  state = {},
}: {
  t: PanelWords;
  state?: FormState | undefined;
}): PanelPage => ({
  ...{ title: t('webhooks.newTitle'), here: 'settings' },
  up: { href: panelLinks.webhooks, text: t('webhooks.toList') },
  content: (
    <section className="sheet">
      <WebhookForm action={panelLinks.webhookNew} state={state} isNew />
    </section>
  ),
});

/** The secret, shown once. */
export const webhookSecretPage = ({
  t,
  id,
  secret,
  warning,
}: {
  t: PanelWords;
  id: number;
  secret: string;
  warning?: 'no_host' | undefined;
}): PanelPage => ({
  ...{ title: t('webhooks.secretTitle'), lead: t('webhooks.secretLead'), here: 'settings' },
  notice: warning && { kind: 'error', text: t('webhooks.noHost') },
  content: (
    <section className="sheet">
      <p>
        <code className="key">{secret}</code>
      </p>
      <p>
        <ButtonLink href={panelLinks.webhook(id)}>{t('webhooks.secretDone')}</ButtonLink>
      </p>
    </section>
  ),
});
