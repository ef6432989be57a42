import { defineIslands } from '#browser/island/shop-island.ts';
import { loadAhead } from '#browser/layout/load-ahead.ts';
import type { IslandDefinition } from '#islands/define-island.ts';

const islands = import.meta.glob<{ default: IslandDefinition<object> }>('./islands/**/island.ts');

/** Hydrates the islands of a page; React comes with the first one that hydrates. */
export function startIslands(): void {
  defineIslands(async (name) => {
    const load = Object.entries(islands).find(([path]) => path.endsWith(`/${name}/island.ts`))?.[1];
    if (!load) throw new Error(`there is no island '${name}'`);
    loadAhead('islands');
    const [{ hydrate }, { default: island }] = await Promise.all([import('./islands/hydrate.tsx'), load()]);
    return (element, onReady) => hydrate(element, island, onReady);
  });
}
