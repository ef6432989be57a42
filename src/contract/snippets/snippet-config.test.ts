import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { type NamedScript, scriptOrigins, scriptSchema, snippetSchema } from './snippet-config.ts';

const script: NamedScript = {
  name: 'stats',
  src: 'https://stats.example/a.js?id=1',
  type: 'script',
  place: 'head',
};
const snippet = { name: 'hello', region: 'body_top', content: '<p>Hello</p>' };

describe('a script in shop.config.ts', () => {
  test.each(['https://stats.example/a.js', 'http://localhost:8080/a.js', '/a.js', '/a/b.js?v=2'])(
    'comes from %s',
    (src) => {
      expect(v.is(scriptSchema, { ...script, src })).toBe(true);
    },
  );

  test.each([
    'javascript:alert(1)',
    'data:text/javascript,alert(1)',
    '//evil.example/a.js',
    'a.js',
    '',
    "https://a.example' 'unsafe-inline'",
    'https://a.example;script-src *',
    'https://*.example/a.js',
    'https://user:word@a.example/a.js',
    'https://a.example/a b.js',
    '/a.js\nx',
  ])('is refused where its address could mean anything else: %j', (src) => {
    expect(v.is(scriptSchema, { ...script, src })).toBe(false);
  });

  test.each(['*', 'https://a.example/path', "'self'", 'https:', 'wss://a.example'])(
    'talks to origins only: %s is refused',
    (origin) => {
      expect(v.is(scriptSchema, { ...script, connect: [origin] })).toBe(false);
    },
  );

  test('has a type and a place that the shop knows', () => {
    expect(v.is(scriptSchema, { ...script, type: 'text/vbscript' })).toBe(false);
    expect(v.is(scriptSchema, { ...script, place: 'footer' })).toBe(false);
  });

  test('opens the security policy to its own origin and to those it names', () => {
    const local: NamedScript = { name: 'own', src: '/own.js', type: 'module', place: 'body_bottom' };
    const talking = { ...script, connect: ['https://in.example', 'https://in.example'] };
    expect(scriptOrigins([script, talking, local])).toEqual({
      load: ['https://stats.example'],
      connect: ['https://in.example'],
    });
    expect(scriptOrigins()).toEqual({ load: [], connect: [] });
  });
});

describe('a snippet in shop.config.ts', () => {
  test('needs a name, a region and content', () => {
    expect(v.is(snippetSchema, snippet)).toBe(true);
    for (const wrong of [{ name: 'a b' }, { region: 'footer' }, { content: '' }, { from: 'soon' }])
      expect(v.is(snippetSchema, { ...snippet, ...wrong })).toBe(false);
  });
});
