import type { deliveryPl } from './delivery-pl.ts';

/** Words of when and how a parcel leaves, in English. */
export const deliveryEn: Record<keyof typeof deliveryPl, string> = {
  'shipping.orderBy': 'Order by {time} and we will ship it today',
  'shipping.left': '{time} left',
  'shipping.minutes': '{n} min',
  'shipping.hours': '{hours} h {n} min',
  'shipping.dispatch': 'Ships {day}',
  'shipping.today': 'today',
  'shipping.tomorrow': 'tomorrow',
  'shipping.in24Hours': 'Ships within 24 hours',
  'shipping.inDays': 'Ships in {days}',
  'shipping.days': '{n} day|{n} days',
  'shipping.dayRange': '{from}–{n} day|{from}–{n} days',
  'shipping.withinDays': 'up to {n} day|up to {n} days',
  'shipping.atOnce': 'at once',
  'shipping.weekDay.1': 'on Monday',
  'shipping.weekDay.2': 'on Tuesday',
  'shipping.weekDay.3': 'on Wednesday',
  'shipping.weekDay.4': 'on Thursday',
  'shipping.weekDay.5': 'on Friday',
  'shipping.weekDay.6': 'on Saturday',
  'shipping.weekDay.7': 'on Sunday',
  'shipping.unknown': 'The shipping date is not known yet. We will write when we know it.',
};
