import { describe, expect, test } from 'vitest';
import { isLoopback, networkOf, shortAddress } from './network.ts';

describe('an address', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:0:7:1:2:3:4', '2001:db8:0:7'],
    ['2001:DB8::1', '2001:db8:0:0'],
    ['2001:0db8:0000:0007::', '2001:db8:0:7'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('%s is counted as %s, so that a household is one', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  test.each([
    ['203.0.113.7', '203.0.113.0'],
    ['::ffff:203.0.113.7', '203.0.113.0'],
    ['2001:db8:5:7:1:2:3:4', '2001:db8:5::'],
  ])('%s is logged as %s, by which nobody is known', (address, short) => {
    expect(shortAddress(address)).toBe(short);
  });

  test('of this machine is known as such', () => {
    expect(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'].every(isLoopback)).toBe(true);
    expect(['203.0.113.7', '1270.0.0.1', '2001:db8::1', ''].some(isLoopback)).toBe(false);
  });
});
