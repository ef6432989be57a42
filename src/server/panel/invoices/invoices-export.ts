import { CSV_START, CSV_TYPE, csvAmount, csvLine } from '#contract/csv.ts';
import { inPln, type TaxSum } from '#domain/invoices/invoice.ts';
import type { PanelRoutes } from '#server/panel/panel-routes.ts';
import type { Shop } from '#server/shop.ts';
import type { ListedInvoice } from '#shop/invoices/invoice-list.ts';
import type { PanelWords } from '#ui/panel/panel-view.tsx';
import { periodIn } from './period-in.ts';

/** Rates of Polish VAT; what is taxed otherwise stands in the sums alone. */
const RATES = [2300, 800, 500, 0];

/** The sales of a period for whoever keeps the books: a line for each document, its sums by rate. */
export function exportInvoicesRoute(panel: PanelRoutes, shop: Pick<Shop, 'ordering' | 'settings'>): void {
  panel.sentFile({ path: '/invoices/export', needs: 'invoice.read' }, async (context) => {
    const { from, until } = periodIn(context, shop.settings.config.timeZone);
    const parts = await shop.ordering.invoices.export(context.actor, { from, to: until });
    return {
      name: `invoices-${from}-${until}.csv`,
      type: CSV_TYPE,
      text: textOf(columnsOf(context.t), parts),
    };
  });
}

type Column = { title: string; of: (row: ListedInvoice) => string };

async function* textOf(columns: Column[], parts: AsyncIterable<ListedInvoice[]>): AsyncGenerator<string> {
  yield CSV_START + csvLine(columns.map(({ title }) => title));
  for await (const rows of parts) yield rows.map((row) => csvLine(columns.map(({ of }) => of(row)))).join('');
}

function columnsOf(t: PanelWords): Column[] {
  const at = ({ document: { sums } }: ListedInvoice, rate: number): TaxSum | undefined =>
    sums.find(({ taxBasisPoints }) => taxBasisPoints === rate);
  return [
    { title: t('invoices.number'), of: ({ number }) => number },
    { title: t('invoices.csv.ksef'), of: ({ ksef }) => ksef?.number ?? '' },
    { title: t('invoices.csv.kind'), of: ({ kind }) => t(`invoices.csv.kind.${kind}`) },
    { title: t('invoices.csv.corrects'), of: ({ document }) => document.corrected?.number ?? '' },
    { title: t('invoices.issuedOn'), of: ({ issuedOn }) => issuedOn },
    { title: t('invoices.csv.soldOn'), of: ({ document }) => document.soldOn },
    { title: t('invoices.order'), of: ({ order }) => order },
    { title: t('invoices.buyer'), of: ({ document }) => document.buyer.name },
    { title: t('invoices.csv.taxNumber'), of: ({ document }) => document.buyer.taxNumber ?? '' },
    { title: t('invoices.csv.country'), of: ({ document }) => document.buyer.country },
    { title: t('invoices.csv.currency'), of: ({ document }) => document.currency },
    ...RATES.flatMap((rate): Column[] => [
      {
        title: t('invoices.csv.netAt', { rate: rate / 100 }),
        of: (row) => csvAmount(at(row, rate)?.net ?? 0),
      },
      {
        title: t('invoices.csv.taxAt', { rate: rate / 100 }),
        of: (row) => csvAmount(at(row, rate)?.tax ?? 0),
      },
    ]),
    { title: t('invoices.net'), of: ({ document: { total } }) => csvAmount(total.net) },
    { title: t('invoices.tax'), of: ({ document: { total } }) => csvAmount(total.gross - total.net) },
    { title: t('invoices.gross'), of: ({ document: { total } }) => csvAmount(total.gross) },
    {
      title: t('invoices.csv.taxInPln'),
      of: ({ document: { total, rate } }) => {
        const tax = total.gross - total.net;
        return csvAmount(rate ? inPln(tax, rate) : tax);
      },
    },
  ];
}
