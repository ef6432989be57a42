import { panelLinks } from '#contract/panel/panel-links.ts';
import type { ShopConfig } from '#contract/shop-config.ts';
import { dateOf } from '#domain/time/zone.ts';
import type { OrmOrTransaction } from '#shop/db/database.ts';
import { type OwnerParts, tellOwner } from '#shop/email/owner/tell-owner.ts';
import type { Taken } from './written-message.ts';

export type TellParts = Omit<OwnerParts, 'config'> & { config: Pick<ShopConfig, 'email' | 'timeZone'> };

/** Tells the owner that an address does not take what it is told: once a day, however much that is. */
export function tellOwnerOfWebhook(
  tx: OrmOrTransaction,
  parts: TellParts,
  { id, address, isGone }: Pick<Taken['webhook'], 'id' | 'address'> & { isGone: boolean },
): Promise<void> {
  const { host, pathname } = new URL(address);
  return tellOwner(tx, parts, {
    ...{ event: 'webhook_trouble', object: `${id} ${dateOf(parts.clock(), parts.config.timeZone)}` },
    content: {
      // What is asked for with an address can be a secret of it.
      ...{ kind: 'owner_webhook', address: host + pathname, link: panelLinks.webhook(id) },
      ...(isGone && { isGone }),
    },
  });
}
