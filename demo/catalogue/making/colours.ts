import type { DemoPriceStep, DemoSize } from '#demo/catalogue/types.ts';
import { steady } from './prices.ts';
import { t } from './text.ts';

const NAMES = {
  bialy: t('biały', 'white'),
  czarny: t('czarny', 'black'),
  grafit: t('grafitowy', 'graphite'),
  piaskowy: t('piaskowy', 'sand'),
  terakota: t('terakota', 'terracotta'),
  zielony: t('zielony', 'green'),
};

type Version = Pick<DemoSize, 'stock' | 'externalStock' | 'suggestedRetail' | 'picture'> & {
  price: number | DemoPriceStep[];
};

/** A product in several colours. The one that its own pictures show comes first and needs no other. */
export function inColours(
  weightGrams: number,
  versions: { [Colour in keyof typeof NAMES]?: Version },
): DemoSize[] {
  return Object.entries(versions).map(([type, { price, ...version }]) => ({
    ...version,
    type,
    name: NAMES[type as keyof typeof NAMES],
    weightGrams,
    prices: typeof price === 'number' ? steady(price) : price,
  }));
}
