import type { ComponentType } from 'react';
import type { HydrateWhen } from '#browser/island/when-to-hydrate.ts';
import type { TextKey } from '#texts/text-key.ts';

/** A part of the page that a shopper operates: its React component, when it hydrates, the texts it says. */
export type IslandDefinition<Props extends object> = {
  name: string;
  hydrate: HydrateWhen;
  /** Picked on the server, where they go into the page: the browser's build needs no list of them. */
  texts: readonly TextKey[];
  /** What it listens to beyond `EVENTS` of hydrate.tsx. */
  events?: readonly string[];
  Component: ComponentType<Props>;
};

export const defineIsland = <Props extends object>(definition: IslandDefinition<Props>) => definition;

/** What stands in the element's `props` attribute. */
export type IslandPayload<Props> = {
  view: import('#ui/shop-view/shop-view.tsx').ShopView;
  props: Props;
};
