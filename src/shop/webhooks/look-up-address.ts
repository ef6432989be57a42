import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { areReachable } from '#domain/webhooks/webhook-address.ts';

/** All addresses that a name leads to. */
export type Resolve = (name: string) => Promise<string[]>;

export const addressesOf: Resolve = async (name) =>
  (await lookup(name, { all: true, verbatim: true })).map(({ address }) => address);

/** The name or the number that a URL is at. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');

const PATIENCE = 3_000;

/**
 * Where an address leads at this moment: 'own_network' is never told anything, and of 'no_host' DNS knows nothing, or not
 * in time: a name may be there tomorrow.
 */
export async function lookUpAddress(
  address: string,
  { resolve, allowLocal }: { resolve: Resolve; allowLocal: boolean },
): Promise<'own_network' | 'no_host' | undefined> {
  const host = hostOf(new URL(address));
  if (isIP(host)) return undefined;
  const found = await inTime(resolve, host);
  if (found.length === 0) return 'no_host';
  return areReachable(found, { allowLocal }) ? undefined : 'own_network';
}

/** Asks DNS now for what is looked up later: nobody waits for it in a transaction. It knows of no other name then. */
export async function askedBefore(address: string, resolve: Resolve): Promise<Resolve> {
  const known = URL.canParse(address) ? hostOf(new URL(address)) : '';
  const found = known === '' || isIP(known) ? [] : await inTime(resolve, known);
  return async (name) => (name === known ? found : []);
}

function inTime(resolve: Resolve, name: string): Promise<string[]> {
  const late = new Promise<string[]>((found) => setTimeout(() => found([]), PATIENCE).unref());
  return Promise.race([resolve(name).catch(() => []), late]);
}
