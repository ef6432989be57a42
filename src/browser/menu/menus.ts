import { startMegaMenu } from './mega-menu.ts';
import { startSideMenu } from './side-menu.ts';

export function hydrateMenus(): void {
  startMegaMenu();
  startSideMenu();
}
