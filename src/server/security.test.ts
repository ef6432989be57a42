import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { TAKE_CLOSED_AWAY } from '#ui/notices/notice-bar/take-closed-away.ts';
import { refuseForeignPosts, securityHeaders, securityOf } from './security.ts';

const policy = securityHeaders({ styleHash: 'sha256-abc' })['content-security-policy'] ?? '';
const directives = new Map(
  policy.split('; ').map((directive) => {
    const [name = '', ...sources] = directive.split(' ');
    return [name, sources];
  }),
);

describe('the Content-Security-Policy', () => {
  test('lets nothing be evaluated and no inline script run but the one it knows by its hash', () => {
    expect(policy).not.toMatch(/unsafe-/);
    expect(directives.get('script-src')).toEqual([
      "'self'",
      'blob:',
      `'sha256-${createHash('sha256').update(TAKE_CLOSED_AWAY).digest('base64')}'`,
    ]);
  });

  test('forbids what it does not name', () => {
    expect(directives.get('default-src')).toEqual(["'none'"]);
    expect(policy).not.toContain('*');
    expect(policy).not.toMatch(/https?:/);
  });

  test('allows the one inlined style sheet by its hash', () => {
    expect(directives.get('style-src')).toEqual(["'self'", "'sha256-abc'"]);
  });

  test('lets no other site frame the shop, take its forms or move its addresses', () => {
    expect(directives.get('frame-ancestors')).toEqual(["'none'"]);
    expect(directives.get('form-action')).toEqual(["'self'"]);
    expect(directives.get('base-uri')).toEqual(["'none'"]);
  });

  test('lets forms lead to who takes money for the shop, and to nobody else', () => {
    const paid = securityHeaders({ styleHash: 'sha256-abc' }, undefined, undefined, ['https://kasa.example']);
    expect(paid['content-security-policy']).toBe(
      policy.replace("form-action 'self'", "form-action 'self' https://kasa.example"),
    );
  });

  test('allows pictures of the tile server that the shop names, and of no other', () => {
    const tiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Tiles' };
    const withTiles = securityHeaders({ styleHash: 'sha256-abc' }, tiles)['content-security-policy'];
    expect(withTiles).toBe(
      policy.replace("img-src 'self' data:", "img-src 'self' data: https://tiles.example"),
    );
  });

  test('opens to the origins of the scripts that the shop names, and to no others', () => {
    const scripts = [
      {
        name: 'stats',
        src: 'https://stats.example/a.js?x=1',
        type: 'script',
        place: 'head',
        connect: ['https://in.example'],
      },
      { name: 'own', src: '/own.js', type: 'module', place: 'body_bottom' },
    ] as const;
    const opened = securityHeaders(
      { styleHash: 'sha256-abc' },
      undefined,
      scripts.map((script) => ({ ...script, connect: [...('connect' in script ? script.connect : [])] })),
    )['content-security-policy'];
    expect(opened).toBe(
      policy
        .replace(/script-src [^;]+/, '$& https://stats.example')
        .replace("connect-src 'self'", "connect-src 'self' https://in.example"),
    );
    expect(opened).not.toMatch(/unsafe-/);
  });

  test('lets texts become HTML or scripts only by the names that the shop’s own code has', () => {
    expect(directives.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(directives.get('trusted-types')).toEqual(['shop', 'default']);
  });

  test('is left out only in development, where styles are not inlined', () => {
    const headers = securityHeaders({ styleHash: undefined });
    expect(headers).not.toHaveProperty('content-security-policy');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('the headers of an answer', () => {
  const headers = securityHeaders({ styleHash: 'sha256-abc' });
  const hsts = (origin: string, hstsSeconds?: number) => {
    const config = hstsSeconds === undefined ? {} : { hstsSeconds };
    const settings = { build: { styleHash: 'sha256-abc' }, config, origin };
    const ordering = { payments: { providers: [] } };
    const shop = { settings, ordering } as unknown as Parameters<typeof securityOf>[0];
    return securityOf(shop)['strict-transport-security'];
  };

  test('let no other site frame the shop, and nothing be taken for what it is not', () => {
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['permissions-policy']).toMatch(/camera=\(\).*geolocation=\(\).*payment=\(\)/);
  });

  test('ask browsers to come by https alone where the shop is served so, for as long as the owner says', () => {
    expect(hsts('https://sklep.example')).toBe('max-age=31536000');
    expect(hsts('https://sklep.example', 300)).toBe('max-age=300');
    expect(hsts('https://sklep.example', 0)).toBeUndefined();
    expect(hsts('http://localhost:3000')).toBeUndefined();
  });
});

describe('a request that changes something', () => {
  async function post(headers: Record<string, string>, method: 'POST' | 'GET' | 'DELETE' = 'POST') {
    const app = Fastify();
    refuseForeignPosts(app);
    app.route({ method: ['POST', 'GET', 'DELETE'], url: '/basketchange.php', handler: async () => 'done' });
    const { statusCode } = await app.inject({
      method,
      url: '/basketchange.php',
      headers: { host: 'shop.example', ...headers },
    });
    await app.close();
    return statusCode;
  }

  test.each<[string, Record<string, string>]>([
    ['the shop’s own page', { 'sec-fetch-site': 'same-origin' }],
    ['the address bar', { 'sec-fetch-site': 'none' }],
    ['the shop’s own page in an old browser', { origin: 'https://shop.example' }],
    ['a client that is no browser', {}],
  ])('from %s is taken', async (_, headers) => {
    expect(await post(headers)).toBe(200);
  });

  test.each<[string, Record<string, string>]>([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sister site', { 'sec-fetch-site': 'same-site' }],
    ['another site in an old browser', { origin: 'https://evil.example' }],
    ['a page without an origin', { origin: 'null' }],
    ['another port', { origin: 'https://shop.example:8443' }],
    [
      'another site that claims our origin',
      { 'sec-fetch-site': 'cross-site', origin: 'https://shop.example' },
    ],
  ])('from %s is refused', async (_, headers) => {
    expect(await post(headers)).toBe(403);
    expect(await post(headers, 'DELETE')).toBe(403);
  });

  test('is told from one that only reads, which any site may link to', async () => {
    expect(await post({ 'sec-fetch-site': 'cross-site' }, 'GET')).toBe(200);
  });
});
