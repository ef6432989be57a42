import type { RateLimit } from '#contract/limits/limits-config.ts';
import { isLoopback, networkOf } from '#domain/network.ts';
import type { Shop } from '#server/shop.ts';
import type { Session } from '#shop/session/session.ts';

/** Whether this shopper, and whoever shares the address, may place one more order now. */
export const allowOrder = (shop: Pick<Shop, 'limits'>, ip: string, session: Session) =>
  allowBoth(shop, { address: 'ordersOfAddress', shopper: 'orders' }, ip, session);

/** The same of a change that a query asks for. */
export const allowChange = (shop: Pick<Shop, 'limits'>, ip: string, session: Session | undefined) =>
  allowBoth(shop, { address: 'changesOfAddress', shopper: 'changes' }, ip, session);

async function allowBoth(
  { limits: { rateLimits } }: Pick<Shop, 'limits'>,
  rate: { address: RateLimit; shopper: RateLimit },
  ip: string,
  session: Session | undefined,
): Promise<boolean> {
  // This machine itself is a proxy that nobody has named: all shoppers would be one.
  if (!isLoopback(ip) && !(await rateLimits.allow(rate.address, networkOf(ip)))) return false;
  return !session || rateLimits.allow(rate.shopper, nameOf(session));
}

const nameOf = ({ clientId, hash }: Session) =>
  clientId === undefined ? `session ${hash.toString('hex')}` : `client ${clientId}`;
