import { panelLinks } from '#contract/panel/panel-links.ts';
import type { PanelNotice, PanelPage } from '#pages/panel/panel-page.ts';
import type { FormState } from '#ui/form/form-state.ts';
import { KeysetPager } from '#ui/panel/keyset-pager.tsx';
import { OneButton } from '#ui/panel/one-button.tsx';
import { type PanelWords, usePanel } from '#ui/panel/panel-view.tsx';
import { When } from '#ui/panel/when.tsx';
import { valuesOf, WebhookForm } from './webhook-form.tsx';
import { type DeliveryView, WebhookLog } from './webhook-log.tsx';
import { WebhookState, type WebhookView } from './webhooks-page.tsx';

type Data = {
  t: PanelWords;
  notice: PanelNotice | undefined;
  webhook: WebhookView;
  state: FormState | undefined;
  deliveries: readonly DeliveryView[];
  older: string | undefined;
};

/** One address: what it is told, and what came of it. */
export const webhookPage = ({ t, notice, webhook, state, deliveries, older }: Data): PanelPage => ({
  ...{ title: t('webhooks.oneTitle'), lead: webhook.address, here: 'settings', notice },
  up: { href: panelLinks.webhooks, text: t('webhooks.toList') },
  content: (
    <>
      <Settings webhook={webhook} state={state} />
      <section className="sheet">
        <h2>{t('webhooks.log')}</h2>
        <p className="muted">{t('webhooks.logLead')}</p>
        {deliveries.length === 0 ? (
          <p className="empty">{t('webhooks.logNone')}</p>
        ) : (
          <WebhookLog deliveries={deliveries} />
        )}
      </section>
      <KeysetPager older={older} />
    </>
  ),
});

function Settings({ webhook, state = {} }: Pick<Data, 'webhook'> & { state: FormState | undefined }) {
  const { t, may } = usePanel();
  if (!may('settings.webhooks'))
    return (
      <section className="sheet">
        <p>
          <WebhookState webhook={webhook} />
        </p>
        <ul>
          {webhook.events.map((event) => (
            <li key={event}>{t(`webhooks.event.${event}`)}</li>
          ))}
        </ul>
      </section>
    );
  const { id, isOn, problem } = webhook;
  // Whoever was told that somebody else has saved saves upon that.
  const values = { ...valuesOf(webhook), ...state.values, version: String(webhook.version) };
  return (
    <>
      <section className="sheet">
        {problem && (
          <p>
            <WebhookState webhook={webhook} />
          </p>
        )}
        <WebhookForm action={panelLinks.webhook(id)} state={{ ...state, values }} />
        <div className="facts">
          {isOn && <OneButton action={panelLinks.webhookTest(id)} text={t('webhooks.test')} />}
          <OneButton action={panelLinks.webhookRemove(id)} text={t('webhooks.remove')} kind="quiet" />
        </div>
      </section>
      <Secret webhook={webhook} />
    </>
  );
}

function Secret({ webhook: { id, oldSecretUntil } }: Pick<Data, 'webhook'>) {
  const { t, now } = usePanel();
  return (
    <section className="sheet">
      <h2>{t('webhooks.secretTitle')}</h2>
      <p className="muted">
        {oldSecretUntil && oldSecretUntil.getTime() > now ? (
          <>
            {t('webhooks.secretOldUntil')} <When at={oldSecretUntil} exact />
          </>
        ) : (
          t('webhooks.secretHint')
        )}
      </p>
      <OneButton action={panelLinks.webhookSecret(id)} text={t('webhooks.secretRenew')} />
    </section>
  );
}
