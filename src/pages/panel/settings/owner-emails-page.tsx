import { LANGUAGES } from '#contract/language.ts';
import { panelLinks } from '#contract/panel/panel-links.ts';
import { OWNER_EVENTS, type OwnerEvent } from '#domain/email/owner-event.ts';
import type { PanelNotice, PanelPage } from '#pages/panel/panel-page.ts';
import type { FormState } from '#ui/form/form-state.ts';
import type { PanelField } from '#ui/panel/panel-field.ts';
import { PanelForm } from '#ui/panel/panel-form.tsx';
import { type PanelWords, usePanel } from '#ui/panel/panel-view.tsx';
import { SettingsTabs } from './settings-tabs.tsx';

export const onField = (event: OwnerEvent) => `on_${event}`;
export const toField = (event: OwnerEvent) => `to_${event}`;

/** A switch that says both, so that one that was left out is noticed. */
export const ON = 'on';
export const OFF = 'off';

const LONGEST = 3000;

/** For each event whether it is told, and to whom; and in which language all of them are. */
export const ownerEmailFields = (t: PanelWords): PanelField[] => [
  ...OWNER_EVENTS.flatMap((event): PanelField[] => [
    {
      ...{ name: onField(event), type: 'choice', label: 'settings.send', required: true },
      ...{ said: t(`settings.event.${event}`), options: [ON, OFF] },
      choices: ([ON, OFF] as const).map((value) => ({ value, label: t(`settings.${value}`) })),
    },
    {
      ...{ name: toField(event), type: 'text', label: 'settings.to' },
      ...{ said: `${t(`settings.event.${event}`)}: ${t('settings.to')}`, maxLength: LONGEST },
    },
  ]),
  {
    ...{ name: 'language', type: 'choice', label: 'settings.language', required: true, options: LANGUAGES },
    choices: LANGUAGES.map((value) => ({ value, label: t(`language.${value}`) })),
  },
  {
    name: 'was',
    type: 'text',
    label: 'settings.emails',
    maxLength: 2 * LONGEST * OWNER_EVENTS.length,
    isHidden: true,
  },
];

type Shown = { t: PanelWords; notice: PanelNotice | undefined; state: FormState };

/** Of what the owner is told by e-mail. */
export const ownerEmailsPage = ({ t, notice, state }: Shown): PanelPage => ({
  ...{ title: t('settings.emails'), lead: t('settings.emailsLead'), here: 'settings', notice },
  content: (
    <>
      <SettingsTabs here="emails" />
      <OwnerEmails state={state} />
    </>
  ),
});

function OwnerEmails({ state }: { state: FormState }) {
  const { t, may } = usePanel();
  const { values = {} } = state;
  if (may('settings.edit'))
    return (
      <section className="sheet">
        <PanelForm
          action={panelLinks.settingsEmails}
          fields={ownerEmailFields(t)}
          state={state}
          send="panel.save"
        />
      </section>
    );
  return (
    <section className="sheet">
      <dl className="facts-list">
        {OWNER_EVENTS.map((event) => (
          <div key={event}>
            <dt>{t(`settings.event.${event}`)}</dt>
            <dd>{values[onField(event)] === ON ? values[toField(event)] : t('settings.off')}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
