import type { InpostSettings } from '#contract/carriers/carriers-config.ts';
import type { ShipmentProblem } from '#domain/carriers/shipment.ts';
import type { OrderAddress } from '#domain/order/order.ts';
import type { NewShipment } from '#shop/carriers/carrier.ts';

type Ways = Omit<InpostSettings, 'carrier' | 'address' | 'sandbox' | 'organizationId'>;

const TEMPLATES = { A: 'small', B: 'medium', C: 'large' } as const;
const USUAL_PARCEL = { length: 380, width: 300, height: 180, weightGrams: 2000 };
const LONGEST = { side: 1200, sum: 2200 };

/** What ShipX is asked for, bought at once; or what is wrong with it before anybody is asked. */
export function shipmentBody(ways: Ways, wanted: NewShipment): object | ShipmentProblem {
  const { address, email } = wanted.receiver;
  const phone = polishPhone(wanted.receiver.phone ?? address.phone ?? '');
  if (!phone || address.country !== 'PL') return 'receiver';
  if (wanted.cashOnDelivery > 0 && wanted.currency !== 'PLN') return 'money';
  const isToLocker = ways.lockers?.includes(wanted.method) ?? false;
  if (isToLocker && !wanted.point) return 'point';
  const sum = { amount: wanted.cashOnDelivery / 100, currency: 'PLN' };
  const { sendingMethod: sending_method = 'dispatch_order', dropoffPoint: dropoff_point } = ways;
  const how = { sending_method, ...(dropoff_point && { dropoff_point }) };
  const shared = {
    reference: wanted.reference,
    ...(wanted.cashOnDelivery > 0 && { cod: sum, insurance: sum }),
  };
  if (isToLocker)
    return {
      ...shared,
      service: 'inpost_locker_standard',
      receiver: { ...nameOf(address), email, phone },
      parcels: [{ template: TEMPLATES[sizeOf(wanted.box, ways.usualSize)] }],
      custom_attributes: { target_point: wanted.point, ...how },
    };
  const place = placeOf(address);
  if (!place) return 'receiver';
  return {
    ...shared,
    service: 'inpost_courier_standard',
    receiver: { ...nameOf(address), email, phone, address: place },
    parcels: [parcelOf(ways, wanted)],
    custom_attributes: how,
  };
}

/** Nine digits, as InPost wants them; undefined where it is a number of another country. */
function polishPhone(typed: string): string | undefined {
  const digits = typed.replace(/\D/g, '').replace(/^(00)?48(?=\d{9}$)/, '');
  return /^\d{9}$/.test(digits) ? digits : undefined;
}

const sizeOf = (box: string | null, usual: 'A' | 'B' | 'C' = 'A') =>
  (/^[abc]$/i.test(box?.trim() ?? '') ? box?.trim().toUpperCase() : usual) as 'A' | 'B' | 'C';

const nameOf = ({ firstname, lastname, company }: OrderAddress) => ({
  first_name: firstname,
  last_name: lastname,
  ...(company && { company_name: company }),
});

const NUMBER_BEHIND = /^(.+?)[\s,]+(\d+\s?[a-z]?(?:\s*(?:\/|-|m\.?|lok\.?)\s*\d+\w*)?)$/i;

/** Whoever typed the number of the house behind its street has it taken off there. */
function placeOf({ street, streetNumber, city, zipcode, country }: OrderAddress) {
  const [, name = '', behind = ''] = NUMBER_BEHIND.exec(street) ?? [];
  const place = streetNumber
    ? { street, building_number: streetNumber }
    : { street: name, building_number: behind };
  if (!place.street || !place.building_number || !/^\d\d-\d{3}$/.test(zipcode)) return undefined;
  return { ...place, city, post_code: zipcode, country_code: country };
}

function parcelOf({ usualParcel = USUAL_PARCEL }: Ways, { weightGrams }: NewShipment) {
  const { length, width, height, weightGrams: usualWeight } = usualParcel;
  const sides = [length, width, height];
  const isLarge = Math.max(...sides) > LONGEST.side || sides.reduce((sum, one) => sum + one) > LONGEST.sum;
  return {
    id: 'parcel',
    dimensions: { length, width, height, unit: 'mm' },
    weight: { amount: (weightGrams ?? usualWeight) / 1000, unit: 'kg' },
    is_non_standard: isLarge,
  };
}
