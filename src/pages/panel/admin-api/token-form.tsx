import { isYes } from '#contract/form/yes.ts';
import { panelLinks } from '#contract/panel/panel-links.ts';
import { TOKEN_DAYS, TOKEN_RIGHTS } from '#domain/admin-api/token-rights.ts';
import type { FormValues } from '#domain/form/form-rules.ts';
import { areaOf, type Right } from '#domain/staff/right.ts';
import type { PanelPage } from '#pages/panel/panel-page.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import type { FormState } from '#ui/form/form-state.ts';
import type { PanelField } from '#ui/panel/panel-field.ts';
import { PanelForm } from '#ui/panel/panel-form.tsx';
import { type PanelWords, usePanel } from '#ui/panel/panel-view.tsx';
import { Tick } from '#ui/panel/tick.tsx';

const LONGEST_NAME = 60;
const rightField = (right: Right) => right.replace('.', '_');

const shownFields = (t: PanelWords): PanelField[] => [
  {
    name: 'name',
    type: 'text',
    label: 'tokens.name',
    hint: 'tokens.nameHint',
    required: true,
    maxLength: LONGEST_NAME,
  },
  {
    ...{
      name: 'days',
      type: 'choice',
      label: 'tokens.days',
      required: true,
      options: TOKEN_DAYS.map(String),
    },
    choices: TOKEN_DAYS.map((n) => ({ value: String(n), label: t('tokens.daysOf', { n }) })),
  },
];

export const tokenFields = (t: PanelWords): PanelField[] => [
  ...shownFields(t),
  ...TOKEN_RIGHTS.map(
    (right): PanelField => ({ name: rightField(right), type: 'agreement', label: `right.${right}` }),
  ),
];

export const tokenIn = (values: FormValues) => ({
  name: values.name ?? '',
  days: Number(values.days),
  rights: TOKEN_RIGHTS.filter((right) => isYes(values[rightField(right)])),
});

type Own = { t: PanelWords; state?: FormState | undefined };

export const newTokenPage = ({ t, state = {} }: Own): PanelPage => ({
  ...{ title: t('tokens.new'), here: 'settings', up: { href: panelLinks.tokens, text: t('tokens.toList') } },
  content: (
    <section className="sheet">
      <TokenForm state={{ ...state, values: { days: '90', ...state.values } }} />
    </section>
  ),
});

/** A name, how long, and what it may do: whatever its maker may. */
function TokenForm({ state }: { state: FormState }) {
  const { t, may } = usePanel();
  const rights = TOKEN_RIGHTS.filter((right) => may(right));
  return (
    <PanelForm action={panelLinks.tokenNew} fields={shownFields(t)} state={state} send="tokens.make">
      {[...new Set(rights.map(areaOf))].map((area) => (
        <fieldset key={area} className="ticks">
          <legend>{t(`area.${area}`)}</legend>
          {rights
            .filter((right) => areaOf(right) === area)
            .map((right) => (
              <Tick key={right} name={rightField(right)} isTicked={isYes(state.values?.[rightField(right)])}>
                {t(`right.${right}`)}
              </Tick>
            ))}
        </fieldset>
      ))}
    </PanelForm>
  );
}

/** The token, shown once. */
export const madeTokenPage = ({ t, token }: { t: PanelWords; token: string }): PanelPage => ({
  ...{ title: t('tokens.madeTitle'), lead: t('tokens.madeLead'), here: 'settings' },
  content: (
    <section className="sheet">
      <p>
        <code className="key">{token}</code>
      </p>
      <p>
        <ButtonLink href={panelLinks.tokens}>{t('tokens.haveIt')}</ButtonLink>
      </p>
    </section>
  ),
});
