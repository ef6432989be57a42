import { CSV_START, CSV_TYPE, csvLine } from '#contract/csv.ts';
import { chosenIds } from '#contract/panel/bulk-form.ts';
import { ordersAddress } from '#contract/panel/orders-query.ts';
import { panelLinks } from '#contract/panel/panel-links.ts';
import { isPaper } from '#contract/panel/papers.ts';
import { isLabelFormat } from '#domain/carriers/label-format.ts';
import { RIGHT_FOR } from '#domain/order/action-rights.ts';
import { BULK_ACTIONS } from '#domain/order/bulk.ts';
import { jobPage, jobWhy } from '#pages/panel/orders-job-page.tsx';
import type { Shop } from '#server/shop.ts';
import type { Chosen, ReportRow } from '#shop/order/bulk/bulk-jobs.ts';
import { askedIn, queryOf } from './orders-asked.ts';
import type { PanelContext } from './panel-context.ts';
import type { GoOn, PanelRoutes, Shown } from './panel-routes.ts';

/** As many orders as one document of papers holds. */
const MOST_PRINTED = 100;

/** What is done with many orders at once: asked for on the list, tried, begun, and read about on a page of its own. */
export function bulkRoutes(panel: PanelRoutes, shop: Pick<Shop, 'backOffice' | 'settings'>): void {
  const { bulk } = shop.backOffice;
  const chosenOf = (context: PanelContext): Chosen => {
    const ids = chosenIds((context.request.body ?? {}) as Record<string, unknown>);
    return ids ? { ids } : { query: queryOf(context, askedIn(context.sent), shop.settings.config.timeZone) };
  };
  /** Where the boxes were ticked. */
  const back = (context: PanelContext): GoOn => ({
    goOn: ordersAddress(askedIn(context.sent)),
    notice: { kind: 'error', text: context.t('bulk.none') },
  });

  for (const action of BULK_ACTIONS)
    panel.button({ path: `/bulk/${action}`, needs: RIGHT_FOR[action] }, async (context) => {
      const id = await bulk.begin(context.actor, action, chosenOf(context));
      return id === undefined ? back(context) : { goOn: panelLinks.job(id) };
    });

  panel.button({ path: '/bulk/print/:paper', needs: 'parcel.pack' }, async (context) => {
    const { paper } = context.request.params as { paper: string };
    if (!isPaper(paper)) return undefined;
    // One more than there is room for: the paper then says that it is cut.
    const numbers = await bulk.numbers(context.actor, chosenOf(context), MOST_PRINTED + 1);
    if (numbers.length === 0) return back(context);
    return {
      goOn: `${panelLinks.papers(paper)}?${new URLSearchParams(numbers.map((one) => ['order', one]))}`,
    };
  });

  panel.button({ path: '/bulk/carrier-labels/:format', needs: 'parcel.pack' }, async (context) => {
    const { format } = context.request.params as { format: string };
    if (!isLabelFormat(format)) return undefined;
    const numbers = await bulk.numbers(context.actor, chosenOf(context), MOST_PRINTED);
    return numbers.length === 0 ? back(context) : { goOn: panelLinks.carrierLabels(numbers, format) };
  });

  const show = async (context: PanelContext, problem?: string): Promise<Shown> => {
    const job = await bulk.show(context.actor, context.id);
    return job && jobPage({ t: context.t, job, problem, notice: context.notice() });
  };
  panel.page({ path: '/jobs/:id', needs: 'order.read' }, (context) => show(context));

  panel.formTarget({
    ...{ path: '/jobs/:id/start', needs: 'order.read', fields: () => [] },
    page: (context, state) => show(context, state?.message),
    take: async (_, context) => {
      const came = await bulk.confirm(context.actor, context.id, context.sent('reason'));
      if (came === 'no_reason') return { message: context.t('job.noReason') };
      return came && { goOn: panelLinks.job(context.id) };
    },
  });
  panel.button({ path: '/jobs/:id/stop', needs: 'order.read' }, async (context) => {
    const notice = { kind: 'success', text: context.t('job.stopped') } as const;
    const isStopped = await bulk.stop(context.actor, context.id);
    return isStopped ? { goOn: panelLinks.job(context.id), notice } : undefined;
  });
  panel.button({ path: '/jobs/:id/retry', needs: 'order.read' }, async (context) => {
    const id = await bulk.retry(context.actor, context.id);
    return id === undefined ? undefined : { goOn: panelLinks.job(id) };
  });
  panel.download({ path: '/jobs/:id/report', needs: 'order.read' }, async (context) => {
    const rows = await bulk.report(context.actor, context.id);
    return rows && { name: `${context.id}.csv`, type: CSV_TYPE, text: reportOf(context, rows) };
  });
}

async function* reportOf({ t }: PanelContext, parts: AsyncIterable<ReportRow[]>): AsyncGenerator<string> {
  yield CSV_START + csvLine([t('orders.number'), t('job.result'), t('job.why')]);
  for await (const rows of parts)
    yield rows
      .map(({ number, state, problem }) =>
        csvLine([number, t(`job.item.${state}`), problem ? jobWhy(t, problem) : '']),
      )
      .join('');
}
