import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react';
import { fieldIds } from './field-ids.ts';
import { describedBy, FieldLayout } from './field-layout.tsx';

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
    <FieldLayout name={name} label={label} hint={hint} error={error}>
      {after ? (
        <div className="field__box">
          {control}
          {after}
        </div>
      ) : (
        control
      )}
    </FieldLayout>
  );
}
