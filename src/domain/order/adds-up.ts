import type { AnyDeed } from './action-rights.ts';

/**
 * Whether it moves money or goods by what stands in the form: done from two tabs it would be done twice over. What one
 * has done oneself since is then told as well.
 */
export const addsUp = (action: AnyDeed): boolean => ADDS_UP.includes(action);

const ADDS_UP: readonly AnyDeed[] = [
  ...(['record_payment', 'ask_refund', 'refund_whole', 'refund_lines'] as const),
  ...(['confirm_refund', 'fail_refund', 'reverse'] as const),
  ...(['start_parcel', 'start_unpaid', 'lost', 'back', 'add_line', 'open_return'] as const),
];
