import { accessibilityStatement } from './info-pages/accessibility.ts';
import { helpPages } from './info-pages/help.ts';
import { legalPages } from './info-pages/law.ts';
import { shopPages } from './info-pages/shop.ts';
import type { DemoInfoPage } from './types.ts';
import { typeset } from './typography.ts';

/** The pages of the footer, in its order. */
export const infoPages: DemoInfoPage[] = typeset([
  ...shopPages,
  ...helpPages,
  accessibilityStatement,
  ...legalPages,
]);
