import { startBasketCount } from './basket-count.ts';
import { startSignOut } from './form/sign-out.ts';
import { startListings } from './listing/shop-listing.ts';
import { startLiveSearch } from './live-search/start-live-search.ts';
import { startFooterGroups } from './menu/footer-groups.ts';
import { startMenus } from './menu/start-menus.ts';
import { startMiniCart } from './mini-cart.ts';
import { startPageControls } from './page-controls.ts';

/** Brings what surrounds every page alive: none of it is needed before the first paint. */
export function startFrame(): void {
  startPageControls();
  startMenus();
  startFooterGroups();
  startSignOut();
  startBasketCount();
  startMiniCart();
  startListings();
  startLiveSearch();
}
