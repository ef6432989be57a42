import { isPublicAddress, isThisMachine } from './public-address.ts';

export const LONGEST_ADDRESS = 500;

/** The parts of an address that decide whether anything is sent there, as a URL names them. */
export type AddressParts = { protocol: string; hostname: string; username: string; password: string };

/** Names that are never of the internet (RFC 6761, 6762, 8375), and those of clouds' own services. */
const OWN_NAMES = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|localdomain|home\.arpa)\.?$/i;

/**
 * Why nothing may be sent to an address, before anybody has asked what its name leads to. `allowLocal`: in development
 * this machine itself may be told, without encryption.
 */
export function addressProblem(
  { protocol, hostname, username, password }: AddressParts,
  { allowLocal }: { allowLocal: boolean },
): 'no_https' | 'has_password' | 'own_network' | undefined {
  if (username || password) return 'has_password';
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const isLocal = /^localhost$/i.test(host) || isThisMachine(host);
  if (allowLocal && isLocal && (protocol === 'http:' || protocol === 'https:')) return undefined;
  if (protocol !== 'https:') return 'no_https';
  const isNumber = host.includes(':') || /^[\d.]+$/.test(host);
  if (isNumber) return isPublicAddress(host) ? undefined : 'own_network';
  return OWN_NAMES.test(host) || !host.includes('.') ? 'own_network' : undefined;
}

/** Whether all that a name leads to may be connected to. One that is not of the internet spoils the rest. */
export const areReachable = (
  addresses: readonly string[],
  { allowLocal }: { allowLocal: boolean },
): boolean =>
  addresses.length > 0 &&
  addresses.every((address) => isPublicAddress(address) || (allowLocal && isThisMachine(address)));
