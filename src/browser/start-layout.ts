import { startBasketCount } from './basket-count.ts';
import { startSignOut } from './form/sign-out.ts';
import { startLazyLayout } from './lazy-layout.ts';
import { startLiveSearch } from './live-search/start-live-search.ts';
import { startFooterGroups } from './menu/footer-groups.ts';
import { startMenus } from './menu/start-menus.ts';
import { startMiniCart } from './mini-cart.ts';
import { nextTask } from './next-task.ts';
import { startNotices } from './notices/start-notices.ts';
import { startPageControls } from './page-controls.ts';
import { startCode } from './personal/start-code.ts';
import { startProductLists } from './product-list/shop-product-list.ts';
import { startRegion } from './region/start-region.ts';
import { startEmptyListLinks } from './shopping-lists/empty-list-link.ts';
import { startLists } from './shopping-lists/shop-lists.ts';
import { startToggles } from './toggles/start-toggles.ts';
import { startWebFonts } from './web-fonts.ts';
import { whenIdle } from './when-idle.ts';
import { startWidgets } from './widgets.ts';

/**
 * Hydrates the layout: none of it is needed before the first paint. In two parts, since a slow phone
 * would keep a tap waiting for both; what is pressed is in the second, and with it all that was pressed too early is
 * done. Marks the page when all is there.
 */
export async function startLayout(): Promise<void> {
  startCode();
  startWidgets();
  startFooterGroups();
  startBasketCount();
  startMiniCart();
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
