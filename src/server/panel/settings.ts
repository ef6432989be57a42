import { isLanguage } from '#contract/language.ts';
import { panelLinks } from '#contract/panel/panel-links.ts';
import { OWNER_EVENTS } from '#domain/email/owner-event.ts';
import { recipientsIn } from '#domain/email/recipients.ts';
import type { FormValues } from '#domain/form/form-rules.ts';
import {
  OFF,
  ON,
  onField,
  ownerEmailFields,
  ownerEmailsPage,
  toField,
} from '#pages/panel/settings/owner-emails-page.tsx';
import { readId } from '#server/request/query.ts';
import type { Shop } from '#server/shop.ts';
import type { OwnerEmailSettings } from '#shop/email/owner/owner-emails.ts';
import type { FormState } from '#ui/form/form-state.ts';
import type { PanelContext } from './panel-context.ts';
import type { PanelRoutes } from './panel-routes.ts';

/** What is set in the back office. */
export function settingsRoutes(panel: PanelRoutes, { backOffice }: Pick<Shop, 'backOffice'>): void {
  const { ownerEmails } = backOffice;

  const show = async (context: PanelContext, state?: FormState) => {
    const saved = await ownerEmails.load(context.actor);
    const values = { ...valuesOf(saved), ...state?.values, version: String(saved.version) };
    return ownerEmailsPage({ t: context.t, notice: context.notice(), state: { ...state, values } });
  };
  panel.page({ path: '/settings/emails', needs: 'settings.read' }, (context) => show(context));

  panel.formTarget({
    ...{ path: '/settings/emails', needs: 'settings.edit', fields: ({ t }) => ownerEmailFields(t) },
    page: show,
    take: async (values, context) => {
      const { t, actor } = context;
      const read = settingsIn(values, t);
      if ('problems' in read) return read;
      if (!(await ownerEmails.save(actor, read))) return { message: t('settings.changed'), status: 409 };
      return { goOn: panelLinks.settingsEmails, notice: { kind: 'success', text: t('panel.saved') } };
    },
  });
}

const valuesOf = ({ events, language }: OwnerEmailSettings): FormValues => ({
  ...Object.fromEntries(
    events.flatMap(({ event, isOn, recipients }) => [
      [onField(event), isOn ? ON : OFF],
      [toField(event), recipients.join(', ')],
    ]),
  ),
  language,
});

function settingsIn(
  values: FormValues,
  t: PanelContext['t'],
): OwnerEmailSettings | { problems: Record<string, string> } {
  const problems: Record<string, string> = {};
  const events = OWNER_EVENTS.map((event) => {
    const isOn = values[onField(event)] === ON;
    const recipients = recipientsIn(values[toField(event)] ?? '');
    if (!recipients) problems[toField(event)] = t('settings.wrongAddresses');
    else if (isOn && recipients.length === 0) problems[toField(event)] = t('settings.noAddress');
    return { event, isOn, recipients: recipients ?? [] };
  });
  if (Object.keys(problems).length > 0) return { problems };
  const { language, version = '' } = values;
  return { events, language: isLanguage(language) ? language : 'pl', version: readId(version) };
}
