import { sql } from 'drizzle-orm';
import type { OrmOrTransaction } from 'witryna/shop/db/database.ts';
import { deliveryMethod, deliveryMethodText, deliveryRate } from 'witryna/shop/db/schema/index.ts';
import type { Catalogue, DemoPickupPoint } from '#demo/catalogue/types.ts';
import { LANGUAGES } from './tree.ts';

const POLAND = 1143020003;

/** Shipping methods, what they cost, and where parcels wait. */
export async function fillDelivery(
  tx: OrmOrTransaction,
  { delivery, pickupPoints }: Pick<Catalogue, 'delivery' | 'pickupPoints'>,
): Promise<void> {
  for (const [position, { key, kind, icon, name, description, rates }] of delivery.entries()) {
    const [row] = await tx
      .insert(deliveryMethod)
      .values({ key, kind, icon: icon ?? null, position })
      .returning();
    const deliveryMethodId = row?.id ?? 0;
    await tx.insert(deliveryMethodText).values(
      LANGUAGES.map((language) => ({
        deliveryMethodId,
        language,
        name: name[language],
        description: description[language],
      })),
    );
    await tx.insert(deliveryRate).values(
      rates.map(({ region, gross, freeFrom, days: [daysMin, daysMax], upToGrams, paidOnDelivery }) => ({
        deliveryMethodId,
        regionId: region,
        prepaid: !paidOnDelivery,
        upToWeightGrams: upToGrams ?? null,
        gross,
        freeFrom: freeFrom ?? null,
        daysMin,
        daysMax,
      })),
    );
    if (kind === 'point') await fillPickupPoints(tx, deliveryMethodId, pickupPoints);
  }
}

/** In one statement with one value: thousands of rows as parameters would take the embedded database seconds. */
async function fillPickupPoints(
  tx: OrmOrTransaction,
  methodId: number,
  points: DemoPickupPoint[],
): Promise<void> {
  await tx.execute(sql`
    INSERT INTO pickup_point
      (delivery_method_id, region_id, code, name, street, zipcode, city, latitude, longitude, opening_hours)
    SELECT ${methodId}::integer, ${POLAND}::integer, code, name, street, zipcode, city, latitude, longitude, "openingHours"
    FROM jsonb_to_recordset(${JSON.stringify(points)}::jsonb) AS point (
      code text, name text, street text, zipcode text, city text,
      latitude double precision, longitude double precision, "openingHours" text
    )`);
}
