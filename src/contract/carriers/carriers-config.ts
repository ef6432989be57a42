import * as v from 'valibot';

const number = v.pipe(v.number(), v.integer(), v.minValue(1, 'must be a whole number above 0'));
const key = v.pipe(v.string(), v.nonEmpty('must be the key of a way of delivery, such as courier'));

const inpostSchema = v.strictObject({
  carrier: v.literal('inpost'),
  organizationId: number,
  /** InPost's sandbox prints labels that carry nothing. */
  sandbox: v.optional(v.boolean()),
  /** Keys of the ways of delivery that go to lockers and points, and of those that go to the door. */
  lockers: v.optional(v.array(key)),
  couriers: v.optional(v.array(key)),
  /** How parcels reach InPost; collected from the shop where left out. */
  sendingMethod: v.optional(v.picklist(['dispatch_order', 'parcel_locker', 'pop', 'any_point', 'branch'])),
  /** Where they are brought to, for ways of sending that ask for it. */
  dropoffPoint: v.optional(v.string()),
  /** The size of parcels to lockers whose box says neither A, B nor C. */
  usualSize: v.optional(v.picklist(['A', 'B', 'C'])),
  /** Of parcels to the door, in millimetres and grams, where the packer does not weigh them. */
  usualParcel: v.optional(
    v.strictObject({ length: number, width: number, height: number, weightGrams: number }),
  ),
  /** Where InPost is, in place of its own address: for a stand-in of it. */
  address: v.optional(v.pipe(v.string(), v.url('must be an address, such as https://example.org'))),
});

/** Who carries parcels for the shop; numbers to follow parcels of others by are typed in. */
export const carrierSettings = {
  carriers: v.optional(
    v.array(v.variant('carrier', [inpostSchema], 'must be a carrier, such as inpost({ … })')),
  ),
};

export type InpostSettings = v.InferOutput<typeof inpostSchema>;

/** InPost; its secret is INPOST_TOKEN of the environment. */
export const inpost = (settings: Omit<InpostSettings, 'carrier'>): InpostSettings => ({
  carrier: 'inpost',
  ...settings,
});
