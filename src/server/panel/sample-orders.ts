import { panelLinks } from '#contract/panel/panel-links.ts';
import type { StaffActor } from '#domain/staff/actor.ts';
import type { Shop } from '#server/shop.ts';
import type { PanelRoutes } from './panel-routes.ts';

type Samples = Pick<Shop['backOffice'], 'sampleOrders'>;

/** The demo's orders, placed when somebody asks for them. Of a shop that is no demo there is no such address. */
export function sampleOrderRoutes(panel: PanelRoutes, { backOffice }: { backOffice: Samples }): void {
  const { sampleOrders } = backOffice;
  if (!sampleOrders) return;
  panel.button({ path: '/demo/orders', needs: 'order.create' }, async ({ actor, t }) => {
    const outcome = await sampleOrders.add(actor);
    const notice = outcome.ok
      ? ({ kind: 'success', text: t('samples.added', { n: outcome.orders }) } as const)
      : ({ kind: 'error', text: t(`samples.${outcome.problem}`) } as const);
    return { goOn: panelLinks.orders, notice };
  });
}

/** Whether pages say that they may be asked for. */
export const offersSamples = async ({ sampleOrders }: Samples, actor: StaffActor): Promise<boolean> =>
  (await sampleOrders?.isOffered(actor)) ?? false;
