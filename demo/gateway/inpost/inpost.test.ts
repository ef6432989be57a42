import { describe, expect, test } from 'vitest';
import type { NewShipment } from 'witryna/shop/carriers/carrier.ts';
import { openInpost } from 'witryna/shop/carriers/inpost/inpost.ts';
import { openInpostStandIn } from './stand-in.ts';

const START = Date.UTC(2026, 10, 19, 12);
const ADDRESS = {
  ...{ firstname: 'Anna', lastname: 'Nowak', street: 'Długa', streetNumber: '5/7' },
  ...{ zipcode: '43-300', city: 'Bielsko-Biała', country: 'PL' },
};
const LOCKER: NewShipment = {
  ...{ reference: '2026-11-1/1', isFirst: true, since: new Date(START), method: 'point', point: 'TST00001' },
  receiver: { email: 'anna@example.org', phone: '+48 601 202 303', address: ADDRESS },
  ...{ box: 'B', weightGrams: null, cashOnDelivery: 0, currency: 'PLN' },
};
const COURIER: NewShipment = { ...LOCKER, method: 'courier', point: null, weightGrams: 1250 };

function open(more: Partial<Parameters<typeof openInpostStandIn>[0]> = {}, token = 'tajny') {
  const hands = { now: START };
  const there = openInpostStandIn({
    ...{ organizationId: 7, token: 'tajny', clock: () => hands.now },
    ...more,
  });
  const asked: string[] = [];
  const carrier = openInpost({
    ...{ organizationId: 7, token, lockers: ['point'], couriers: ['courier'], sandbox: true },
    fetch: (address, init) => {
      asked.push(String(address));
      return there.fetch(address, init);
    },
  });
  const pass = (time: number) => {
    hands.now += time;
  };
  return { there, carrier, asked, pass };
}

/** A parcel whose label has been bought. */
async function bought(wanted = LOCKER) {
  const all = open();
  const created = await all.carrier.createShipment(wanted);
  if (created.state === 'refused') throw new Error(created.problem);
  all.pass(1000);
  return { ...all, id: created.id };
}

describe('InPost', () => {
  test('buys a label to a locker at once, and tells its number a second later', async () => {
    const { carrier, there, asked, pass } = open();
    expect(await carrier.createShipment(LOCKER)).toEqual({ state: 'known', id: '1' });
    expect(asked).toEqual(['https://sandbox-api-shipx-pl.easypack24.net/v1/organizations/7/shipments']);
    expect(there.parcels()[0]?.body).toMatchObject({
      ...{ service: 'inpost_locker_standard', reference: '2026-11-1/1', parcels: [{ template: 'medium' }] },
      receiver: { email: 'anna@example.org', phone: '601202303' },
      custom_attributes: { target_point: 'TST00001', sending_method: 'dispatch_order' },
    });
    pass(1000);
    expect(await carrier.findShipment('1')).toEqual({
      ...{ state: 'ready', id: '1', trackingNumber: expect.stringMatching(/^62\d{22}$/) },
    });
  });

  test('sends a courier to the door, with weight and size of the parcel', async () => {
    const { carrier, there } = open();
    await carrier.createShipment(COURIER);
    expect(there.parcels()[0]?.body).toMatchObject({
      service: 'inpost_courier_standard',
      receiver: {
        ...{ first_name: 'Anna', last_name: 'Nowak' },
        address: { street: 'Długa', building_number: '5/7', post_code: '43-300', country_code: 'PL' },
      },
      parcels: [{ weight: { amount: 1.25, unit: 'kg' }, dimensions: { unit: 'mm' }, is_non_standard: false }],
    });
  });

  test.each([
    ['ul. 3 Maja 12a', 'ul. 3 Maja', '12a'],
    ['Długa 5 m. 7', 'Długa', '5 m. 7'],
    ['Długa 5/7', 'Długa', '5/7'],
  ])('finds the number of the house in %s', async (typed, street, building_number) => {
    const { carrier, there } = open();
    const { streetNumber: _, ...rest } = ADDRESS;
    const receiver = { ...COURIER.receiver, address: { ...rest, street: typed } };
    await carrier.createShipment({ ...COURIER, receiver });
    expect(there.parcels()[0]?.body).toMatchObject({ receiver: { address: { street, building_number } } });
  });

  test('takes the money at the door in złoty, insured for as much', async () => {
    const { carrier, there } = open();
    await carrier.createShipment({ ...COURIER, cashOnDelivery: 9950 });
    const sum = { amount: 99.5, currency: 'PLN' };
    expect(there.parcels()[0]?.body).toMatchObject({ cod: sum, insurance: sum });
  });

  test('carries once what it is asked for again after its answer was lost', async () => {
    const { carrier, there, pass } = open();
    there.loseAnswers(1);
    await expect(carrier.createShipment(LOCKER)).rejects.toThrow('lost');
    pass(60_000);
    expect(await carrier.createShipment({ ...LOCKER, isFirst: false })).toMatchObject({
      state: 'ready',
      id: '1',
    });
    expect(there.parcels()).toHaveLength(1);
  });

  test('asks anew where the question itself was lost, however many other parcels there are', async () => {
    const { carrier, there, pass } = open();
    for (let n = 1; n <= 201; n++) await carrier.createShipment({ ...LOCKER, reference: `inna/${n}` });
    pass(60_000);
    expect(await carrier.createShipment({ ...LOCKER, reference: 'inna/1', isFirst: false })).toMatchObject({
      id: '1',
    });
    expect(await carrier.createShipment({ ...LOCKER, isFirst: false })).toMatchObject({ id: '202' });
    expect(there.parcels()).toHaveLength(202);
  });

  test.each([
    [
      'a phone of another country',
      { receiver: { ...LOCKER.receiver, phone: '+420 601 202 303' } },
      'receiver',
    ],
    ['no point', { point: null }, 'point'],
    ['a point that is none', { point: 'NIEMA1' }, 'point'],
    ['euros at the door', { cashOnDelivery: 100, currency: 'EUR' }, 'money'],
  ])('refuses %s with a word for it', async (_, change, problem) => {
    expect(await open().carrier.createShipment({ ...LOCKER, ...change })).toMatchObject({
      state: 'refused',
      problem,
    });
  });

  test('says that there is no money in the account', async () => {
    const { carrier, pass } = open({ hasFunds: false });
    await carrier.createShipment(LOCKER);
    pass(1000);
    expect(await carrier.findShipment('1')).toEqual({
      ...{ state: 'refused', problem: 'account', why: 'debt_collection' },
    });
  });

  test('leaves open what a wrong token would have done, and names it', async () => {
    await expect(open({}, 'inny').carrier.createShipment(LOCKER)).rejects.toThrow('is INPOST_TOKEN right');
    const other = await open({ organizationId: 8 }).carrier.createShipment(LOCKER);
    expect(other).toMatchObject({ state: 'refused', problem: 'account' });
  });

  test('prints a label from its confirmation on, many in one document, also for label printers', async () => {
    const { carrier, id } = await bought();
    expect((await carrier.label([id], 'pdf')).toString()).toContain('InPost 1');
    expect((await carrier.label([id], 'zpl')).toString()).toMatch(/^\^XA.*\^FD62\d{22}\^FS\^XZ$/);
    const second = await carrier.createShipment({ ...LOCKER, reference: 'druga/1' });
    if (second.state === 'refused') throw new Error(second.problem);
    await expect(carrier.label([second.id], 'pdf')).rejects.toThrow('no document');
  });

  test.each([
    ['adopted_at_sorting_center', 'under_way'],
    ['ready_to_pickup', 'to_collect'],
    ['avizo', 'to_collect'],
    ['undelivered_wrong_address', 'problem'],
    ['delivered', 'delivered'],
    ['returned_to_sender', 'back'],
    ['something_of_next_year', undefined],
  ])('reads %s as %s', async (status, state) => {
    const { carrier, there, id } = await bought();
    there.scan(1, status);
    expect((await carrier.track(id))?.state).toBe(state);
  });

  test('cancels until the label is bought, and not any more then', async () => {
    const { carrier } = open();
    await carrier.createShipment(LOCKER);
    expect(await carrier.cancel('1')).toBe(true);
    const { carrier: other, id } = await bought();
    expect(await other.cancel(id)).toBe(false);
  });

  test('tells what a parcel would cost before it is bought, and nothing where it could not be sent', async () => {
    const { carrier, there } = open();
    expect(await carrier.quote?.(LOCKER)).toEqual({ amount: 1799, currency: 'PLN' });
    expect(await carrier.quote?.({ ...COURIER, cashOnDelivery: 9950 })).toEqual({
      amount: 2249,
      currency: 'PLN',
    });
    expect(await carrier.quote?.({ ...LOCKER, point: 'NIEMA1' })).toBeUndefined();
    expect(there.parcels()).toEqual([]);
  });

  test('lists all points that are at work', async () => {
    const { carrier } = open({ points: 1200 });
    const sizes: number[] = [];
    for await (const portion of carrier.points?.() ?? []) sizes.push(portion.length);
    expect(sizes).toEqual([500, 499, 200]);
    for await (const [first] of carrier.points?.() ?? []) {
      expect(first).toMatchObject({
        code: 'TST00000',
        name: 'Przy sklepie',
        street: 'Próbna 0',
        country: 'PL',
      });
      break;
    }
  });
});

describe("what goes wrong with labels can be tried in the demo, by the receiver's phone", () => {
  const to = (phone: string): NewShipment => ({ ...LOCKER, receiver: { ...LOCKER.receiver, phone } });

  test('500 000 001 is refused at once', async () => {
    expect(await open().carrier.createShipment(to('500 000 001'))).toMatchObject({ state: 'refused' });
  });

  test('500 000 002 is taken in, and then not paid for', async () => {
    const { carrier, id } = await bought(to('500 000 002'));
    expect(await carrier.findShipment(id)).toMatchObject({ state: 'refused' });
  });

  test('500 000 003 gets no answer, so that it is asked for again later', async () => {
    await expect(open().carrier.createShipment(to('500 000 003'))).rejects.toThrow();
  });
});
