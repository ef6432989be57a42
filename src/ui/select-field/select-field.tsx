import type { ReactNode, SelectHTMLAttributes } from 'react';
import { describedBy, FieldMessage } from '#ui/field/field.tsx';
import { fieldIds } from '#ui/field/field-ids.ts';

export type Choice = { value: string; label: string };

type Props = {
  name: string;
  label: ReactNode;
  choices: readonly Choice[];
  /** Stands first and counts as nothing chosen. */
  placeholder?: string | undefined;
  value?: string | undefined;
  error?: string | undefined;
  hint?: ReactNode;
} & Omit<SelectHTMLAttributes<HTMLSelectElement>, 'name' | 'value'>;

/** A list to choose from, with the browser's own menu. */
export function SelectField({ name, label, choices, placeholder, value, error, hint, ...rest }: Props) {
  const ids = fieldIds(name);
  return (
    <div className="field" data-state={error ? 'error' : undefined}>
      <label htmlFor={ids.control}>{label}</label>
      {hint && (
        <p id={ids.hint} className="field__hint">
          {hint}
        </p>
      )}
      <select
        id={ids.control}
        name={name}
        defaultValue={value ?? (placeholder === undefined ? choices[0]?.value : '')}
        {...describedBy(name, { error, hint })}
        {...rest}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <FieldMessage name={name} error={error} />
    </div>
  );
}
