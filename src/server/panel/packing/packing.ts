import { SCAN_FIELDS } from '#contract/panel/packing-form.ts';
import { panelLinks } from '#contract/panel/panel-links.ts';
import { packingPage } from '#pages/panel/packing/packing-page.tsx';
import { packingQueuePage } from '#pages/panel/packing/packing-queue-page.tsx';
import type { PackingView, QueueView } from '#pages/panel/packing/packing-view.ts';
import { orderIn } from '#server/panel/order-in.ts';
import type { PanelContext } from '#server/panel/panel-context.ts';
import type { GoOn, PanelRoutes, Shown } from '#server/panel/panel-routes.ts';
import type { Shop } from '#server/shop.ts';
import { AT_ONCE, type QueuedOrder } from '#shop/parcels/packing-queue.ts';
import { newToken } from '#shop/session/token.ts';
import { carrierLabelRoutes } from './carrier-labels.ts';
import { papersRoutes } from './papers.ts';
import { scanRoute } from './scan.ts';

type Parts = Pick<Shop, 'settings' | 'ordering' | 'delivery'>;

/** As many as stand beside the order that is packed. */
const BESIDE = 12;
const NEEDS = 'parcel.pack';

/** The packing table: what is next, one order after the other, and the papers that go with them. */
export function packingRoutes(panel: PanelRoutes, shop: Parts): void {
  const { packing } = shop.ordering;

  const queueOf = async ({ actor, language }: PanelContext) => {
    const named = await shop.delivery.namesIn(language);
    const queue = (await packing.queue(actor)) ?? [];
    return queue.map((one) => ({ ...queueView(one, actor.id), deliveryName: named(one.deliveryName) }));
  };

  panel.page({ path: '/packing', needs: NEEDS }, async (context) => {
    const queue = await queueOf(context);
    return packingQueuePage({
      t: context.t,
      notice: context.notice(),
      queue,
      isFull: queue.length >= AT_ONCE,
    });
  });

  panel.button({ path: '/packing', needs: NEEDS }, async (context) => {
    const code = context.sent(SCAN_FIELDS.code).trim();
    const read = await packing.read(context.actor, code);
    if (read.kind === 'order') return { goOn: panelLinks.packingOrder(read.number) };
    return {
      goOn: panelLinks.packing,
      ...(code && { notice: { kind: 'error', text: context.t('packing.problem.unknown_order', { code }) } }),
    };
  });

  papersRoutes(panel, shop);
  carrierLabelRoutes(panel, shop);

  panel.page({ path: '/packing/:number', needs: NEEDS }, (context) => showOrder(context, shop, queueOf));

  scanRoute(panel, shop);

  panel.button(
    { path: '/packing/:number/claim', needs: NEEDS },
    async (context): Promise<GoOn | undefined> => {
      const number = orderIn(context);
      const claimed = await packing.claim(context.actor, number, true);
      const notice = { kind: 'success', text: context.t('packing.said.takenOver') } as const;
      return claimed.ok ? { goOn: panelLinks.packingOrder(number), notice } : undefined;
    },
  );
}

/** Opening an order says that one packs it, unless somebody does already or nobody can. */
async function showOrder(
  context: PanelContext,
  { ordering: { packing }, delivery }: Parts,
  queueOf: (context: PanelContext) => Promise<QueueView[]>,
): Promise<Shown> {
  const shown = await packing.show(context.actor, orderIn(context));
  if (!shown.ok) return undefined;
  const { claim: _, ...order } = shown.packing;
  const claimed = order.step.kind === 'stopped' || (await packing.claim(context.actor, order.number));
  const claimedBy = claimed !== true && !claimed.ok && claimed.problem === 'claimed' ? claimed.by : null;
  const typed = { box: context.asked(SCAN_FIELDS.box), weight: context.asked(SCAN_FIELDS.weight) };
  const named = await delivery.namesIn(context.language);
  const deliveryName = named(order.deliveryName);
  const view: PackingView = { ...order, ...typed, deliveryName, claimedBy, key: newToken() };
  const queue = (await queueOf(context)).slice(0, BESIDE);
  return packingPage({ t: context.t, notice: context.notice(), packing: view, queue });
}

const queueView = ({ claim, ...order }: QueuedOrder, staffId: number): QueueView => ({
  ...order,
  claim: claim && { name: claim.staffName, isOwn: claim.staffId === staffId },
});
