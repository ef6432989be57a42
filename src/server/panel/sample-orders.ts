import { panelLinks } from '#contract/panel/panel-links.ts';
import type { StaffActor } from '#domain/staff/actor.ts';
import type { Shop } from '#server/shop.ts';
import type { SamplesState } from '#shop/order/samples/sample-orders.ts';
import type { PanelRoutes } from './panel-routes.ts';

type Samples = Pick<Shop['backOffice'], 'sampleOrders'>;

/** The demo's orders, placed when somebody asks for them. Of a shop that is no demo there is no such address. */
export function sampleOrderRoutes(panel: PanelRoutes, { backOffice }: { backOffice: Samples }): void {
  const { sampleOrders } = backOffice;
  if (!sampleOrders) return;
  panel.button({ path: '/demo/orders', needs: 'order.create' }, async ({ actor, t }) => {
    const hasBegun = await sampleOrders.begin(actor);
    const notice = hasBegun
      ? ({ kind: 'success', text: t('samples.begun') } as const)
      : ({ kind: 'error', text: t('samples.not_empty') } as const);
    return { goOn: panelLinks.orders, notice };
  });
}

/** Whether pages say that they may be asked for, and how far they have come; nothing in a shop that is no demo. */
export const samplesFor = async (
  { sampleOrders }: Samples,
  actor: StaffActor,
): Promise<SamplesState | undefined> => sampleOrders?.look(actor);
