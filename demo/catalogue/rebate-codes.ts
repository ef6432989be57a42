import type { DemoRebateCode } from './types.ts';

/** The discount codes of the demo shop: a percentage, an amount and free delivery. */
export const rebateCodes: DemoRebateCode[] = [
  { code: 'MGLA10', kind: 'percentage', value: 1000 },
  { code: 'KAWA20', kind: 'quota', value: 2000, minBasket: 10000 },
  { code: 'DOSTAWA0', kind: 'free_shipping' },
];
