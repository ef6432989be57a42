import { LABEL_FORMAT_COOKIE } from '#contract/panel/panel-form.ts';
import { panelLinks } from '#contract/panel/panel-links.ts';
import { isLabelFormat, type LabelFormat } from '#domain/carriers/label-format.ts';
import { orderIn } from '#server/panel/order-in.ts';
import type { PanelContext } from '#server/panel/panel-context.ts';
import { setPanelCookie } from '#server/panel/panel-cookies.ts';
import type { GoOn, PanelRoutes, Shown } from '#server/panel/panel-routes.ts';
import type { Query } from '#server/request/query.ts';
import type { Shop } from '#server/shop.ts';
import type { ActOutcome, ActRequest } from '#shop/order/desk/outcome.ts';

const MIMES = { pdf: 'application/pdf', zpl: 'application/octet-stream' } as const;
const YEAR_SECONDS = 365 * 24 * 3600;
const WHY = ['has_label', 'no_label', 'label_kept', 'label_leaving', 'held', 'not_packed'] as const;

/** Labels of carriers: ordered and given back at the packing table, and printed, one or many in a document. */
export function carrierLabelRoutes(panel: PanelRoutes, { ordering }: Pick<Shop, 'ordering'>): void {
  const { packing, shipments, desk } = ordering;

  panel.page({ path: '/packing/carrier-labels', needs: 'parcel.pack' }, async (context): Promise<Shown> => {
    const numbers = [(context.request.query as Query).order ?? []].flat();
    const format = formatIn(context);
    if (!format) return 400;
    const printed = await shipments.print(context.actor, numbers, format);
    if (printed.ok) return { download: printed.name, mime: MIMES[format], body: printed.document };
    const [only] = numbers;
    const goOn = only && numbers.length === 1 ? panelLinks.packingOrder(only) : panelLinks.packing;
    const text = context.t(printed.problem === 'carrier_silent' ? 'carriers.silent' : 'carriers.none');
    return { goOn, notice: { kind: 'error', text } };
  });

  type Work = (request: ActRequest, parcel: { parcelId: number }) => Promise<ActOutcome>;
  const doWith = async (context: PanelContext, done: string, work: Work): Promise<GoOn | undefined> => {
    const number = orderIn(context);
    const shown = await packing.show(context.actor, number);
    if (!shown.ok) return undefined;
    const { step, version } = shown.packing;
    if (step.kind !== 'sending') return answer(context, 'not_packed');
    const outcome = await work({ number, version }, { parcelId: step.parcel.id });
    return outcome.ok
      ? { goOn: panelLinks.packingOrder(number), notice: { kind: 'success', text: done } }
      : answer(context, outcome.problem);
  };

  panel.button({ path: '/packing/:number/carrier-label', needs: 'parcel.pack' }, (context) =>
    doWith(context, context.t('carriers.ordered'), (request, parcel) =>
      desk.orderLabel(context.actor, request, parcel),
    ),
  );
  panel.button({ path: '/packing/:number/cancel-carrier-label', needs: 'parcel.pack' }, (context) =>
    doWith(context, context.t('order.done.cancel_label'), (request, parcel) =>
      desk.cancelLabel(context.actor, request, parcel),
    ),
  );
}

/** The one that is asked for, which is remembered, or the last one where none is; undefined where there is no such one. */
function formatIn(context: PanelContext): LabelFormat | undefined {
  const asked = context.asked('format');
  if (asked === '') return context.labelFormat;
  if (!isLabelFormat(asked)) return undefined;
  setPanelCookie(context, LABEL_FORMAT_COOKIE, asked, YEAR_SECONDS);
  return asked;
}

function answer(context: PanelContext, problem: string): GoOn {
  const { t } = context;
  const why = WHY.find((one) => one === problem) ?? 'no_carrier';
  const text = problem === 'conflict' ? t('order.gone') : t('order.problem', { why: t(`order.why.${why}`) });
  return { goOn: panelLinks.packingOrder(orderIn(context)), notice: { kind: 'error', text } };
}
