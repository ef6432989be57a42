import { ean13 } from '#demo/catalogue/ean.ts';
import type { DemoProduct } from '#demo/catalogue/types.ts';
import { typeset } from '#demo/catalogue/typography.ts';
import { baristaTools } from './barista-tools.ts';
import { cardsAndBooks } from './cards-and-books.ts';
import { careProducts } from './cleaning.ts';
import { clothing } from './clothing.ts';
import { africanCoffees } from './coffee-africa.ts';
import { asianCoffees } from './coffee-asia.ts';
import { blends } from './coffee-blends.ts';
import { centralAmericanCoffees } from './coffee-central-america.ts';
import { decafCoffees } from './coffee-decaf.ts';
import { coffeesByWeight, groundCoffees } from './coffee-ground-and-by-weight.ts';
import { coffeesMadeToMeasure } from './coffee-made-to-measure.ts';
import { southAmericanCoffees } from './coffee-south-america.ts';
import { cups } from './cups.ts';
import { drippers } from './drippers.ts';
import { clothFilters, paperFilters } from './filters.ts';
import { giftSets } from './gift-sets.ts';
import { grinders } from './grinders.ts';
import { kettles } from './kettles.ts';
import { machines } from './machines.ts';
import { pantry } from './pantry.ts';
import { presses } from './presses.ts';
import { rewards } from './rewards.ts';
import { scalesAndServers } from './scales-and-servers.ts';
import { services } from './services.ts';
import { teas } from './tea.ts';

/** Everything the roastery sells, in catalogue order. */
export const products: DemoProduct[] = withBarcodes(
  typeset([
    ...africanCoffees,
    ...southAmericanCoffees,
    ...centralAmericanCoffees,
    ...asianCoffees,
    ...blends,
    ...decafCoffees,
    ...groundCoffees,
    ...coffeesByWeight,
    ...coffeesMadeToMeasure,
    ...teas,
    ...pantry,
    ...drippers,
    ...presses,
    ...machines,
    ...grinders,
    ...kettles,
    ...scalesAndServers,
    ...cups,
    ...paperFilters,
    ...clothFilters,
    ...baristaTools,
    ...careProducts,
    ...clothing,
    ...giftSets,
    ...cardsAndBooks,
    ...services,
    ...rewards,
  ]),
);

/** Whatever lies on a shelf has a barcode; services, codes sent by e-mail and goods cut to order have none. */
function withBarcodes(catalogue: DemoProduct[]): DemoProduct[] {
  let article = 1000;
  return catalogue.map((product) => {
    const shelved = (product.type === 'goods' || product.type === 'bundle') && product.sellBy === undefined;
    return shelved
      ? { ...product, sizes: product.sizes.map((size) => ({ ...size, ean: ean13(article++) })) }
      : product;
  });
}
