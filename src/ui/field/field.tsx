import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react';
import { describedBy, FieldFrame } from './field-frame.tsx';
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
    <FieldFrame name={name} label={label} hint={hint} error={error}>
      {after ? (
        <div className="field__box">
          {control}
          {after}
        </div>
      ) : (
        control
      )}
    </FieldFrame>
  );
}
