import type { ReactNode, SelectHTMLAttributes } from 'react';
import { fieldIds } from '#ui/form/field/field-ids.ts';
import { describedBy, FieldLayout } from '#ui/form/field/field-layout.tsx';

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
export function SelectField({
  name,
  label,
  choices,
  placeholder,
  value,
  error,
  hint,
  required,
  ...rest
}: Props) {
  const ids = fieldIds(name);
  return (
    <FieldLayout name={name} label={label} hint={hint} error={error}>
      <select
        id={ids.control}
        name={name}
        defaultValue={value ?? (placeholder === undefined ? choices[0]?.value : '')}
        // Without a placeholder something is always chosen.
        required={required && placeholder !== undefined}
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
    </FieldLayout>
  );
}
