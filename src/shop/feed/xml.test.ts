import { expect, test } from 'vitest';
import { element } from './xml.ts';

test('an element of the feed says what the shop says, whatever signs are in it', () => {
  expect(element('title', 'Kawa & <mleko>')).toBe('<title>Kawa &amp; &lt;mleko&gt;</title>\n');
  expect(element('title', 'już &amp; zapisane')).toBe('<title>już &amp;amp; zapisane</title>\n');
  expect(element('title', 'A\u0000B\u000bC')).toBe('<title>ABC</title>\n');
});

test('an element of the feed that has nothing to say is left out', () => {
  expect(element('g:gtin', undefined) + element('g:gtin', '')).toBe('');
});
