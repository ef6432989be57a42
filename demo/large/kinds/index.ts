import type { Kind } from '#demo/large/kind.ts';
import { bookKinds } from './books.ts';
import { brewingKinds } from './brewing.ts';
import { clothingKinds } from './clothing.ts';
import { coffeeKinds } from './coffee.ts';
import { cupKinds } from './cups.ts';
import { espressoKinds } from './espresso.ts';
import { pantryKinds } from './pantry.ts';
import { sparePartKinds } from './spare-parts.ts';
import { teaKinds } from './tea.ts';

/** Everything that a coffee shop sells once it has grown into a big store. */
export const kinds: Kind[] = [
  ...coffeeKinds,
  ...teaKinds,
  ...pantryKinds,
  ...brewingKinds,
  ...espressoKinds,
  ...sparePartKinds,
  ...cupKinds,
  ...clothingKinds,
  ...bookKinds,
];
