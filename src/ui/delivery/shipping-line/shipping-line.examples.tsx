import { shippingTime } from '#domain/delivery/dispatch.ts';
import type { Examples } from '#ui/examples.ts';
import { ShippingLine } from './shipping-line.tsx';

const calendar = { timeZone: 'Europe/Warsaw', deadline: '14:00', days: [1, 2, 3, 4, 5], closedOn: [] };
const on = (instant: string, leadDays: number | null) => {
  const now = Date.parse(instant);
  return <ShippingLine shipping={shippingTime(leadDays, now, calendar)} now={now} counting />;
};

const examples: Examples = {
  title: 'Shipping',
  examples: [
    { name: 'Today, early', element: on('2026-11-16T08:00+01:00', 0) },
    { name: 'Today, near the deadline', element: on('2026-11-16T11:47+01:00', 0) },
    { name: 'Tomorrow', element: on('2026-11-16T15:00+01:00', 0) },
    { name: 'On a day of this week', element: on('2026-11-16T09:00+01:00', 3) },
    { name: 'On a day of another week', element: on('2026-11-16T09:00+01:00', 8) },
    { name: 'In many days', element: on('2026-11-16T09:00+01:00', 45) },
    { name: 'Nobody knows when', element: on('2026-11-16T09:00+01:00', null) },
  ],
};

export default examples;
