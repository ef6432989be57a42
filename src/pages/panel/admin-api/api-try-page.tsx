import { panelLinks } from '#contract/panel/panel-links.ts';
import { BULK_KINDS } from '#domain/admin-api/bulk.ts';
import type { PanelPage } from '#pages/panel/panel-page.ts';
import type { FormState } from '#ui/form/form-state.ts';
import type { PanelField } from '#ui/panel/panel-field.ts';
import { PanelForm } from '#ui/panel/panel-form.tsx';
import { type PanelWords, usePanel } from '#ui/panel/panel-view.tsx';

type Operation = { name: string; text: string; example: string };
type Data = { operations: readonly Operation[]; state: FormState; status: number | undefined };

const LONGEST_TOKEN = 200;
const LONGEST_QUERY = 10_000;
const LINES = 8;

/** A query or a change, or lines of what many are brought in by. */
const KINDS = ['graphql', ...BULK_KINDS] as const;

export const apiTryFields = (t: PanelWords): readonly PanelField[] => [
  {
    ...{ name: 'kind', type: 'choice', label: 'apiTry.kind', required: true, options: KINDS },
    ...{
      hint: 'apiTry.kindHint',
      choices: KINDS.map((value) => ({ value, label: t(`apiTry.kind.${value}`) })),
    },
  },
  {
    ...{ name: 'query', type: 'text', label: 'apiTry.query', required: true },
    ...{ maxLength: LONGEST_QUERY, lines: LINES },
  },
  // Never shown again, as passwords are not.
  {
    ...{ name: 'token', type: 'current_password', label: 'apiTry.token', required: true },
    ...{ maxLength: LONGEST_TOKEN, autoComplete: 'off' },
  },
];

/** Every query and change of the API, and a form that sends one of them. */
export const apiTryPage = ({ t, ...data }: Data & { t: PanelWords }): PanelPage => ({
  ...{ title: t('apiTry.title'), lead: t('apiTry.lead'), here: 'settings' },
  up: { href: panelLinks.tokens, text: t('tokens.toList') },
  content: <TryForm {...data} />,
});

function TryForm({ operations, state, status }: Data) {
  const { t } = usePanel();
  return (
    <>
      <section className="sheet">
        <PanelForm action={panelLinks.apiTry()} fields={apiTryFields(t)} state={state} send="apiTry.send" />
      </section>
      {state.said !== undefined && (
        <section className="sheet">
          <h2>{t('apiTry.answer', { status: status ?? 0 })}</h2>
          <pre className="answer">{state.said}</pre>
        </section>
      )}
      <section className="sheet">
        <h2>{t('apiTry.operations')}</h2>
        <dl className="operations">
          {operations.map(({ name, text, example }) => (
            <div key={name}>
              <dt>
                <code>{name}</code>
              </dt>
              <dd lang="en">
                <p>{text}</p>
                <p>
                  <code>{example}</code>
                </p>
              </dd>
              <dd>
                <a href={panelLinks.apiTry(name)} aria-label={t('apiTry.takeOf', { name })}>
                  {t('apiTry.take')}
                </a>
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}
