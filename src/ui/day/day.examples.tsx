import type { Examples } from '#ui/examples.ts';
import { Day } from './day.tsx';

const examples: Examples = {
  title: 'Day',
  examples: [{ name: 'When something was ordered', element: <Day day="2026-11-24" /> }],
};

export default examples;
