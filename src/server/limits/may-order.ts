import type { Rate } from '#contract/limits-config.ts';
import { isLoopback, networkOf } from '#domain/network.ts';
import type { Shop } from '#server/shop.ts';
import type { Session } from '#shop/session/session.ts';

/** Whether this shopper, and whoever shares the address, may place one more order now. */
export const mayOrder = (shop: Shop, ip: string, session: Session) =>
  mayBoth(shop, { address: 'ordersOfAddress', shopper: 'orders' }, ip, session);

/** The same of a change that a query asks for. */
export const mayChange = (shop: Shop, ip: string, session: Session | undefined) =>
  mayBoth(shop, { address: 'changesOfAddress', shopper: 'changes' }, ip, session);

async function mayBoth(
  { rates }: Shop,
  rate: { address: Rate; shopper: Rate },
  ip: string,
  session: Session | undefined,
): Promise<boolean> {
  // This machine itself is a proxy that nobody has named: all shoppers would be one.
  if (!isLoopback(ip) && !(await rates.may(rate.address, networkOf(ip)))) return false;
  return !session || rates.may(rate.shopper, nameOf(session));
}

const nameOf = ({ clientId, hash }: Session) =>
  clientId === undefined ? `session ${hash.toString('hex')}` : `client ${clientId}`;
