import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react';

type Shared = { name: string; label: string; value?: string; error?: string | undefined };
type OneLine = Shared & { lines?: undefined } & Omit<InputHTMLAttributes<HTMLInputElement>, keyof Shared>;
type ManyLines = Shared & { lines: number } & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof Shared>;

/** A labelled field with its message under it. */
export function Field({ name, label, value, error, lines, ...rest }: OneLine | ManyLines) {
  const id = `field-${name}`;
  const messageId = `${id}-message`;
  const shared = {
    id,
    name,
    defaultValue: value,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? messageId : undefined,
  };
  return (
    <div className={`field${error ? ' field--error' : ''}`}>
      <label htmlFor={id}>{label}</label>
      {lines ? (
        <textarea {...shared} rows={lines} {...(rest as TextareaHTMLAttributes<HTMLTextAreaElement>)} />
      ) : (
        <input type="text" {...shared} {...(rest as InputHTMLAttributes<HTMLInputElement>)} />
      )}
      {error && (
        <p id={messageId} className="field__message">
          {error}
        </p>
      )}
    </div>
  );
}
