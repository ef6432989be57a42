import { describe, expect, test } from 'vitest';
import { addressProblem, areReachable } from './webhook-address.ts';

const problemOf = (address: string, allowLocal = false) => addressProblem(new URL(address), { allowLocal });

describe('an address to send to', () => {
  test.each(['https://erp.example.com/hooks', 'https://8.8.8.8/', 'https://[2606:4700::1111]:8443/a?b=c'])(
    'may be %s',
    (address) => expect(problemOf(address)).toBeUndefined(),
  );

  test.each([
    ['http://erp.example.com/', 'no_https'],
    ['ftp://erp.example.com/', 'no_https'],
    ['https://anna:tajne@erp.example.com/', 'has_password'],
    ['https://127.0.0.1/', 'own_network'],
    ['https://2130706433/', 'own_network'],
    ['https://0x7f.1/', 'own_network'],
    ['https://0177.0.0.1/', 'own_network'],
    ['https://[::1]/', 'own_network'],
    ['https://[::ffff:10.0.0.1]/', 'own_network'],
    ['https://169.254.169.254/latest/meta-data', 'own_network'],
    ['https://localhost/', 'own_network'],
    ['https://shop.localhost./', 'own_network'],
    ['https://metadata.google.internal/', 'own_network'],
    ['https://baza/', 'own_network'],
  ])('may not be %s: %s', (address, problem) => expect(problemOf(address)).toBe(problem));

  test('may be this machine in development, and nothing else beside', () => {
    for (const own of ['http://localhost:4000/', 'http://127.0.0.1:4000/', 'http://[::1]/'])
      expect(problemOf(own, true)).toBeUndefined();
    expect(problemOf('http://10.0.0.1/', true)).toBe('no_https');
    expect(problemOf('https://10.0.0.1/', true)).toBe('own_network');
  });
});

test('a name is connected to only where all that it leads to is of the internet', () => {
  expect(areReachable(['8.8.8.8', '2606:4700::1111'], { allowLocal: false })).toBe(true);
  expect(areReachable(['8.8.8.8', '127.0.0.1'], { allowLocal: false })).toBe(false);
  expect(areReachable(['127.0.0.1', '::1'], { allowLocal: true })).toBe(true);
  expect(areReachable(['10.0.0.1'], { allowLocal: true })).toBe(false);
  expect(areReachable([], { allowLocal: true })).toBe(false);
});
