import { panelLinks } from '#contract/panel/panel-links.ts';
import { orderIn } from '#server/panel/order-in.ts';
import type { PanelContext } from '#server/panel/panel-context.ts';
import type { GoOn, PanelRoutes, Shown } from '#server/panel/panel-routes.ts';
import type { Query } from '#server/request/query.ts';
import type { Shop } from '#server/shop.ts';

/** Labels of carriers: ordered at the packing table, and printed, one or many in a document. */
export function carrierLabelRoutes(panel: PanelRoutes, { ordering }: Pick<Shop, 'ordering'>): void {
  const { packing, shipments, desk } = ordering;

  panel.page({ path: '/packing/carrier-labels', needs: 'parcel.pack' }, async (context): Promise<Shown> => {
    const numbers = [(context.request.query as Query).order ?? []].flat();
    const printed = await shipments.print(context.actor, numbers);
    if (printed.ok) return { download: printed.name, mime: 'application/pdf', body: printed.document };
    const [only] = numbers;
    const goOn = only && numbers.length === 1 ? panelLinks.packingOrder(only) : panelLinks.packing;
    const text = context.t(printed.problem === 'carrier_silent' ? 'carriers.silent' : 'carriers.none');
    return { goOn, notice: { kind: 'error', text } };
  });

  panel.button({ path: '/packing/:number/carrier-label', needs: 'parcel.pack' }, async (context) => {
    const number = orderIn(context);
    const shown = await packing.show(context.actor, number);
    if (!shown.ok) return undefined;
    const { step, version } = shown.packing;
    if (step.kind !== 'sending') return answer(context, 'not_packed');
    const outcome = await desk.orderLabel(context.actor, { number, version }, { parcelId: step.parcel.id });
    return answer(context, outcome.ok ? undefined : outcome.problem);
  });
}

function answer(context: PanelContext, problem: string | undefined): GoOn {
  const { t } = context;
  const goOn = panelLinks.packingOrder(orderIn(context));
  if (!problem) return { goOn, notice: { kind: 'success', text: t('carriers.ordered') } };
  const why =
    problem === 'has_label' || problem === 'held' || problem === 'not_packed' ? problem : 'no_carrier';
  return { goOn, notice: { kind: 'error', text: t('order.problem', { why: t(`order.why.${why}`) }) } };
}
