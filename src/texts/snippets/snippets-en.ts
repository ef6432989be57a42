import type { snippetsPl } from './snippets-pl.ts';

/** Words around what the owner places above pages. */
export const snippetsEn: Record<keyof typeof snippetsPl, string> = {
  'topLayer.title': 'A message from the shop',
};
