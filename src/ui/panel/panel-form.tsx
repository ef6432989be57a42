import type { ReactNode } from 'react';
import { draftedForm } from '#contract/panel/drafted-forms.ts';
import { type FormValues, SECRET_TYPES } from '#domain/form/form-rules.ts';
import type { PanelKey } from '#texts/panel/panel-texts.ts';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/form/field/field.tsx';
import { fieldIds } from '#ui/form/field/field-ids.ts';
import type { FormState } from '#ui/form/form-state.ts';
import { RadioField } from '#ui/form/radio-field/radio-field.tsx';
import { type Choice, SelectField } from '#ui/form/select-field/select-field.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { CsrfField } from './csrf-field.tsx';
import { DraftOffer } from './draft-offer.tsx';
import type { PanelField } from './panel-field.ts';
import { type DraftView, usePanel } from './panel-view.tsx';

type Props = {
  action: string;
  fields: readonly PanelField[];
  state?: FormState | undefined;
  send: PanelKey;
  /** Where the fields stand, if not one under the other. */
  layout?: (control: (name: string) => ReactNode) => ReactNode;
  /** Before the button, after the fields. */
  children?: ReactNode;
  /** Beside the button. */
  aside?: ReactNode;
  /** Whose password it is, for those who keep passwords. */
  login?: string | undefined;
};

/** A form of fields and one button. */
export function PanelForm({ action, fields, state = {}, send, layout, children, aside, login }: Props) {
  const { t, restored } = usePanel();
  const draft = useDraft(action, state);
  const isRestored = draft !== undefined && restored === action;
  const shown = isRestored ? { ...state, values: { ...state.values, ...draft.fields } } : state;
  const control = (name: string) => {
    const field = fields.find((one) => one.name === name);
    return field && <PanelControl key={name} field={field} state={shown} />;
  };
  const form = (
    <form className="form" action={action} method="post" data-draft={draftedForm(action) ? '' : undefined}>
      {isRestored && <Notice kind="info">{t('draft.restored')}</Notice>}
      <CsrfField />
      {login !== undefined && (
        <input type="text" name="username" autoComplete="username" defaultValue={login} hidden />
      )}
      <PanelSummary fields={fields} state={state} />
      {layout ? layout(control) : fields.map(({ name }) => control(name))}
      {children}
      <div className="form__actions">
        <Button type="submit">{t(send)}</Button>
        {aside}
      </div>
    </form>
  );
  if (!draft || isRestored) return form;
  return (
    <>
      <DraftOffer draft={draft} isStale={isStale(draft.fields, state.values)} />
      {form}
    </>
  );
}

/** What the member has typed into this form before; a form that was sent just now has its own values. */
export function useDraft(action: string, state?: FormState): DraftView | undefined {
  const { drafts = [] } = usePanel();
  return state?.message || state?.problems ? undefined : drafts.find(({ form }) => form === action);
}

/** Whether something else stands there by now than when it was typed. */
const isStale = (draft: FormValues, now: FormValues = {}) =>
  ['version', 'was'].some((name) => draft[name] !== undefined && draft[name] !== (now[name] ?? draft[name]));

/** What is wrong with a form that was sent; it takes the focus and leads to the fields. */
export function PanelSummary({ fields, state }: { fields: readonly PanelField[]; state: FormState }) {
  const { t } = usePanel();
  const { problems = {}, message } = state;
  const wrong = fields.filter(({ name }) => problems[name]);
  if (!message && wrong.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: the page was loaded to say this
    <div className="form__summary" role="alert" tabIndex={-1} autoFocus>
      <Icon name="warning" size={20} />
      <div>
        <p>{message ?? t('panel.summary', { n: wrong.length })}</p>
        {wrong.length > 0 && (
          <ul>
            {wrong.map(({ name, label, said }) => (
              <li key={name}>
                <a href={`#${fieldIds(name).control}`}>
                  {said ?? t(label)}: {problems[name]}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function PanelControl({ field, state }: { field: PanelField; state: FormState }) {
  const { t } = usePanel();
  const { name, type, required, maxLength, autoComplete, inputMode, lines, isHidden } = field;
  if (isHidden) return <input type="hidden" name={name} value={state.values?.[name] ?? ''} />;
  const label = field.said ?? t(field.label);
  const theirs = state.theirs?.[name];
  if (theirs !== undefined && !lines)
    return (
      <Disputed
        name={name}
        label={label}
        mine={state.values?.[name] ?? ''}
        theirs={theirs}
        choices={field.choices}
      />
    );
  const shared = {
    ...{ name, required, value: state.values?.[name], error: state.problems?.[name] },
    label: required || field.said ? label : <Unneeded>{label}</Unneeded>,
    hint: field.hint && t(field.hint),
  };
  if (field.choices) return <SelectField {...shared} choices={field.choices} />;
  if (lines)
    return (
      <>
        <Field {...shared} lines={lines} maxLength={maxLength} />
        {theirs !== undefined && (
          <blockquote className="said__text">
            {t('panel.theirs', { value: theirs || t('audit.nothing') })}
          </blockquote>
        )}
      </>
    );
  const kind = SECRET_TYPES.includes(type) ? 'password' : type === 'email' ? 'email' : 'text';
  return (
    <Field
      {...shared}
      type={kind}
      maxLength={maxLength}
      autoComplete={autoComplete ?? 'off'}
      inputMode={inputMode}
      spellCheck={kind === 'text' && !inputMode ? undefined : false}
    />
  );
}

type Disputing = {
  name: string;
  label: string;
  mine: string;
  theirs: string;
  choices?: readonly Choice[] | undefined;
};

/** Where two have changed the same field, one chooses between both: neither is chosen before. */
export function Disputed({ name, label, mine, theirs, choices = [] }: Disputing) {
  const { t } = usePanel();
  const said = (value: string) =>
    choices.find((choice) => choice.value === value)?.label ?? (value || t('audit.nothing'));
  const versions = [
    { value: mine, label: t('panel.mine', { value: said(mine) }) },
    { value: theirs, label: t('panel.theirs', { value: said(theirs) }) },
  ];
  return <RadioField name={name} label={label} choices={versions} required />;
}

function Unneeded({ children }: { children: ReactNode }) {
  const { t } = usePanel();
  return (
    <>
      {children} <span className="field__optional">({t('panel.optional')})</span>
    </>
  );
}
