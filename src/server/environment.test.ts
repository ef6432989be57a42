import { describe, expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';

const believed = (env: NodeJS.ProcessEnv, addresses: string[]) =>
  addresses.filter(readEnvironment(env).isProxy);

describe('a proxy', () => {
  const ADDRESSES = [
    '127.0.0.1',
    '::1',
    '::ffff:127.0.0.1',
    '10.0.0.5',
    '10.0.0.6',
    '203.0.113.9',
    'rubbish',
  ];

  test('is believed nowhere unless it is named', () => {
    expect(believed({}, ADDRESSES)).toEqual([]);
    expect(believed({ TRUST_PROXY: '0' }, ADDRESSES)).toEqual([]);
  });

  test('is believed by its address or its network', () => {
    expect(believed({ TRUSTED_PROXIES: '10.0.0.5' }, ADDRESSES)).toEqual(['10.0.0.5']);
    expect(believed({ TRUSTED_PROXIES: '10.0.0.0/24, ::1' }, ADDRESSES)).toEqual([
      '::1',
      '10.0.0.5',
      '10.0.0.6',
    ]);
    expect(believed({ TRUSTED_PROXIES: 'loopback' }, ADDRESSES)).toEqual(ADDRESSES.slice(0, 3));
  });

  test('on this machine or a private network is believed with TRUST_PROXY=1, and no other', () => {
    expect(believed({ TRUST_PROXY: '1' }, ADDRESSES)).toEqual(ADDRESSES.slice(0, 5));
  });

  test.each(['nginx', '10.0.0.0/40', '10.0.0/8', '1.2.3.4/x'])(
    'that is written as %s stops the start',
    (list) => {
      expect(() => readEnvironment({ TRUSTED_PROXIES: list })).toThrow(`TRUSTED_PROXIES names '${list}'`);
    },
  );
});
