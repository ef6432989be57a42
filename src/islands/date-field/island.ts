import { defineIsland } from '#islands/define-island.ts';
import { DateField } from './date-field.tsx';

export default defineIsland({
  name: 'date-field',
  hydrate: 'visible',
  Component: DateField,
  events: ['pointerout', 'pointerover'],
  texts: import.meta.env.SSR
    ? [
        'calendar.chooseMonth',
        'calendar.chooseYear',
        'calendar.clear',
        'calendar.done',
        'calendar.nextMonth',
        'calendar.nextYear',
        'calendar.nextYears',
        'calendar.open',
        'calendar.placeholder',
        'calendar.previousMonth',
        'calendar.previousYear',
        'calendar.previousYears',
        'calendar.today',
        'form.optional',
      ]
    : [],
});
