import type { DemoDelivery } from '#demo/catalogue/types.ts';
import { deliveryMethod, deliveryMethodText, deliveryRate } from '#shop/db/schema/index.ts';
import type { Tx } from './fill.ts';
import { LANGUAGES } from './tree.ts';

/** Ways of delivery and what they cost. */
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
  }
}
