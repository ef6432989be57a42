import { CALENDAR_SPAN, clampDate, isDate } from '#domain/time/calendar.ts';

/** A day that an address names, or '': no earlier and no later than calendars go, as databases know no others. */
export const dayIn = (text: string): string => (isDate(text) ? clampDate(text, CALENDAR_SPAN) : '');
