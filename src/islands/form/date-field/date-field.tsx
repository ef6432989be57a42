import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { CALENDAR_SPAN } from '#domain/time/calendar.ts';
import { type DateMode, readDates, writeDates } from '#domain/time/date-choice.ts';
import { Field } from '#ui/form/field/field.tsx';
import { fieldIds } from '#ui/form/field/field-ids.ts';
import { Optional } from '#ui/form/optional/optional.tsx';
import { useShop } from '#ui/shop-view/shop-view.tsx';
import { CalendarSheet } from './calendar-sheet.tsx';

export type DateFieldProps = {
  name: string;
  label: string;
  mode: DateMode;
  value?: string;
  error?: string;
  /** The first and the last day to choose, where they are not those of every calendar. */
  min?: string;
  max?: string;
  autoComplete?: 'bday' | 'off';
  required?: boolean;
  /** Says so beside the label. */
  optional?: boolean;
  hint?: string;
};

/** A field for days, to be typed; once it is hydrated, also to be chosen in a calendar. */
export function DateField({ name, label, mode, value = '', error, hint, ...rest }: DateFieldProps) {
  const { t } = useShop();
  const { min = CALENDAR_SPAN.min, max = CALENDAR_SPAN.max, autoComplete = 'off', required, optional } = rest;
  const span = { min, max };
  const box = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(value);

  return (
    <div ref={box}>
      <Field
        type="text"
        name={name}
        label={optional ? <Optional>{label}</Optional> : label}
        value={value}
        error={error}
        hint={hint}
        // The keys for numbers have neither comma nor dash.
        inputMode={mode === 'single' ? 'numeric' : 'text'}
        placeholder={writeDates(Array(mode === 'single' ? 1 : 2).fill(t('calendar.placeholder')), mode)}
        autoComplete={autoComplete}
        required={required}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={tidy}
        onKeyDown={tidyBeforeSending}
        after={
          <WhereHydrated>
            <CalendarSheet
              id={`${fieldIds(name).control}_calendar`}
              label={label}
              mode={mode}
              span={span}
              chosen={readDates(typed, mode, span).dates}
              field={input}
              onOpen={readAgain}
              onChoose={(dates) => write(writeDates(dates, mode))}
            />
          </WhereHydrated>
        }
      />
    </div>
  );

  function input() {
    return box.current?.querySelector('input');
  }

  /** A form that was reset says so to nobody. */
  function readAgain() {
    const text = input()?.value ?? '';
    setTyped(text);
    return readDates(text, mode, span).dates;
  }

  /** Whoever checks the form listens for the events of a field that was typed in. */
  function write(text: string) {
    const field = input();
    if (!field || field.value === text) return;
    field.value = text;
    setTyped(text);
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  }

  /** 20261115 becomes 2026-11-15; what cannot be read stays as it was typed. */
  function tidy() {
    const read = readDates(input()?.value ?? '', mode, span);
    if (!read.wrong) write(writeDates(read.dates, mode));
  }

  function tidyBeforeSending(event: KeyboardEvent) {
    if (event.key === 'Enter') tidy();
  }
}

/** What the server's HTML does not have, nor a browser without popovers. */
function WhereHydrated({ children }: { children: ReactNode }) {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated('popover' in HTMLElement.prototype), []);
  return hydrated && children;
}
