type Bytes = readonly number[];

/** Networks of IPv4 that are not of the internet: our own machine and network, examples, many at once. */
const NO_INTERNET: readonly (readonly [network: Bytes, bits: number])[] = [
  [[0, 0, 0, 0], 8],
  [[10, 0, 0, 0], 8],
  [[100, 64, 0, 0], 10],
  [[127, 0, 0, 0], 8],
  [[169, 254, 0, 0], 16],
  [[172, 16, 0, 0], 12],
  [[192, 0, 0, 0], 24],
  [[192, 0, 2, 0], 24],
  [[192, 88, 99, 0], 24],
  [[192, 168, 0, 0], 16],
  [[198, 18, 0, 0], 15],
  [[198, 51, 100, 0], 24],
  [[203, 0, 113, 0], 24],
  [[224, 0, 0, 0], 3],
];

/** Prefixes of IPv6 that carry an IPv4 address, and after how many bytes it begins. */
const CARRIERS: readonly (readonly [prefix: Bytes, at: number])[] = [
  // ::ffff:0:0/96, v4-mapped
  [[...zeros(10), 0xff, 0xff], 12],
  // 64:ff9b::/96, NAT64
  [[0x00, 0x64, 0xff, 0x9b, ...zeros(8)], 12],
  // 2002::/16, 6to4
  [[0x20, 0x02], 2],
];

/** Of 2000::/3, which alone is the internet: protocols of the IETF with Teredo, and examples. */
const NO_INTERNET_6: readonly (readonly [network: Bytes, bits: number])[] = [
  [[0x20, 0x01, 0x00, 0x00], 23],
  [[0x20, 0x01, 0x0d, 0xb8], 32],
  [[0x3f, 0xff, 0x00], 20],
];

/**
 * Whether an address, as DNS answers it, is one of the internet: nothing of this machine or of a network around it. What
 * is written in any odd way is not.
 */
export function isPublicAddress(address: string): boolean {
  const v4 = ipv4In(address);
  if (v4) return isPublic4(v4);
  const v6 = ipv6In(address);
  return v6 !== undefined && isPublic6(v6);
}

/** Whether it is this machine itself, by any of its addresses. */
export function isThisMachine(address: string): boolean {
  const v4 = ipv4In(address);
  if (v4) return v4[0] === 127;
  return ipv6In(address)?.every((byte, at) => byte === (at === 15 ? 1 : 0)) ?? false;
}

const isPublic4 = (bytes: Bytes) => !NO_INTERNET.some(([network, bits]) => isWithin(bytes, network, bits));

function isPublic6(bytes: Bytes): boolean {
  const carrier = CARRIERS.find(([prefix]) => isWithin(bytes, prefix, prefix.length * 8));
  if (carrier) return isPublic4(bytes.slice(carrier[1], carrier[1] + 4));
  if (!isWithin(bytes, [0x20], 3)) return false;
  return !NO_INTERNET_6.some(([network, bits]) => isWithin(bytes, network, bits));
}

function isWithin(bytes: Bytes, network: Bytes, bits: number): boolean {
  for (let bit = 0; bit < bits; bit++) {
    const [at, mask] = [bit >> 3, 0x80 >> (bit & 7)];
    if (((bytes[at] ?? 0) & mask) !== ((network[at] ?? 0) & mask)) return false;
  }
  return true;
}

/** Four numbers and nothing else: '0177.0.0.1', '0x7f.1' and '2130706433' are no addresses here. */
function ipv4In(text: string): Bytes | undefined {
  if (!/^(?:(?:0|[1-9]\d{0,2})\.){3}(?:0|[1-9]\d{0,2})$/.test(text)) return undefined;
  const bytes = text.split('.').map(Number);
  return bytes.every((byte) => byte <= 255) ? bytes : undefined;
}

function ipv6In(text: string): Bytes | undefined {
  const [before = '', after, ...more] = text.split('::');
  if (!text.includes(':') || more.length > 0) return undefined;
  const [head, tail] = [bytesOf(before), after === undefined ? [] : bytesOf(after)];
  if (!head || !tail) return undefined;
  const gap = 16 - head.length - tail.length;
  if (after === undefined ? gap !== 0 : gap < 2) return undefined;
  return [...head, ...zeros(gap), ...tail];
}

/** Groups of two bytes; the last may be an IPv4 address. */
function bytesOf(groups: string): number[] | undefined {
  if (groups === '') return [];
  const bytes: number[] = [];
  for (const [index, group, { length }] of groups.split(':').map((one, at, all) => [at, one, all] as const)) {
    const v4 = index === length - 1 ? ipv4In(group) : undefined;
    if (v4) bytes.push(...v4);
    else if (/^[\da-f]{1,4}$/i.test(group)) {
      const value = Number.parseInt(group, 16);
      bytes.push(value >> 8, value & 0xff);
    } else return undefined;
  }
  return bytes;
}

function zeros(count: number): number[] {
  return Array<number>(Math.max(0, count)).fill(0);
}
