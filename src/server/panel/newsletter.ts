import { panelLinks } from '#contract/panel/panel-links.ts';
import { newsletterPage } from '#pages/panel/newsletter-page.tsx';
import type { Shop } from '#server/shop.ts';
import type { PanelRoutes } from './panel-routes.ts';

/** Who gets the newsletter. */
export function newsletterRoutes(panel: PanelRoutes, { backOffice }: Pick<Shop, 'backOffice'>): void {
  const desk = backOffice.newsletterDesk;

  panel.page({ path: '/newsletter', needs: 'client.read' }, async (context) => {
    const { t, actor } = context;
    return newsletterPage({ t, notice: context.notice(), ...(await desk.list(actor)) });
  });

  panel.button({ path: '/newsletter/:id/remove', needs: 'client.edit' }, async (context) => {
    const { t, actor, id } = context;
    if (!(await desk.remove(actor, id))) return undefined;
    return { goOn: panelLinks.newsletter, notice: { kind: 'success', text: t('newsletter.removed') } };
  });
}
