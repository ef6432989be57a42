import * as v from 'valibot';

const idSchema = v.pipe(v.union([v.number(), v.string()]), v.transform(String));

/** What ShipX says, as far as the shop reads it. */
export const shipmentSchema = v.object({
  id: idSchema,
  status: v.string(),
  reference: v.nullish(v.string()),
  tracking_number: v.nullish(v.string()),
  transactions: v.nullish(
    v.array(
      v.object({
        status: v.nullish(v.string()),
        details: v.nullish(v.looseObject({ error: v.nullish(v.string()) })),
      }),
    ),
  ),
});
export type ShipxShipment = v.InferOutput<typeof shipmentSchema>;

export const shipmentsSchema = v.object({
  items: v.array(shipmentSchema),
  count: v.number(),
});

/** Sums are decimals in złoty. */
export const pricesSchema = v.array(
  v.object({ calculated_charge_amount: v.nullish(v.union([v.string(), v.number()])) }),
);

export const errorSchema = v.object({
  error: v.string(),
  details: v.optional(v.unknown()),
});

const text = v.nullish(v.string(), '');

const pointSchema = v.object({
  name: v.pipe(v.string(), v.nonEmpty()),
  status: v.string(),
  location: v.object({ latitude: v.number(), longitude: v.number() }),
  opening_hours: text,
  location_description: text,
  address: v.nullish(v.object({ line1: text })),
  address_details: v.object({
    ...{ city: text, post_code: text, street: text, building_number: text },
  }),
  functions: v.nullish(v.array(v.string())),
});
export type ShipxPoint = v.InferOutput<typeof pointSchema>;

/** One point that cannot be read does not keep the others away. */
export const pointsSchema = v.object({
  items: v.array(v.fallback(v.nullable(pointSchema), null)),
  total_pages: v.nullish(v.number()),
  count: v.nullish(v.number()),
});

/** Undefined where it is something else. */
export function readAs<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> | undefined {
  const read = v.safeParse(schema, value);
  return read.success ? read.output : undefined;
}
