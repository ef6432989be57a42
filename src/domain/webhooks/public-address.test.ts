import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPublicAddress, isThisMachine } from './public-address.ts';

const byte = fc.integer({ min: 0, max: 255 });
const own = fc.oneof(
  fc.tuple(fc.constantFrom(0, 10, 127, 224, 239, 240, 255), byte, byte, byte),
  fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), byte, byte),
  fc.tuple(fc.constant(192), fc.constant(168), byte, byte),
  fc.tuple(fc.constant(169), fc.constant(254), byte, byte),
  fc.tuple(fc.constant(100), fc.integer({ min: 64, max: 127 }), byte, byte),
);
const anywhere = fc.tuple(byte, byte, byte, byte);
const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
const hex = (high: number, low: number) => ((high << 8) | low).toString(16);
/** As an IPv6 address of each kind that carries it. */
const carried = ([a, b, c, d]: readonly [number, number, number, number]) => [
  `::ffff:${a}.${b}.${c}.${d}`,
  `::ffff:${hex(a, b)}:${hex(c, d)}`,
  `0:0:0:0:0:FFFF:${hex(a, b)}:${hex(c, d)}`,
  `64:ff9b::${a}.${b}.${c}.${d}`,
  `64:ff9b::${hex(a, b)}:${hex(c, d)}`,
  `2002:${hex(a, b)}:${hex(c, d)}::1`,
];

describe('an address is of the internet', () => {
  test.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '100.128.0.1', '192.169.0.1', '2606:4700::1111', '2a00::1'])(
    'where it is %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  test.each([
    ...['127.0.0.1', '10.1.2.3', '169.254.169.254', '0.0.0.0', '255.255.255.255', '192.0.2.1', '198.18.0.1'],
    ...['::', '::1', 'fe80::1', 'fc00::1', 'fd12::1', 'ff02::1', '2001:db8::1', '2001::1', '64:ff9b:1::1'],
    ...['::127.0.0.1', '::8.8.8.8', '3fff::1', 'fec0::1', '100::1', '5f00::1', '4000::1'],
  ])('and not where it is %s', (address) => expect(isPublicAddress(address)).toBe(false));

  test.each([
    ...['', 'localhost', '2130706433', '0x7f000001', '0177.0.0.1', '0x7f.0.0.1', '127.1', '08.8.8.8'],
    ...['8.8.8', '8.8.8.8.8', '256.1.1.1', '8.8.8.8 ', '8.8.8.8\n', '８.8.8.8', '1.1.1.1%eth0', '[2a00::1]'],
    ...[
      '2a00::1%eth0',
      '2a00:::1',
      '2a00::1::2',
      '2a00:1',
      '12345::',
      ':2a00::1',
      '2a00::1:',
      '1:2:3:4:5:6:7:8:9',
    ],
    ...['::ffff:08.8.8.8', '::ffff:0x8.8.8.8', '1:2:3:4:5:6:7::8::', '8.8.8.8:2a00::'],
  ])('and not where it is written as %j', (address) => expect(isPublicAddress(address)).toBe(false));

  test('by what it carries: our own network stays our own in every disguise', () => {
    fc.assert(
      fc.property(own, (address) => {
        expect(isPublicAddress(address.join('.'))).toBe(false);
        for (const one of carried(address)) expect(isPublicAddress(one), one).toBe(false);
      }),
    );
  });

  test('by what it carries, and by nothing else', () => {
    fc.assert(
      fc.property(anywhere, (address) => {
        const known = isPublicAddress(address.join('.'));
        for (const one of carried(address)) expect(isPublicAddress(one), one).toBe(known);
      }),
    );
  });

  test('never by octal, hexadecimal or whole numbers', () => {
    fc.assert(
      fc.property(anywhere, ([a, b, c, d]) => {
        const whole = ((a << 24) | (b << 16) | (c << 8) | d) >>> 0;
        for (const odd of [
          ...[String(whole), `0x${whole.toString(16)}`, `0${whole.toString(8)}`],
          ...[
            `0${a.toString(8)}.${b}.${c}.${d}`,
            `0x${a.toString(16)}.${b}.${c}.${d}`,
            `${a}.${b}.${(c << 8) | d}`,
          ],
        ])
          expect(isPublicAddress(odd), odd).toBe(false);
      }),
    );
  });

  test('of IPv6 only within 2000::/3, whatever the rest is', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0x4000, max: 0xffff }),
        fc.array(group, { minLength: 7, maxLength: 7 }),
        (first, rest) => {
          expect(isPublicAddress([first.toString(16), ...rest].join(':'))).toBe(false);
        },
      ),
    );
  });

  test('whatever is asked, the answer is yes or no', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789abcdef:.%x') }), (text) => {
        expect([true, false]).toContain(isPublicAddress(text));
      }),
    );
  });
});

test('this machine is known by each of its own addresses', () => {
  for (const own of ['127.0.0.1', '127.8.9.1', '::1', '0:0:0:0:0:0:0:1'])
    expect(isThisMachine(own)).toBe(true);
  for (const other of ['10.0.0.1', '::', '::2', 'localhost', '128.0.0.1', '1::1'])
    expect(isThisMachine(other)).toBe(false);
});
