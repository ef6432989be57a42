import { makePickupPoints } from '#demo/catalogue/pickup/pickup-points.ts';
import type { DemoDelivery } from '#demo/catalogue/types.ts';
import { deliveryMethod, deliveryMethodText, deliveryRate, pickupPoint } from '#shop/db/schema/index.ts';
import type { Tx } from './fill.ts';
import { LANGUAGES } from './tree.ts';

const POLAND = 1143020003;
const AT_ONCE = 500;

/** Ways of delivery, what they cost, and where parcels wait. */
export async function fillDelivery(tx: Tx, ways: DemoDelivery[]): Promise<void> {
  for (const [position, { key, kind, icon, name, description, rates }] of ways.entries()) {
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
    if (kind === 'point') await fillPickupPoints(tx, deliveryMethodId);
  }
}

async function fillPickupPoints(tx: Tx, deliveryMethodId: number): Promise<void> {
  const rows = makePickupPoints().map((point) => ({ ...point, deliveryMethodId, regionId: POLAND }));
  for (let start = 0; start < rows.length; start += AT_ONCE)
    await tx.insert(pickupPoint).values(rows.slice(start, start + AT_ONCE));
}
