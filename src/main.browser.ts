import { startBasketCount } from '#browser/basket-count.ts';
import { startCrumbsPlace } from '#browser/crumbs-place.ts';
import { startErrorLog } from '#browser/error-log.ts';
import { defineForms } from '#browser/form/shop-form.ts';
import { startSignOut } from '#browser/form/sign-out.ts';
import { defineIslands } from '#browser/island/shop-island.ts';
import { startMiniCart } from '#browser/mini-cart.ts';
import { startNavigation } from '#browser/navigation/navigation.ts';
import { startPageControls } from '#browser/page-controls.ts';
import { startView } from '#browser/view.ts';
import { startWidgets } from '#browser/widgets.ts';
import type { IslandDefinition } from '#islands/define-island.ts';

/** Everything the browser runs, started in order. React comes only with the first island that wakes. */
const islands = import.meta.glob<{ default: IslandDefinition<object> }>('./islands/*/island.ts');

startErrorLog();
startView();
startCrumbsPlace();
startPageControls();
startNavigation();
defineIslands(async (name) => {
  const load = islands[`./islands/${name}/island.ts`];
  if (!load) throw new Error(`there is no island '${name}'`);
  const [{ hydrate }, { default: island }] = await Promise.all([import('./islands/hydrate.tsx'), load()]);
  return (element, onReady) => hydrate(element, island, onReady);
});
defineForms(async () => (await import('./browser/form/start-form.ts')).startForm);
startSignOut();
startBasketCount();
startMiniCart();
startWidgets();
