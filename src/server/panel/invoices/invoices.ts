import { panelLinks } from '#contract/panel/panel-links.ts';
import type { ExchangeRate } from '#domain/invoices/invoice.ts';
import { invoicesPage } from '#pages/panel/invoices/invoices-page.tsx';
import {
  type NewInvoice,
  newInvoiceFields,
  newInvoicePage,
} from '#pages/panel/invoices/new-invoice-page.tsx';
import type { PanelContext } from '#server/panel/panel-context.ts';
import type { PanelRoutes } from '#server/panel/panel-routes.ts';
import { readId } from '#server/request/query.ts';
import type { Shop } from '#server/shop.ts';
import { invoiceFileName } from '#shop/invoices/attachments.ts';
import { invoiceWords } from '#shop/invoices/invoice-words.ts';
import { exportInvoicesRoute } from './invoices-export.ts';
import { periodIn } from './period-in.ts';

type Services = Pick<Shop, 'ordering' | 'settings'>;

/** Invoices: those of a period, their files, and the one that is issued next for an order. */
export function invoiceRoutes(panel: PanelRoutes, shop: Services): void {
  const { invoices } = shop.ordering;
  const { config } = shop.settings;

  panel.page({ path: '/invoices', needs: 'invoice.read' }, async (context) => {
    const { from, until } = periodIn(context, config.timeZone);
    const { rows, older } = await invoices.list(context.actor, {
      ...{ from, to: until, before: readId(context.asked('before')) || undefined },
    });
    return invoicesPage({
      ...{ t: context.t, notice: context.notice(), isOn: invoices.isOn, from, until, rows },
      money: context.money,
      older:
        older === undefined
          ? undefined
          : `${panelLinks.invoices}?from=${from}&until=${until}&before=${older}`,
    });
  });

  panel.page({ path: '/invoices/:id', needs: 'invoice.read' }, async ({ id }) => {
    const file = await invoices.file(id);
    return file && { download: invoiceFileName(file.number), mime: 'application/pdf', body: file.content };
  });

  panel.page({ path: '/invoices/:id/upo', needs: 'invoice.read' }, async ({ id, actor }) => {
    const receipt = await invoices.receipt(actor, id);
    if (!receipt) return undefined;
    const download = invoiceFileName(receipt.number).replace(/\.pdf$/, '-UPO.xml');
    return { download, mime: 'application/xml', body: Buffer.from(receipt.upo) };
  });

  panel.button({ path: '/invoices/:id/ksef', needs: 'invoice.issue' }, async ({ actor, id, t }) => {
    if (!(await invoices.tellKsefAgain(actor, id))) return undefined;
    return { goOn: panelLinks.invoices, notice: { kind: 'success', text: t('invoices.ksefToldAgain') } };
  });

  panel.form({
    ...{ path: '/invoices/new', needs: 'invoice.issue' },
    fields: async (context) => {
      const invoice = await newInvoice(shop, context);
      return invoice ? newInvoiceFields(context.t, invoice) : [];
    },
    page: async (context, state) => {
      const invoice = await newInvoice(shop, context);
      return invoice && newInvoicePage({ t: context.t, invoice, state });
    },
    take: async ({ order = '', reason = '', rate: typed, table = '' }, context) => {
      const { t, actor } = context;
      const invoice = await newInvoice(shop, context);
      if (!invoice) return undefined;
      const rate = typed === undefined ? undefined : rateOf(typed, table.trim());
      if (typed !== undefined && !rate) return { problems: { rate: t('invoices.badRate') } };
      const outcome = await invoices.issue(actor, order, invoice.kind, { reason: reason.trim(), rate });
      if (!outcome.ok) return { message: t(`invoices.problem.${outcome.problem}`) };
      const text = t('invoices.issued', { number: outcome.number });
      return { goOn: panelLinks.order(order), notice: { kind: 'success', text } };
    },
  });

  exportInvoicesRoute(panel, shop);
}

const RATE = /^\d{1,6}([.,]\d{1,4})?$/;

function rateOf(typed: string, table: string): ExchangeRate | undefined {
  const text = typed.trim();
  const tenThousandths = Math.round(Number(text.replace(',', '.')) * 10_000);
  return RATE.test(text) && tenThousandths > 0 ? { tenThousandths, table } : undefined;
}

/** What is about to be issued; undefined where there is no such order. */
async function newInvoice(
  { ordering, settings: { config } }: Services,
  { actor, asked, sent, t, language }: PanelContext,
): Promise<NewInvoice | undefined> {
  const order = sent('order') || asked('order');
  const preview = await ordering.invoices.preview(actor, order);
  if (!preview) return undefined;
  const { kind, document, needsRate, problem } = preview;
  const words = invoiceWords({ ...document, language }, config);
  return {
    ...{ kind, order, needsRate, currency: document.currency, buyer: document.buyer },
    problem: problem && t(`invoices.problem.${problem}`),
    tables: [...words.tables, { ...words.summary }],
    total: words.total,
  };
}
