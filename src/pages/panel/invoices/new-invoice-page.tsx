import { panelLinks } from '#contract/panel/panel-links.ts';
import type { InvoiceKind, Party } from '#domain/invoices/invoice.ts';
import type { PanelPage } from '#pages/panel/panel-page.ts';
import type { FormState } from '#ui/form/form-state.ts';
import { Notice } from '#ui/notice/notice.tsx';
import type { PanelField } from '#ui/panel/panel-field.ts';
import { PanelForm } from '#ui/panel/panel-form.tsx';
import { type PanelWords, usePanel } from '#ui/panel/panel-view.tsx';

/** A table in words, as the document will have it. */
export type WordsTable = {
  columns: readonly { title: string; isNumber: boolean }[];
  rows: readonly (readonly string[])[];
  sum?: readonly string[];
};

export type NewInvoice = {
  kind: InvoiceKind;
  order: string;
  currency: string;
  needsRate: boolean;
  problem: string | undefined;
  buyer: Party;
  tables: readonly { heading?: string; table: WordsTable }[];
  total: string;
};

const LONGEST = 200;

export function newInvoiceFields(
  t: PanelWords,
  { kind, currency, needsRate }: Pick<NewInvoice, 'kind' | 'currency' | 'needsRate'>,
): PanelField[] {
  const order: PanelField = {
    ...{ name: 'order', type: 'text', label: 'invoices.order', required: true, isHidden: true },
  };
  const reason: PanelField = { name: 'reason', type: 'text', label: 'invoices.reason', maxLength: LONGEST };
  const rate: PanelField = {
    ...{ name: 'rate', type: 'text', label: 'invoices.rateField', said: t('invoices.rate', { currency }) },
    ...{ hint: 'invoices.rateHint', required: true, inputMode: 'decimal', maxLength: 12 },
  };
  const table: PanelField = {
    ...{ name: 'table', type: 'text', label: 'invoices.table', hint: 'invoices.tableHint' },
    ...{ required: true, maxLength: 60 },
  };
  return [order, ...(kind === 'correction' ? [reason] : []), ...(needsRate ? [rate, table] : [])];
}

type Shown = { t: PanelWords; invoice: NewInvoice; state: FormState | undefined };

/** What will be issued, before it is. */
export const newInvoicePage = ({ t, invoice, state }: Shown): PanelPage => ({
  title: t(invoice.kind === 'invoice' ? 'invoices.newInvoice' : 'invoices.newCorrection', {
    number: invoice.order,
  }),
  ...{ lead: t('invoices.newLead'), here: 'invoices' },
  up: { href: panelLinks.order(invoice.order), text: t('order.title', { number: invoice.order }) },
  content: <Preview invoice={invoice} state={state} />,
});

function Preview({ invoice, state }: Pick<Shown, 'invoice' | 'state'>) {
  const { t } = usePanel();
  if (invoice.problem) return <Notice kind="info">{invoice.problem}</Notice>;
  const { name, address, taxNumber } = invoice.buyer;
  return (
    <>
      <section className="sheet">
        <h2>{t('invoices.buyer')}</h2>
        <address className="order__address">
          {[name, ...address, taxNumber && `NIP ${taxNumber}`].filter(Boolean).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </section>
      {invoice.tables.map(({ heading, table }) => (
        <section key={heading ?? 'lines'} className="sheet">
          {heading && <h2>{heading}</h2>}
          <Lines table={table} />
        </section>
      ))}
      <p>
        <strong>{invoice.total}</strong>
      </p>
      <PanelForm
        action={panelLinks.invoiceNew()}
        fields={newInvoiceFields(t, invoice)}
        state={{ ...state, values: { order: invoice.order, ...state?.values } }}
        send={invoice.kind === 'invoice' ? 'invoices.issueInvoice' : 'invoices.issueCorrection'}
      />
    </>
  );
}

function Lines({ table: { columns, rows, sum } }: { table: WordsTable }) {
  const cells = (row: readonly string[]) =>
    row.map((cell, index) => {
      const { title = '', isNumber = false } = columns[index] ?? {};
      return (
        <td key={title} data-label={title} className={isNumber ? 'number' : undefined}>
          {cell}
        </td>
      );
    });
  return (
    <table className="table">
      <thead>
        <tr>
          {columns.map(({ title, isNumber }) => (
            <th key={title} scope="col" className={isNumber ? 'number' : undefined}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.join(' ')}>{cells(row)}</tr>
        ))}
        {sum && <tr className="table__sum">{cells(sum)}</tr>}
      </tbody>
    </table>
  );
}
