import { panelLinks } from '#contract/panel/panel-links.ts';
import { menuOf } from '#pages/panel/panel-menu.ts';
import type { PanelRoutes } from './panel-routes.ts';

/** Where the work begins: the first page of the menu that somebody may open. */
export function startRoutes(panel: PanelRoutes): void {
  panel.page({ path: '', needs: 'signed_in' }, async ({ actor }) => ({
    goOn: menuOf(actor)[0]?.href ?? panelLinks.account,
  }));
}
