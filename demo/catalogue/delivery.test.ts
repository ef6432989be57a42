import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  cheapestDelivery,
  type OfferedRate,
  shippingMethodsFor,
} from 'witryna/domain/delivery/shipping-methods.ts';
import { delivery } from './delivery.ts';

const POLAND = 1143020003;
const GERMANY = 1143020143;
const CUP = { weightGrams: 400, worth: 4900 };
const icons = readFileSync('src/ui/icon/icons.svg', 'utf8');

describe('delivery in Poland', () => {
  it('costs 11.90 zł at the least for a small parcel', () => {
    expect(cheapestDelivery(ratesTo(POLAND), CUP)?.cost).toBe(1190);
  });

  it('is free from 199 zł to a pickup point and from 249 zł by courier', () => {
    expect(costs({ ...CUP, worth: 19899 })).toMatchObject({ point: 1190, courier: 1590 });
    expect(costs({ ...CUP, worth: 19900 })).toMatchObject({ point: 0, courier: 1590 });
    expect(costs({ ...CUP, worth: 24900 })).toMatchObject({ point: 0, courier: 0 });
  });

  it('is dearer over 5 kg, and over 30 kg a parcel waits at the roastery', () => {
    expect(costs({ ...CUP, weightGrams: 5000 })).toMatchObject({ courier: 1590 });
    expect(costs({ ...CUP, weightGrams: 5001 })).toMatchObject({ courier: 2490 });
    expect(costs({ ...CUP, weightGrams: 30_001 })).toEqual({ collection: 0 });
  });

  it('is dearer when the courier is paid at the door, however much is bought', () => {
    expect(costs(CUP)).toMatchObject({ courier: 1590, 'courier at the door': 2190 });
    expect(costs({ ...CUP, worth: 100_000 })).toMatchObject({ courier: 0, 'courier at the door': 2190 });
  });

  it('costs nothing to those who collect at the roastery', () => {
    expect(costs(CUP)).toMatchObject({ collection: 0 });
  });
});

describe('shipping methods', () => {
  it('send a parcel of any weight abroad by courier, paid for beforehand', () => {
    expect(costs(CUP, GERMANY)).toEqual({ courier: 3900 });
    expect(costs({ weightGrams: 60_000, worth: 59900 }, GERMANY)).toEqual({ courier: 0 });
  });

  it('send gift cards by e-mail to every country the shop delivers to, for nothing', () => {
    const countries = new Set(delivery.flatMap(({ rates }) => rates.map(({ region }) => region)));
    const electronic = delivery.filter(({ kind }) => kind === 'electronic').flatMap(({ rates }) => rates);
    expect(new Set(electronic.map(({ region }) => region))).toEqual(countries);
    for (const { gross } of electronic) expect(gross).toBe(0);
  });

  it('carry signs that the shop has', () => {
    for (const { icon } of delivery) if (icon) expect(icons).toContain(`<symbol id="${icon}"`);
  });
});

function ratesTo(region: number): OfferedRate[] {
  return delivery.flatMap(({ key, kind, name, icon = null, rates }) =>
    rates
      .filter((rate) => rate.region === region)
      .map(({ gross, freeFrom = null, upToGrams = null, paidOnDelivery, days: [daysMin, daysMax] }) => ({
        ...{ method: key, kind, name: name.pl, icon, prepaid: !paidOnDelivery },
        ...{ upToWeightGrams: upToGrams, cost: gross, freeFrom, daysMin, daysMax },
      })),
  );
}

function costs(parcel: { weightGrams: number; worth: number }, region = POLAND): Record<string, number> {
  return Object.fromEntries(
    shippingMethodsFor(ratesTo(region), parcel).map(({ method, prepaid, cost }) => [
      prepaid ? method : `${method} at the door`,
      cost,
    ]),
  );
}
