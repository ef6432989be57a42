import type { OrderAddress } from './order.ts';
import { differingFields } from './order-address.ts';

/** How to reach whoever ordered, and where it goes: what says who somebody is. */
export type Contact = {
  email: string;
  phone: string | null;
  billing: OrderAddress;
  delivery: OrderAddress;
};

/** What of it differs, by name alone: 'email', 'delivery.city'. */
export function changedContact(before: Contact, after: Contact): string[] {
  return [
    ...(['email', 'phone'] as const).filter((field) => before[field] !== after[field]),
    ...(['billing', 'delivery'] as const).flatMap((which) =>
      differingFields(before[which], after[which]).map((field) => `${which}.${field}`),
    ),
  ];
}
