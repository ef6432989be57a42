import { type Contents, readContents } from './contents.ts';

/** Contents as Google Merchant writes them: '250g', '100ct', '2.5sqm'. */
export function googleMeasure({ amount, measure }: Contents): string {
  if (measure === 'piece') return `${amount}ct`;
  if (measure === 'mm') return `${amount / 10}cm`;
  if (measure === 'cm2') return `${amount / 10_000}sqm`;
  return `${amount}${measure}`;
}

export const contentsOfGoogle = (text: string): Contents | undefined =>
  readContents(text.replace(/ct$/i, 'pcs').replace(/sqm$/i, 'm2'));
