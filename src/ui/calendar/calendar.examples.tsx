import { CALENDAR_SPAN } from '#domain/time/calendar.ts';
import type { CalendarState } from '#domain/time/calendar-cells.ts';
import type { Examples } from '#ui/examples.ts';
import { Calendar } from './calendar.tsx';

const state: CalendarState = {
  mode: 'single',
  view: 'days',
  cursor: '2026-11-15',
  chosen: [],
  today: '2026-11-11',
  span: CALENDAR_SPAN,
};

const shown = (name: string, changes: Partial<CalendarState>) => ({
  name,
  element: (
    <Calendar
      id={`example-calendar-${name.toLowerCase().replace(/\W+/g, '-')}`}
      state={{ ...state, ...changes }}
    />
  ),
});

const examples: Examples = {
  title: 'Calendar',
  examples: [
    shown('Nothing chosen', {}),
    shown('One day', { chosen: ['2026-11-15'] }),
    shown('Several days', { mode: 'multiple', chosen: ['2026-11-10', '2026-11-11', '2026-11-20'] }),
    shown('A range', { mode: 'multiple-ranged', chosen: ['2026-11-11', '2026-11-24'] }),
    shown('A range that was begun, seen as far as the pointer', {
      mode: 'multiple-ranged',
      chosen: ['2026-11-05'],
      pointed: '2026-11-18',
    }),
    shown('Only some days may be chosen', { span: { min: '2026-11-09', max: '2026-11-20' } }),
    shown('The months of a year', { view: 'months', chosen: ['2026-03-02'] }),
    shown('Fifteen years', { view: 'years', chosen: ['2026-11-15'] }),
    shown('The last years there are', { view: 'years', cursor: '2470-12-31' }),
  ],
};

export default examples;
