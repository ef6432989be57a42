import { isLoopback } from '#domain/network.ts';

/** Something that wrong passwords are counted for; `isShared`: with other accounts. */
export type Counter = { key: string; most: number; lockSeconds: number; isShared: boolean };

/** Whose password is tried: a client's, or that of a name which nobody has or several may mean. */
export type Who = { clientId: number } | { name: string };

/** Where a password is typed: the network, and the token of the device's own cookie. */
export type TriedFrom = { network: string; device: string | undefined };

export const MOST_FAILURES = 10;
export const MOST_OF_NETWORK = 100;
export const MOST_OF_ACCOUNT = 50;
export const LOCK_MINUTES = 15;
/** An account that many networks try at once is slowed down: its owner may be among them. */
export const SLOW_SECONDS = 60;

const LOCK_SECONDS = LOCK_MINUTES * 60;
const own = { most: MOST_FAILURES, lockSeconds: LOCK_SECONDS, isShared: false };

/** What a try at the entrance counts for. Strangers' failures do not count for a device that the client has used before. */
export function countersOf(who: Who, { network, device }: TriedFrom, isKnown: boolean): Counter[] {
  const account = accountKey(who);
  if (isKnown) return [{ key: `${account} from device ${device}`, ...own }];
  return [
    { key: `${account} from ${network}`, ...own },
    // This machine itself is a proxy that nobody has named: everybody comes from there.
    ...(isLoopback(network) ? [] : [ofNetwork(network)]),
    { key: account, most: MOST_OF_ACCOUNT, lockSeconds: SLOW_SECONDS, isShared: false },
  ];
}

const ofNetwork = (network: string): Counter => ({
  key: `network ${network}`,
  most: MOST_OF_NETWORK,
  lockSeconds: LOCK_SECONDS,
  isShared: true,
});

/** A client who is signed in and asked once more. */
export const askedAgain = (clientId: number): Counter => ({ key: `asked client ${clientId}`, ...own });

const accountKey = (who: Who): string =>
  'clientId' in who ? `client ${who.clientId}` : `name ${who.name.toLowerCase()}`;
