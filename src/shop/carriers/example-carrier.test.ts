import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openExample } from '#tests/support/carriers/example-carrier.ts';
import type { NewShipment } from './carrier.ts';

const asked: [string, unknown][] = [];
const answers: Record<string, object> = {
  'POST /parcels': { id: '7', number: 'AB7' },
  'GET /parcels/7': {
    id: '7',
    number: 'AB7',
    state: 'waiting',
    until: '2026-11-21T18:00:00Z',
    code: '123456',
  },
  'GET /price?kilograms=2': { grosze: 1490 },
  'DELETE /parcels/7': {},
};
const carrier = openExample({
  ...{ token: 'tajny', methods: ['courier'] },
  fetch: async (address, init) => {
    const { pathname, search } = new URL(String(address));
    const question = `${init?.method} ${pathname}${search}`;
    asked.push([question, init?.body && JSON.parse(String(init.body))]);
    if (pathname.startsWith('/labels')) return new Response('%PDF');
    return answers[question] ? Response.json(answers[question]) : new Response('', { status: 503 });
  },
});
const address = {
  ...{
    firstname: 'Anna',
    lastname: 'Nowak',
    street: 'Długa 5',
    zipcode: '00-950',
    city: 'Łódź',
    country: 'PL',
  },
};
const WANTED: NewShipment = {
  ...{ reference: '1042-1', isFirst: true, since: new Date(0), method: 'courier', point: null, box: null },
  ...{ weightGrams: 2000, cashOnDelivery: 0, currency: 'PLN' },
  receiver: { email: 'anna@example.org', phone: '601202303', address },
};

test('the carrier of the documents is the one whose types are checked', () => {
  const written = readFileSync('docs/integrations/carriers.md', 'utf8');
  expect(written).toContain(readFileSync('tests/support/carriers/example-carrier.ts', 'utf8'));
});

test('the carrier of the documents does all that the shop asks of one', async () => {
  expect(carrier.carries('courier')).toBe(true);
  expect(await carrier.createShipment(WANTED)).toEqual({ state: 'ready', id: '7', trackingNumber: 'AB7' });
  expect(asked.at(-1)).toMatchObject(['POST /parcels', { reference: '1042-1', kilograms: 2, cash: 0 }]);
  expect(await carrier.findShipment('7')).toMatchObject({ state: 'ready', trackingNumber: 'AB7' });
  expect((await carrier.label(['7'], 'pdf')).toString()).toBe('%PDF');
  expect(await carrier.track('7')).toEqual({
    ...{ state: 'to_collect', until: new Date('2026-11-21T18:00:00Z'), code: '123456' },
  });
  expect(await carrier.quote?.(WANTED)).toEqual({ amount: 1490, currency: 'PLN' });
  expect(await carrier.cancel('7')).toBe(true);
});

test('of the carrier of the documents nobody believes what it never said', async () => {
  await expect(carrier.findShipment('8')).rejects.toThrow('503');
  const receiver = { ...WANTED.receiver, phone: null };
  expect(await carrier.createShipment({ ...WANTED, receiver })).toEqual({
    state: 'refused',
    problem: 'receiver',
  });
});
