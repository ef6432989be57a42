import { defineIsland } from '#islands/define-island.ts';
import { DateField } from './date-field.tsx';

export default defineIsland({
  name: 'date-field',
  hydrate: 'visible',
  Component: DateField,
});
