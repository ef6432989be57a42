import { isYes, YES } from '#contract/form/yes.ts';
import type { FormValues } from '#domain/form/form-rules.ts';
import { LONGEST_ADDRESS } from '#domain/webhooks/webhook-address.ts';
import { WEBHOOK_EVENTS, type WebhookEvent } from '#domain/webhooks/webhook-event.ts';
import type { FormState } from '#ui/form/form-state.ts';
import type { PanelField } from '#ui/panel/panel-field.ts';
import { PanelForm } from '#ui/panel/panel-form.tsx';
import { usePanel } from '#ui/panel/panel-view.tsx';
import { Tick } from '#ui/panel/tick.tsx';

const ON = 'is_on';
const eventField = (event: WebhookEvent) => event.replace('.', '_');

const ADDRESS: PanelField = {
  ...{ name: 'address', type: 'text', label: 'webhooks.address', hint: 'webhooks.addressHint' },
  ...{ required: true, maxLength: LONGEST_ADDRESS },
};
const EVENTS = WEBHOOK_EVENTS.map(
  (event): PanelField => ({ name: eventField(event), type: 'agreement', label: `webhooks.event.${event}` }),
);
const VERSION: PanelField = { name: 'version', type: 'text', label: 'webhooks.oneTitle', isHidden: true };

export const newWebhookFields: readonly PanelField[] = [ADDRESS, ...EVENTS];
export const webhookFields: readonly PanelField[] = [
  ...newWebhookFields,
  { name: ON, type: 'agreement', label: 'webhooks.on' },
  VERSION,
];

export type WebhookFields = {
  address: string;
  events: readonly WebhookEvent[];
  isOn: boolean;
  version: number;
};

export const webhookIn = (values: FormValues) => ({
  address: values.address ?? '',
  events: WEBHOOK_EVENTS.filter((event) => isYes(values[eventField(event)])),
  isOn: isYes(values[ON]),
});

export const valuesOf = ({ address, events, isOn, version }: WebhookFields): FormValues => ({
  ...Object.fromEntries(events.map((event) => [eventField(event), YES])),
  ...{ address, [ON]: isOn ? YES : '', version: String(version) },
});

type Props = { action: string; state: FormState; isNew?: boolean };

/** Where to, and what of: everything that may be told, to be ticked. */
export function WebhookForm({ action, state, isNew = false }: Props) {
  const { t } = usePanel();
  const isTicked = (name: string) => isYes(state.values?.[name]);
  return (
    <PanelForm
      action={action}
      fields={isNew ? [ADDRESS] : [ADDRESS, VERSION]}
      state={state}
      send={isNew ? 'webhooks.add' : 'panel.save'}
    >
      <fieldset className="ticks">
        <legend>{t('webhooks.events')}</legend>
        {WEBHOOK_EVENTS.map((event) => (
          <Tick key={event} name={eventField(event)} isTicked={isTicked(eventField(event))}>
            {t(`webhooks.event.${event}`)}
          </Tick>
        ))}
      </fieldset>
      {!isNew && (
        <Tick name={ON} isTicked={isTicked(ON)}>
          {t('webhooks.on')}
        </Tick>
      )}
    </PanelForm>
  );
}
