import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPrzelewy24 } from 'witryna/shop/payments/przelewy24/przelewy24.ts';
import { openDemoGateway } from './demo-gateway.ts';

const BROWSER = { ip: '192.0.2.1', userAgent: 'Firefox' };
const [GOOD, BAD] = ['4444 3333 2222 1111', '4000 0000 0000 0002'];

let folder: string;
let server: Server;
let open: Awaited<ReturnType<typeof openDemoGateway>>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'witryna-gateway-'));
  server = createServer((request, response) =>
    open.serve(request, response, () => response.writeHead(404).end('the shop')),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await openAnew();
});
afterEach(async () => {
  await open.close();
  server.close();
  await rm(folder, { recursive: true });
});

const originOf = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
async function openAnew() {
  open = await openDemoGateway({ origin: originOf(), folder, clock: Date.now });
}
function provider() {
  const [settings] = open.payments;
  if (typeof settings !== 'object' || settings.provider !== 'przelewy24')
    throw new Error('the demo names no Przelewy24');
  const { PRZELEWY24_CRC: crc = '', PRZELEWY24_API_KEY: apiKey = '' } = open.secrets;
  return openPrzelewy24({
    ...{ ...settings, crc, apiKey, shopEmail: 'sklep@sklep.example' },
    ...{ clock: Date.now, fetch: open.fetch },
  });
}

async function begin(language = 'pl'): Promise<string> {
  const payment = {
    ...{ session: 'sesja', orderNumber: '2026-11-<1>', amount: 6499, currency: 'PLN', language },
    ...{ email: 'anna@example.org', returnAddress: 'https://sklep.example/order?a=1&b=2' },
    notifyAddress: 'https://sklep.example/payments/przelewy24/notify',
  };
  const begun = await provider().begin(payment, { method: 'page' }, BROWSER);
  if (begun.state !== 'redirect') throw new Error(begun.state);
  return begun.to;
}
const send = (page: string, form: Record<string, string>) =>
  fetch(page, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
const became = async () => {
  const known = { session: 'sesja', reference: null, amount: 6499, currency: 'PLN' };
  return (await provider().status(known))?.state;
};

test('says in both languages that it is a rehearsal, and runs no script', async () => {
  const answer = await fetch(await begin());
  const body = await answer.text();
  for (const said of ['To jest próba', '64,99\u00a0zł', '2026-11-&#60;1&#62;', 'a=1&#38;b=2'])
    expect(body).toContain(said);
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  await rm(join(folder, 'gateway.json'));
  await openAnew();
  expect(await (await fetch(await begin('en'))).text()).toContain('This is a rehearsal');
});

test('leads back to the shop also where that is open under another name', async () => {
  const answer = await fetch(await begin());
  expect(answer.headers.get('content-security-policy')).toContain(
    "form-action 'self' https://sklep.example;",
  );
});

test('refuses one card, takes another afterwards, and wants no real one', async () => {
  const page = await begin();
  for (const [code, said] of [
    [BAD, 'Bank odrzucił tę kartę'],
    ['5555 5555 5555 4444', 'Prawdziwej karty tu nie wpisuj'],
  ] as const) {
    const refused = await send(page, { way: 'card', code });
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining(said)]);
    expect(await became()).toBeUndefined();
  }
  const paid = await send(page, { way: 'card', code: GOOD });
  expect([paid.status, paid.headers.get('location')]).toEqual([303, 'https://sklep.example/order?a=1&b=2']);
  expect(await became()).toBe('paid');
  expect(await (await fetch(page)).text()).toContain('Ta płatność doszła do skutku.');
  expect(await readFile(join(folder, 'gateway.json'), 'utf8')).not.toContain('4444');
});

test.each([
  [{ way: 'blik', code: '777123' }, 303],
  [{ way: 'blik', code: '123456' }, 422],
  [{ way: 'transfer' }, 303],
])('answers %o with %i', async (form, status) => {
  expect((await send(await begin(), form)).status).toBe(status);
});

test('knows after a restart what was paid before, and leaves to the shop what is the shop’s', async () => {
  const page = await begin();
  await send(page, { way: 'transfer' });
  await open.close();
  await openAnew();
  expect(await became()).toBe('paid');
  expect(await (await fetch(`${originOf()}/produkt/7`)).text()).toBe('the shop');
  expect((await fetch(page.replace(/[^/]+$/, 'inna'))).status).toBe(404);
});
