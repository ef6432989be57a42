import { startBasketCount } from './basket-count.ts';
import { startSignOut } from './form/sign-out.ts';
import { startMiniCart } from './mini-cart.ts';
import { startPageControls } from './page-controls.ts';

/** Brings what surrounds every page alive: none of it is needed before the first paint. */
export function startFrame(): void {
  startPageControls();
  startSignOut();
  startBasketCount();
  startMiniCart();
}
