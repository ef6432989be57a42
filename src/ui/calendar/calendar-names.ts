import type { Language } from '#contract/language.ts';

export type CalendarNames = {
  /** 'listopad' */
  month: (date: string) => string;
  /** 'listopad 2026' */
  monthAndYear: (date: string) => string;
  /** '15 listopada 2026, niedziela' */
  day: (date: string) => string;
  /** 'niedziela' */
  weekDay: (date: string) => string;
  /** 'niedz.' */
  shortWeekDay: (date: string) => string;
};

/** How a language names days and months; Polish unless asked otherwise (spec §9 Date picker). */
export function calendarNames(language: Language = 'pl'): CalendarNames {
  const names = known.get(language) ?? namesIn(LOCALES[language]);
  known.set(language, names);
  return names;
}

const LOCALES: Record<Language, string> = { pl: 'pl', en: 'en-GB' };

// Slow to make, and asked for with every key.
const known = new Map<Language, CalendarNames>();

function namesIn(locale: string): CalendarNames {
  const weekDay = naming(locale, { weekday: 'long' });
  const longDate = naming(locale, { day: 'numeric', month: 'long', year: 'numeric' });
  return {
    month: naming(locale, { month: 'long' }),
    monthAndYear: naming(locale, { month: 'long', year: 'numeric' }),
    day: (date) => `${longDate(date)}, ${weekDay(date)}`,
    weekDay,
    shortWeekDay: naming(locale, { weekday: 'short' }),
  };
}

function naming(locale: string, options: Intl.DateTimeFormatOptions): (date: string) => string {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  return (date) => format.format(Date.parse(date));
}
