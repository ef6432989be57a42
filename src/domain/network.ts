/**
 * Whom an address belongs to, as far as addresses tell: one IPv4 address, or the 64 bits of an IPv6 address that a
 * household has for itself.
 */
export function networkOf(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped) return mapped;
  if (!address.includes(':')) return address;
  return groupsOf(address).slice(0, 4).join(':');
}

/** So little of it that nobody is known by it: for the log. */
export function shortAddress(address: string): string {
  const network = networkOf(address);
  if (!network.includes(':')) return network.replace(/\.\d+$/, '.0');
  return `${network.split(':').slice(0, 3).join(':')}::`;
}

/** Whether it is this machine itself. */
export const isLoopback = (address: string) => /^(127\.|::1$)/.test(networkOf(address)) || address === '::1';

function groupsOf(address: string): string[] {
  const [before = '', after] = address.replace(/%.*$/, '').split('::');
  const [head, tail] = [before.split(':').filter(Boolean), (after ?? '').split(':').filter(Boolean)];
  const gap = after === undefined ? 0 : Math.max(0, 8 - head.length - tail.length);
  return [...head, ...Array<string>(gap).fill('0'), ...tail].map((group) =>
    group.toLowerCase().replace(/^0+(?=.)/, ''),
  );
}
