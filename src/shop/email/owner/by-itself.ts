import type { ShopConfig } from '#contract/shop-config.ts';
import { type OwnerEvent, TOLD_BY_ITSELF } from '#domain/email/owner-event.ts';

/** What the shop tells of an event, and whom, before its owner has said anything. */
export const byItself = (event: OwnerEvent, { email }: Pick<ShopConfig, 'email'>) =>
  ({ event, isOn: TOLD_BY_ITSELF.includes(event), recipients: [email], language: 'pl', version: 0 }) as const;
