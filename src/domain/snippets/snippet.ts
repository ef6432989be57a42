import { fitsPages } from './page-pattern.ts';

export const SNIPPET_REGIONS = ['head', 'body_top', 'body_bottom'] as const;
export type SnippetRegion = (typeof SNIPPET_REGIONS)[number];

/** Kinds of screen that the widget request tells apart. */
export const SCREENS = ['mobile', 'tablet', 'pc'] as const;
export type Screen = (typeof SCREENS)[number];

/** Where, when and to whom a snippet or a top layer is shown. What is left out is no limit. */
export type Placement = {
  name: string;
  /** Patterns of paths: see `fitsPages`. */
  pages: string;
  language?: string | undefined;
  screens: readonly Screen[];
  /** The first moment, and the one after the last (ms). */
  from?: number | undefined;
  until?: number | undefined;
  needsConsent: boolean;
};

/** HTML that the owner adds to pages; its scripts run. */
export type Snippet = Placement & { region: SnippetRegion; content: string };

/** Content above the page; the one named 'script' is a script (spec §3 Top-layer widgets). */
export type TopLayer = Placement & { content: string };

/** A page that is being looked at. */
export type SeenPage = { path: string; language: string; screens: readonly Screen[]; now: number };

export function isDue(placement: Placement, page: SeenPage): boolean {
  const { language, from = Number.NEGATIVE_INFINITY, until = Number.POSITIVE_INFINITY } = placement;
  return (
    from <= page.now &&
    page.now < until &&
    (language === undefined || language === page.language) &&
    placement.screens.some((screen) => page.screens.includes(screen)) &&
    fitsPages(placement.pages, page.path)
  );
}

/** Whether every page has it: then nobody need ask again on the next one. */
export const isOnEveryPage = ({ pages }: Placement) => pages.split(/\s+/).includes('*');
