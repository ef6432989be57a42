/** Texts of the days of a week, Monday first. */
export const WEEK_DAYS = [
  'shipping.weekDay.1',
  'shipping.weekDay.2',
  'shipping.weekDay.3',
  'shipping.weekDay.4',
  'shipping.weekDay.5',
  'shipping.weekDay.6',
  'shipping.weekDay.7',
] as const;
