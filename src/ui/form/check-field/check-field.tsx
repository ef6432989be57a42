import type { ReactNode } from 'react';
import { YES } from '#contract/form/yes.ts';
import { fieldIds } from '#ui/form/field/field-ids.ts';
import { describedBy, FieldMessage } from '#ui/form/field/field-layout.tsx';

type Props = {
  name: string;
  label: ReactNode;
  /** A switch takes effect by itself in a shopper's mind; a checkbox is agreed to. */
  look?: 'checkbox' | 'switch' | undefined;
  checked?: boolean | undefined;
  required?: boolean | undefined;
  error?: string | undefined;
  hint?: ReactNode;
};

/** Something to agree to: a checkbox, or a switch. */
export function CheckField({ name, label, look = 'checkbox', checked, required, error, hint }: Props) {
  const ids = fieldIds(name);
  return (
    <div className="field check" data-state={error ? 'error' : undefined}>
      <input
        type="checkbox"
        role={look === 'switch' ? 'switch' : undefined}
        id={ids.control}
        name={name}
        value={YES}
        defaultChecked={checked}
        required={required}
        {...describedBy(name, { error, hint })}
      />
      <label htmlFor={ids.control}>{label}</label>
      {hint && (
        <p id={ids.hint} className="field__hint">
          {hint}
        </p>
      )}
      <FieldMessage name={name} error={error} />
    </div>
  );
}
