import { startBasketCount } from '#browser/basket/basket-count.ts';
import { startMiniCart } from '#browser/basket/mini-cart.ts';
import { startForms } from '#browser/form/shop-forms.ts';
import { startSignOut } from '#browser/form/sign-out.ts';
import { startFooterGroups } from '#browser/menu/footer-groups.ts';
import { startMenus } from '#browser/menu/start-menus.ts';
import { startPrefetch } from '#browser/navigation/prefetch.ts';
import { nextTask } from '#browser/next-task.ts';
import { startNotices } from '#browser/notices/start-notices.ts';
import { startCode } from '#browser/personal/start-code.ts';
import { startProductLists } from '#browser/product-list/shop-product-list.ts';
import { startRegion } from '#browser/region/start-region.ts';
import { startLiveSearch } from '#browser/search/start-live-search.ts';
import { startEmptyListLinks } from '#browser/shopping-lists/empty-list-link.ts';
import { startLists } from '#browser/shopping-lists/shop-lists.ts';
import { startToggles } from '#browser/toggles/start-toggles.ts';
import { whenIdle } from '#browser/when-idle.ts';
import { startWidgets } from '#browser/widgets/widgets.ts';
import { startLazyLayout } from './lazy-layout.ts';
import { startPageControls } from './page-controls.ts';
import { startView } from './view.ts';
import { startWebFonts } from './web-fonts.ts';

/**
 * Hydrates the layout: none of it is needed before the first paint. In two parts, since a slow phone
 * would keep a tap waiting for both; what is pressed is in the second, and with it all that was pressed too early is
 * done. Marks the page when all is there.
 */
export async function startLayout(): Promise<void> {
  startView();
  startCode();
  startWidgets();
  startPrefetch();
  startFooterGroups();
  startBasketCount();
  startMiniCart();
  startForms();
  startProductLists();
  startLiveSearch();
  startLists();
  await nextTask();
  startPageControls();
  startMenus();
  startSignOut();
  startToggles();
  startRegion();
  startEmptyListLinks();
  void startNotices().then(() => {
    document.documentElement.dataset.hydrated = '';
    startLazyLayout();
    whenIdle(startWebFonts);
  });
}
