import { coffeeAndPantry } from './categories/coffee-and-pantry.ts';
import { equipment } from './categories/equipment.ts';
import { everythingElse } from './categories/everything-else.ts';
import type { DemoCategory } from './types.ts';
import { typeset } from './typography.ts';

/** The tree of categories in menu order; a parent always comes before its children. */
export const categories: DemoCategory[] = typeset([...coffeeAndPantry, ...equipment, ...everythingElse]);
