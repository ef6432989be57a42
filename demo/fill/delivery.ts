import type { Text } from '#demo/catalogue/types.ts';
import { deliveryMethod, deliveryMethodText, deliveryRate } from '#shop/db/schema/index.ts';
import type { Tx } from './fill.ts';

type Rate = { region: number; gross: number; freeFrom: number | null; days: [number, number] };
type Method = { key: string; kind: 'courier' | 'point' | 'collection'; name: Text; rates: Rate[] };

const POLAND = 1143020003;
const GERMANY = 1143020143;
const CZECHIA = 1143020041;
const SLOVAKIA = 1143020182;
const AUSTRIA = 1143020016;

const METHODS: Method[] = [
  {
    key: 'point',
    kind: 'point',
    name: { pl: 'Odbiór w punkcie', en: 'Pickup point' },
    rates: [{ region: POLAND, gross: 1190, freeFrom: 19900, days: [1, 2] }],
  },
  {
    key: 'courier',
    kind: 'courier',
    name: { pl: 'Kurier', en: 'Courier' },
    rates: [
      { region: POLAND, gross: 1590, freeFrom: 24900, days: [1, 2] },
      { region: CZECHIA, gross: 2900, freeFrom: 49900, days: [2, 4] },
      { region: SLOVAKIA, gross: 2900, freeFrom: 49900, days: [2, 4] },
      { region: GERMANY, gross: 3900, freeFrom: 59900, days: [2, 4] },
      { region: AUSTRIA, gross: 4500, freeFrom: 69900, days: [3, 5] },
    ],
  },
  {
    key: 'collection',
    kind: 'collection',
    name: { pl: 'Odbiór w palarni', en: 'Collection at the roastery' },
    rates: [],
  },
];

/** Ways of delivery and what they cost. */
export async function fillDelivery(tx: Tx): Promise<void> {
  for (const [position, method] of METHODS.entries()) {
    const [row] = await tx
      .insert(deliveryMethod)
      .values({ key: method.key, kind: method.kind, position })
      .returning();
    const deliveryMethodId = row?.id ?? 0;
    await tx.insert(deliveryMethodText).values([
      { deliveryMethodId, language: 'pl', name: method.name.pl },
      { deliveryMethodId, language: 'en', name: method.name.en },
    ]);
    for (const { region, gross, freeFrom, days } of method.rates)
      await tx
        .insert(deliveryRate)
        .values({ deliveryMethodId, regionId: region, gross, freeFrom, daysMin: days[0], daysMax: days[1] });
  }
}
