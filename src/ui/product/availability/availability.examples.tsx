import type { Examples } from '#ui/examples.ts';
import { AvailabilityLine } from './availability.tsx';

const examples: Examples = {
  title: 'Availability',
  examples: [
    { name: 'In stock', element: <AvailabilityLine availability={{ status: 'enable' }} /> },
    {
      name: 'In stock, with the amount',
      element: (
        <AvailabilityLine availability={{ status: 'enable' }} stock={{ quantity: 12, unit: 'piece' }} />
      ),
    },
    { name: 'Few left', element: <AvailabilityLine availability={{ status: 'enable' }} fewLeft /> },
    {
      name: 'Few left, with the amount',
      element: (
        <AvailabilityLine
          availability={{ status: 'enable' }}
          fewLeft
          stock={{ quantity: 3, unit: 'piece' }}
        />
      ),
    },
    {
      name: 'The last one',
      element: (
        <AvailabilityLine
          availability={{ status: 'enable' }}
          fewLeft
          stock={{ quantity: 1, unit: 'piece' }}
        />
      ),
    },
    {
      name: 'To order, with the amount',
      element: <AvailabilityLine availability={{ status: 'order' }} stock={{ quantity: 3, unit: 'piece' }} />,
    },
    { name: 'To order', element: <AvailabilityLine availability={{ status: 'order' }} /> },
    {
      name: 'To order in one day',
      element: <AvailabilityLine availability={{ status: 'order', days: 1 }} />,
    },
    {
      name: 'To order in three weeks',
      element: <AvailabilityLine availability={{ status: 'order', days: 21 }} />,
    },
    { name: 'Unavailable', element: <AvailabilityLine availability={{ status: 'disable' }} /> },
    {
      name: 'Unavailable, back on a day',
      element: <AvailabilityLine availability={{ status: 'disable', backOn: '2026-12-01' }} />,
    },
  ],
};

export default examples;
