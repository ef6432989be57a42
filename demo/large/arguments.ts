import { MOST_PRODUCTS } from './product.ts';

export const USAGE = 'npm run demo -- --products 100000';

/** What the command line asks for, or one sentence on why it cannot be understood. */
export function readArguments(argv: readonly string[]): { products: number } | { problem: string } {
  let products: string | undefined;
  const words = argv.flatMap((word) => (word.startsWith('--products=') ? word.split(/=(.*)/s, 2) : [word]));
  for (let index = 0; index < words.length; index++) {
    if (words[index] !== '--products')
      return { problem: `'${words[index]}' is not known here. Write: ${USAGE}` };
    index++;
    products = words[index] ?? '';
  }
  if (products === undefined) return { problem: `Say how many products the shop should have: ${USAGE}` };
  if (/^\d+$/.test(products) && Number(products) >= 1 && Number(products) <= MOST_PRODUCTS)
    return { products: Number(products) };
  return { problem: `--products must be a whole number from 1 to 1,000,000, not '${products}'.` };
}
