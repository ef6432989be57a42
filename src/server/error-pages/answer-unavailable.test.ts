import type { ServerResponse } from 'node:http';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hostileAddress } from '#tests/support/samples/hostile-addresses.ts';
import { unavailableAnswers } from './answer-unavailable.ts';

const answerUnavailable = unavailableAnswers({ name: 'Palarnia' });

/** Where the page leads whoever tries again. */
function wayOn(url: string, referer?: string): string {
  let page = '';
  const end = (body: string) => {
    page = body;
  };
  const response = { writeHead: () => {}, end };
  const headers = { accept: 'text/html', ...(referer && { referer }) };
  const method = referer === undefined ? 'GET' : 'POST';
  answerUnavailable({ url, method, headers }, response as unknown as ServerResponse, 'busy');
  return (/<a href="([^"]*)"/.exec(page)?.[1] ?? '').replaceAll('&amp;', '&');
}

test('who is asked to come again comes to the same page', () => {
  expect(wayOn('/search.php?text=kawa&page=2')).toBe('/search.php?text=kawa&page=2');
  expect(wayOn('/en//evil.example/')).toBe('/en/');
  expect(wayOn('/contact.php', 'https://shop.example/kontakt')).toBe('/kontakt');
});

test('and never to another site, whatever address was asked for', () => {
  fc.assert(
    fc.property(hostileAddress, (address) => {
      for (const way of [wayOn(address), wayOn('/contact.php', `https://shop.example${address}`)])
        expect(new URL(way, 'https://shop.example').origin).toBe('https://shop.example');
    }),
    { numRuns: 300 },
  );
});
