import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { NewShipment } from 'witryna/shop/carriers/carrier.ts';
import { openInpost } from 'witryna/shop/carriers/inpost/inpost.ts';
import { makePickupPoints } from '#demo/catalogue/pickup/pickup-points.ts';
import { openDemoCarrier } from './demo-carrier.ts';

const HOUR = 3_600_000;

let folder: string;
let server: Server;
let now: number;
let open: Awaited<ReturnType<typeof openDemoCarrier>>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'witryna-carrier-'));
  now = Date.UTC(2026, 10, 19, 12);
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

async function openAnew() {
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  open = await openDemoCarrier({ origin, folder, clock: () => now });
}
function carrier() {
  const [settings] = open.carriers;
  if (!settings) throw new Error('the demo names no carrier');
  return openInpost({ ...settings, token: open.secrets.INPOST_TOKEN ?? '', fetch: open.fetch });
}
const LOCKER: NewShipment = {
  ...{ reference: '2026-11-1-1', isFirst: true, since: new Date(0), method: 'point', point: 'WAR01M' },
  receiver: {
    ...{ email: 'anna@example.org', phone: '601202303' },
    address: {
      ...{ firstname: 'Łucja', lastname: 'Żak', street: 'Długa', streetNumber: '5' },
      ...{ zipcode: '00-950', city: 'Łódź', country: 'PL' },
    },
  },
  ...{ box: 'B', weightGrams: null, cashOnDelivery: 0, currency: 'PLN' },
};

/** A label that was bought: its number, and its page. */
async function bought() {
  const created = await carrier().createShipment(LOCKER);
  if (created.state === 'refused') throw new Error(created.problem);
  now += 1000;
  const found = await carrier().findShipment(created.id);
  if (found.state !== 'ready') throw new Error(found.state);
  return { id: found.id, page: carrier().trackingLink(found.trackingNumber) };
}

test('its labels are documents with a page each, which name the receiver in Polish letters', async () => {
  const { id } = await bought();
  const label = (await carrier().label([id], 'pdf')).toString('latin1');
  expect(label.startsWith('%PDF')).toBe(true);
  expect(label).toContain('/Count 1');
  expect(label).toContain('2026-11-1-1');
});

test('a parcel moves by itself with time, at once by a press, and never back', async () => {
  const { id, page } = await bought();
  expect(await carrier().track(id)).toBeUndefined();
  now += 2 * HOUR;
  expect(await carrier().track(id)).toEqual({ state: 'under_way' });
  for (let press = 0; press < 3; press++) await fetch(page, { method: 'POST' });
  expect(await carrier().track(id)).toEqual({ state: 'to_collect' });
  expect(await (await fetch(page)).text()).toContain('Czeka na odbiór');
  now += 2 * HOUR;
  expect(await carrier().track(id)).toEqual({ state: 'to_collect' });
  now += 48 * HOUR;
  expect(await carrier().track(id)).toEqual({ state: 'delivered' });
  expect(await (await fetch(page)).text(), 'it has come to its end').not.toContain('<button>');
});

test('what it carries is known after a new start', async () => {
  const { id, page } = await bought();
  await fetch(page, { method: 'POST' });
  await open.close();
  await openAnew();
  expect(await carrier().track(id)).toEqual({ state: 'under_way' });
});

test('its page is in the language of who looks, and tells of no parcel but its own', async () => {
  const { page } = await bought();
  const english = await fetch(page, { headers: { 'accept-language': 'en-GB' } });
  expect(await english.text()).toContain('no parcel moves');
  expect((await fetch(page.replace(/\d$/, '9'))).status).toBe(404);
  expect(await (await fetch(page.replace('/demo-carrier', ''))).text()).toBe('the shop');
});

test('its points are those of the demo, so that the shop finds nothing to change', async () => {
  const listed = [];
  for await (const portion of carrier().points?.() ?? []) listed.push(...portion);
  expect(listed).toEqual(makePickupPoints().map((point) => ({ ...point, country: 'PL' })));
});
