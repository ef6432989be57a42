import { createElement, type ReactNode } from 'react';
import type { FieldRule } from '#domain/form/form-rules.ts';
import { textsOfForm } from '#texts/form/form-texts.ts';
import { pickTexts } from '#texts/pick-texts.ts';
import { useShop } from '#ui/shop-view/shop-view.tsx';
import type { FormState } from './form-state.ts';
import { FormSummary, type LabelledRule } from './form-summary.tsx';

type Props = {
  action: string;
  fields: readonly LabelledRule[];
  state?: FormState;
  /** Keeps what is typed over a reload or a lost session, in this tab only, without passwords. */
  draft?: string;
  /** Sends files along. */
  files?: boolean;
  className?: string;
  /** What it is for, as screen readers name it. */
  label?: string;
  children: ReactNode;
};

/**
 * A form that is checked as one types (spec §4 Form validation). It is a plain form; `<shop-form>` brings the checks
 * once its code is there.
 */
export function ShopForm({
  action,
  fields,
  state = {},
  draft,
  files,
  label,
  className = 'form',
  children,
}: Props) {
  const { texts } = useShop();
  const encoding = files ? { encType: 'multipart/form-data' } : {};
  return createElement(
    'shop-form',
    {
      'data-fields': JSON.stringify(fields.map(ruleOf)),
      'data-texts': JSON.stringify(pickTexts(texts, textsOfForm(fields, draft !== undefined))),
      'data-draft': draft,
    },
    <form className={className} action={action} method="post" aria-label={label} {...encoding}>
      <FormSummary fields={fields} state={state} />
      {children}
    </form>,
  );
}

/** What a form's definition holds besides its rules is not sent along. */
const ruleOf = ({
  name,
  type,
  required,
  minLength,
  maxLength,
  part,
  onlyWith,
  onlyFor,
  dates,
}: FieldRule): FieldRule => ({
  name,
  type,
  required,
  minLength,
  maxLength,
  part,
  onlyWith,
  onlyFor,
  dates,
});
