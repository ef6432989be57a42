import { startCrumbsPlace } from '#browser/crumbs-place.ts';
import { reportError, startErrorLog } from '#browser/error-log.ts';
import { defineForms } from '#browser/form/shop-form.ts';
import { defineIslands } from '#browser/island/shop-island.ts';
import { startNavigation } from '#browser/navigation/navigation.ts';
import { startView } from '#browser/view.ts';
import { startWidgets } from '#browser/widgets.ts';
import type { IslandDefinition } from '#islands/define-island.ts';

/**
 * Everything the browser runs, started in order. What surrounds a page works as links and forms until its scripts
 * come, a moment later; React comes only with the first island that wakes.
 */
const islands = import.meta.glob<{ default: IslandDefinition<object> }>('./islands/*/island.ts');

startErrorLog();
startView();
startCrumbsPlace();
startNavigation();
defineIslands(async (name) => {
  const load = islands[`./islands/${name}/island.ts`];
  if (!load) throw new Error(`there is no island '${name}'`);
  const [{ hydrate }, { default: island }] = await Promise.all([import('./islands/hydrate.tsx'), load()]);
  return (element, onReady) => hydrate(element, island, onReady);
});
defineForms(async () => (await import('./browser/form/start-form.ts')).startForm);
startWidgets();
import('./browser/start-frame.ts').then(({ startFrame }) => startFrame(), reportError);
