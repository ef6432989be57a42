import { panelLinks } from '#contract/panel/panel-links.ts';
import { waitingForPage, waitingPage } from '#pages/panel/waiting-pages.tsx';
import { readId } from '#server/request/query.ts';
import type { Shop } from '#server/shop.ts';
import type { PanelRoutes } from './panel-routes.ts';

/** Who waits for which product. */
export function waitingRoutes(panel: PanelRoutes, { backOffice }: Pick<Shop, 'backOffice'>): void {
  const desk = backOffice.backInStockDesk;

  panel.page({ path: '/waiting', needs: 'product.read' }, async (context) => {
    const { t, actor, language } = context;
    return waitingPage({ t, notice: context.notice(), sizes: await desk.list(actor, language) });
  });

  panel.page({ path: '/waiting/:id', needs: 'product.read' }, async (context) => {
    const { t, actor, id, language } = context;
    const waiting = await desk.find(actor, id, language);
    return waiting && waitingForPage({ t, notice: context.notice(), waiting });
  });

  panel.button({ path: '/waiting/:id/remove', needs: 'client.edit' }, async (context) => {
    const { t, actor, id, sent } = context;
    if (!(await desk.remove(actor, id, readId(sent('person'))))) return undefined;
    return { goOn: panelLinks.waiting, notice: { kind: 'success', text: t('waiting.removed') } };
  });
}
