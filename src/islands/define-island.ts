import type { ComponentType } from 'react';
import type { HydrateWhen } from '#browser/island/when-to-hydrate.ts';
import type { ISLAND_TEXTS } from './island-texts.generated.ts';

/** A part of the page that a shopper operates: the name of its folder, when it hydrates, its React component. */
export type IslandDefinition<Props extends object> = {
  name: keyof typeof ISLAND_TEXTS;
  hydrate: HydrateWhen;
  Component: ComponentType<Props>;
};

export const defineIsland = <Props extends object>(definition: IslandDefinition<Props>) => definition;

/** What stands in the element's `props` attribute. */
export type IslandPayload<Props> = {
  view: import('#ui/shop-view/shop-view.tsx').ShopView;
  props: Props;
};
