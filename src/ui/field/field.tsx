import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react';
import { fieldIds } from './field-ids.ts';

type Shared = {
  name: string;
  label: ReactNode;
  value?: string | undefined;
  error?: string | undefined;
  /** What helps to fill it in; read together with the label. */
  hint?: ReactNode;
  /** Stands in the field's box, after what is typed. */
  after?: ReactNode;
};
type OneLine = Shared & { lines?: undefined } & Omit<InputHTMLAttributes<HTMLInputElement>, keyof Shared>;
type ManyLines = Shared & { lines: number } & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof Shared>;

/** A labelled field with its message under it. */
export function Field({ name, label, value, error, hint, after, lines, ...rest }: OneLine | ManyLines) {
  const ids = fieldIds(name);
  const shared = { id: ids.control, name, defaultValue: value, ...describedBy(name, { error, hint }) };
  const control = lines ? (
    <textarea {...shared} rows={lines} {...(rest as TextareaHTMLAttributes<HTMLTextAreaElement>)} />
  ) : (
    <input type="text" {...shared} {...(rest as InputHTMLAttributes<HTMLInputElement>)} />
  );
  return (
    <div className="field" data-state={error ? 'error' : undefined}>
      <label htmlFor={ids.control}>{label}</label>
      {hint && (
        <p id={ids.hint} className="field__hint">
          {hint}
        </p>
      )}
      {after ? (
        <div className="field__box">
          {control}
          {after}
        </div>
      ) : (
        control
      )}
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

/** Where it is said what is wrong; empty it takes no place. */
export function FieldMessage({ name, error }: { name: string; error: string | undefined }) {
  return (
    <p id={fieldIds(name).message} className="field__message" aria-live="polite">
      {error}
    </p>
  );
}
