import type { DemoProduct } from '#demo/catalogue/types.ts';
import type { PictureSpec } from '#demo/pictures/spec.ts';
import { type Facts, parameters } from './parameters.ts';
import { t } from './text.ts';

type Defaulted = 'type' | 'unit' | 'vatPercent' | 'parameters';

export type Draft = Omit<DemoProduct, Defaulted> &
  Partial<Pick<DemoProduct, 'type' | 'unit' | 'vatPercent'>> & { facts: Facts };

/** A product sold by the piece with the basic VAT rate, unless the draft says otherwise. */
export function goods({ facts, ...draft }: Draft): DemoProduct {
  const product = { type: 'goods', unit: 'piece', vatPercent: 23, ...draft } as const;
  const contents = contentsOf(facts, product.unit);
  const sizes = product.sizes.map((size) => (contents ? { contents, ...size } : size));
  return { ...product, sizes, parameters: parameters(withoutContents(facts)) };
}

/** The shop says the net quantity by itself, where it is one. */
function withoutContents({ netContents, ...facts }: Facts): Facts {
  return netContents === undefined || typeof netContents === 'string' ? facts : { ...facts, netContents };
}

function contentsOf({ netContents, count }: Facts, unit: DemoProduct['unit']): string | undefined {
  if (typeof netContents === 'string') return netContents;
  return unit === 'pack' && typeof count === 'string' ? `${count} szt.` : undefined;
}

/** A coffee roasted by the shop itself. */
export function coffee(draft: Omit<Draft, 'producer'>): DemoProduct {
  return goods({ ...draft, producer: 'mgla' });
}

export function bagPicture(
  colour: string,
  accent: string,
  pattern: NonNullable<PictureSpec['pattern']>,
  label: NonNullable<PictureSpec['label']>,
  material: NonNullable<PictureSpec['material']> = 'matte',
): PictureSpec {
  return { shape: 'bag', colour, accent, material, pattern, label };
}

/** Ten percent off every delivery, every two, four or six weeks. */
export const tenPercentOff: NonNullable<DemoProduct['subscription']> = {
  everyDays: [14, 28, 42],
  rebate: { type: 'percentage', value: 10 },
};

/** Five zlotys off every delivery, monthly or every two months. */
export const fiveZlotysOff: NonNullable<DemoProduct['subscription']> = {
  everyDays: [30, 60],
  rebate: { type: 'quota', value: 500 },
};

export const processing = {
  washed: t('myta', 'washed'),
  natural: t('naturalna', 'natural'),
  honey: t('honey', 'honey'),
  anaerobic: t('beztlenowa', 'anaerobic'),
  wetHulled: t('mokre łuskanie', 'wet-hulled'),
};

export const roast = {
  light: t('jasne', 'light'),
  medium: t('średnie', 'medium'),
  dark: t('ciemne', 'dark'),
};

export const method = {
  filter: t('przelew', 'filter'),
  espresso: t('espresso', 'espresso'),
  both: t('espresso i przelew', 'espresso and filter'),
};
