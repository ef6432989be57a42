import type { DemoPriceStep, DemoSize } from '#demo/catalogue/types.ts';
import { partName } from './parameters.ts';
import { steady } from './prices.ts';
import { same, t } from './text.ts';

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

type Colours<Each> = { [Colour in keyof typeof NAMES]?: Each };

/**
 * Shirts in several colours, in each so many of every letter; a letter that is left out is not made in that colour. The
 * first of a colour shows what all of it look like; the product's own pictures show the colour without one.
 */
export function colouredClothes(
  weightGrams: number,
  prices: DemoPriceStep[],
  colours: Colours<{ stocks: Record<string, number>; picture?: DemoSize['picture'] }>,
): DemoSize[] {
  return Object.entries(colours).flatMap(([type, { stocks, picture }]) => {
    const colour = NAMES[type as keyof typeof NAMES];
    return Object.entries(stocks).map(([letters, stock], index) => ({
      type: `${type}-${letters.toLowerCase()}`,
      name: t(`${colour.pl}, ${letters}`, `${colour.en}, ${letters}`),
      parts: [
        { name: partName('colour'), value: colour },
        { name: partName('size'), value: same(letters) },
      ],
      stock,
      weightGrams,
      prices,
      ...(picture && index === 0 && { picture }),
    }));
  });
}

/** A product in several colours. The one that its own pictures show comes first and needs no other. */
export function inColours(
  weightGrams: number,
  versions: { [Colour in keyof typeof NAMES]?: Version },
): DemoSize[] {
  return Object.entries(versions).map(([type, { price, ...version }]) => ({
    ...version,
    type,
    name: NAMES[type as keyof typeof NAMES],
    parts: [{ name: partName('colour'), value: NAMES[type as keyof typeof NAMES] }],
    weightGrams,
    prices: typeof price === 'number' ? steady(price) : price,
  }));
}
