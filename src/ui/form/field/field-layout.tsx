import type { ReactNode } from 'react';
import { fieldIds } from './field-ids.ts';

type Props = {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  error: string | undefined;
  children: ReactNode;
};

/** What stands around a control: its label, what helps to fill it in, and what is wrong with it. */
export function FieldLayout({ name, label, hint, error, children }: Props) {
  const ids = fieldIds(name);
  return (
    <div className="field" data-state={error ? 'error' : undefined}>
      <label htmlFor={ids.control}>{label}</label>
      {hint && (
        <p id={ids.hint} className="field__hint">
          {hint}
        </p>
      )}
      {children}
      <FieldMessage name={name} error={error} />
    </div>
  );
}

/** What ties a control to its words, whether anything is wrong or not. */
export function describedBy(name: string, { error, hint }: { error?: string | undefined; hint?: ReactNode }) {
  const ids = fieldIds(name);
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': hint ? `${ids.hint} ${ids.message}` : ids.message,
  };
}

/**
 * Where it is said what is wrong; empty it takes no place. The checks of the form write there too, maybe before an
 * island around it has hydrated: what they wrote stays, and a text, though empty, is what React then leaves alone.
 */
export function FieldMessage({ name, error = '' }: { name: string; error: string | undefined }) {
  return (
    <p id={fieldIds(name).message} className="field__message" aria-live="polite" suppressHydrationWarning>
      {error}
    </p>
  );
}
