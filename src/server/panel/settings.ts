import { isLanguage } from '#contract/language.ts';
import { panelLinks } from '#contract/panel/panel-links.ts';
import { OWNER_EVENTS } from '#domain/email/owner-event.ts';
import { recipientsIn } from '#domain/email/recipients.ts';
import type { FormValues } from '#domain/form/form-rules.ts';
import { disputedFields, wantedValues } from '#domain/form/touched-fields.ts';
import {
  OFF,
  ON,
  onField,
  ownerEmailFields,
  ownerEmailsPage,
  toField,
} from '#pages/panel/settings/owner-emails-page.tsx';
import type { Shop } from '#server/shop.ts';
import type { OwnerEmailSettings } from '#shop/email/owner/owner-emails.ts';
import type { FormState } from '#ui/form/form-state.ts';
import type { PanelContext } from './panel-context.ts';
import type { FormProblem, PanelRoutes } from './panel-routes.ts';
import { readWas } from './read-was.ts';

/** What is set in the back office. */
export function settingsRoutes(panel: PanelRoutes, { backOffice }: Pick<Shop, 'backOffice'>): void {
  const { ownerEmails } = backOffice;

  const show = async (context: PanelContext, state?: FormState) => {
    const saved = valuesOf(await ownerEmails.load(context.actor));
    const was = JSON.stringify(saved);
    // Once somebody has seen what others saved, it is what they write over.
    const values = { ...saved, was, ...state?.values, ...(state?.theirs && { was }) };
    return ownerEmailsPage({ t: context.t, notice: context.notice(), state: { ...state, values } });
  };
  panel.page({ path: '/settings/emails', needs: 'settings.read' }, (context) => show(context));

  /** Saves what was changed in the form over what is saved by now; undefined where somebody was faster once more. */
  const saveJoined = async (
    was: FormValues,
    sent: FormValues,
    { actor, t }: PanelContext,
  ): Promise<FormProblem | 'saved' | undefined> => {
    const saved = await ownerEmails.load(actor);
    const edited = { was, sent, now: valuesOf(saved) };
    const theirs = disputedFields(edited);
    const values = wantedValues(edited);
    if (Object.keys(theirs).length > 0)
      return { status: 409, message: t('settings.changed'), values, theirs };
    const read = settingsIn(values, t);
    if ('problems' in read) return read;
    return (await ownerEmails.save(actor, { ...read, version: saved.version })) ? 'saved' : undefined;
  };

  panel.formTarget({
    ...{ path: '/settings/emails', needs: 'settings.edit', fields: ({ t }) => ownerEmailFields(t) },
    page: show,
    take: async ({ was = '', ...sent }, context) => {
      const { t } = context;
      for (let turn = 1; turn <= MOST_TURNS; turn++) {
        const outcome = await saveJoined(readWas(was), sent, context);
        if (outcome === 'saved')
          return { goOn: panelLinks.settingsEmails, notice: { kind: 'success', text: t('panel.saved') } };
        if (outcome) return outcome;
      }
      return { message: t('settings.busy'), status: 409 };
    },
  });
}

/** So often somebody may be faster. */
const MOST_TURNS = 3;

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
): Omit<OwnerEmailSettings, 'version'> | { problems: Record<string, string> } {
  const problems: Record<string, string> = {};
  const events = OWNER_EVENTS.map((event) => {
    const isOn = values[onField(event)] === ON;
    const recipients = recipientsIn(values[toField(event)] ?? '');
    if (!recipients) problems[toField(event)] = t('settings.wrongAddresses');
    else if (isOn && recipients.length === 0) problems[toField(event)] = t('settings.noAddress');
    return { event, isOn, recipients: recipients ?? [] };
  });
  if (Object.keys(problems).length > 0) return { problems };
  const { language } = values;
  return { events, language: isLanguage(language) ? language : 'pl' };
}
