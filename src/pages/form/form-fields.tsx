import type { ReactNode } from 'react';
import { isYes } from '#contract/form/yes.ts';
import { MOST_SHOPPER_FILES, SHOPPER_FILE_LIMITS } from '#domain/form/file/shopper-files.ts';
import dateField from '#islands/form/date-field/island.ts';
import { Island } from '#pages/island.tsx';
import { CheckField } from '#ui/form/check-field/check-field.tsx';
import { Field } from '#ui/form/field/field.tsx';
import { FileField } from '#ui/form/file-field/file-field.tsx';
import type { FormState } from '#ui/form/form-state.ts';
import { Optional } from '#ui/form/optional/optional.tsx';
import { PasswordField } from '#ui/form/password-field/password-field.tsx';
import { SelectField } from '#ui/form/select-field/select-field.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';
import type { FormField } from './form-field.ts';
import { inputOf } from './input-of.ts';

type Props = {
  fields: readonly FormField[];
  state: FormState;
  /** Says more at a field than a text can: a link. */
  hints?: Readonly<Record<string, ReactNode>>;
};

/** The fields of a form, in their order, each by its type, with what was typed and what is wrong with it. */
export function FormFields({ fields, state, hints = {} }: Props) {
  return fields.map((field) => (
    <div key={field.name} className={field.width && `form__${field.width}`}>
      <FormControl field={field} state={state} hint={hints[field.name]} />
    </div>
  ));
}

function FormControl({ field, state, hint }: { field: FormField; state: FormState; hint: ReactNode }) {
  const { t } = useShop();
  const { name, required, most = MOST_SHOPPER_FILES } = field;
  const value = state.values?.[name];
  const shared = {
    name,
    // A browser would not send a form for what it does not show.
    required: required && !field.onlyWith && !field.onlyFor,
    label: required ? t(field.label) : <Optional>{t(field.label)}</Optional>,
    error: state.problems?.[name],
    hint: hint ?? (field.hint && t(field.hint, { n: most })),
  };
  const { label: _, ...plain } = shared;
  if (field.dates)
    return (
      <Island
        of={dateField}
        id={name}
        props={{
          ...field.dates,
          name,
          label: t(field.label),
          autoComplete: field.type === 'birthdate' ? 'bday' : 'off',
          ...(value && { value }),
          ...(required ? { required } : { optional: true }),
          ...(plain.error && { error: plain.error }),
          ...(field.hint && { hint: t(field.hint) }),
        }}
      />
    );
  switch (field.type) {
    case 'agreement':
      return <CheckField {...plain} label={t(field.label)} look={field.look} checked={isYes(value)} />;
    case 'password':
    case 'password_repeat':
    case 'current_password':
      return <PasswordField {...shared} {...inputOf(field)} />;
    case 'files':
      return <FileField {...shared} limits={SHOPPER_FILE_LIMITS} most={most} accept="image/*,.pdf" />;
    default:
      if (field.choices)
        return (
          <SelectField
            {...shared}
            value={value}
            choices={field.choices}
            placeholder={field.placeholder && t(field.placeholder)}
            autoComplete={inputOf(field).autoComplete}
          />
        );
      return field.lines ? (
        <Field {...shared} value={value} lines={field.lines} maxLength={field.maxLength} />
      ) : (
        <Field
          {...shared}
          {...inputOf(field)}
          value={value}
          minLength={field.minLength}
          maxLength={field.maxLength}
          data-taken={field.taken && t(field.taken)}
        />
      );
  }
}
