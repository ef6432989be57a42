import { panelLinks } from '#contract/panel/panel-links.ts';
import type { Invoice } from '#domain/invoices/invoice.ts';
import type { KsefReceipt, KsefState } from '#domain/invoices/ksef/ksef-state.ts';
import { formatDate } from '#domain/page/date.ts';
import type { Minor } from '#domain/price/money.ts';
import type { PanelNotice, PanelPage } from '#pages/panel/panel-page.ts';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/form/field/field.tsx';
import { CsrfField } from '#ui/panel/csrf-field.tsx';
import { KeysetPager } from '#ui/panel/keyset-pager.tsx';
import { OneButton } from '#ui/panel/one-button.tsx';
import { type PanelWords, usePanel } from '#ui/panel/panel-view.tsx';
import { StateWord } from '#ui/panel/state-word.tsx';

export type InvoiceRow = {
  id: number;
  number: string;
  order: string;
  document: Invoice;
  ksef: { state: KsefState; number: string | null; problem: string | null; receipt: KsefReceipt } | null;
};

type Data = {
  t: PanelWords;
  notice: PanelNotice | undefined;
  isOn: boolean;
  from: string;
  until: string;
  rows: readonly InvoiceRow[];
  money: (amount: Minor, currency: string) => string;
  older: string | undefined;
};

/** The documents of a period, the latest first. */
export const invoicesPage = ({ t, notice, isOn, ...data }: Data): PanelPage => ({
  ...{ title: t('invoices.title'), lead: t('invoices.lead'), here: 'invoices', notice },
  content: (
    <>
      {!isOn && <p className="empty">{t('invoices.off')}</p>}
      <Period {...data} />
      {data.rows.length === 0 ? <p className="empty">{t('invoices.none')}</p> : <Documents {...data} />}
      <KeysetPager older={data.older} />
    </>
  ),
});

function Period({ from, until, rows }: Pick<Data, 'from' | 'until' | 'rows'>) {
  const { t } = usePanel();
  return (
    <>
      <search>
        <form className="filters" action={panelLinks.invoices}>
          <Field name="from" type="date" label={t('invoices.from')} value={from} />
          <Field name="until" type="date" label={t('invoices.until')} value={until} />
          <div className="filters__send">
            <Button type="submit" kind="secondary">
              {t('panel.search')}
            </Button>
          </div>
        </form>
      </search>
      {rows.length > 0 && (
        <form action={panelLinks.invoicesExport} method="post">
          <CsrfField />
          <input type="hidden" name="from" value={from} />
          <input type="hidden" name="until" value={until} />
          <Button type="submit" kind="secondary">
            {t('invoices.export')}
          </Button>
        </form>
      )}
    </>
  );
}

function Documents({ rows, money }: Pick<Data, 'rows' | 'money'>) {
  const { t, language } = usePanel();
  const hasKsef = rows.some(({ ksef }) => ksef !== null);
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">{t('invoices.number')}</th>
          <th scope="col">{t('invoices.issuedOn')}</th>
          <th scope="col">{t('invoices.order')}</th>
          <th scope="col">{t('invoices.buyer')}</th>
          <th scope="col" className="number">
            {t('invoices.net')}
          </th>
          <th scope="col" className="number">
            {t('invoices.tax')}
          </th>
          <th scope="col" className="number">
            {t('invoices.gross')}
          </th>
          {hasKsef && <th scope="col">{t('invoices.ksef')}</th>}
          <th scope="col">{t('invoices.file')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, number, order, ksef, document: { issuedOn, buyer, total, currency } }) => (
          <tr key={id}>
            <th scope="row">{number}</th>
            <td data-label={t('invoices.issuedOn')}>{formatDate(issuedOn, language)}</td>
            <td data-label={t('invoices.order')}>
              <a href={panelLinks.order(order)}>{order}</a>
            </td>
            <td data-label={t('invoices.buyer')}>
              {buyer.name}
              {buyer.taxNumber && <span className="order__codes muted">NIP {buyer.taxNumber}</span>}
            </td>
            <td data-label={t('invoices.net')} className="number">
              {money(total.net, currency)}
            </td>
            <td data-label={t('invoices.tax')} className="number">
              {money(total.gross - total.net, currency)}
            </td>
            <td data-label={t('invoices.gross')} className="number">
              {money(total.gross, currency)}
            </td>
            {hasKsef && (
              <td data-label={t('invoices.ksef')}>
                {ksef && <InKsef id={id} number={number} ksef={ksef} />}
              </td>
            )}
            <td data-label={t('invoices.file')}>
              <a href={panelLinks.invoiceFile(id)} aria-label={t('invoices.downloadOf', { number })}>
                {t('invoices.download')}
              </a>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const WORDS = { waiting: 'wait', sent: 'going', accepted: 'done', rejected: 'bad' } as const;

type OneInKsef = { id: number; number: string; ksef: NonNullable<InvoiceRow['ksef']> };

/** How far it has come into KSeF, its number there, or why it was refused and the way to send it again. */
function InKsef({ id, number, ksef: { state, number: known, problem, receipt } }: OneInKsef) {
  const { t, may } = usePanel();
  return (
    <>
      <StateWord kind={WORDS[state]}>{t(`invoices.ksef.${state}`)}</StateWord>
      {known && <span className="order__codes muted">{known}</span>}
      {receipt === 'here' && (
        <a href={panelLinks.invoiceReceipt(id)} aria-label={t('invoices.receiptOf', { number })}>
          {t('invoices.receipt')}
        </a>
      )}
      {receipt === 'none' && <span className="order__codes muted">{t('invoices.noReceipt')}</span>}
      {problem && <span className="order__codes muted">{problem}</span>}
      {state === 'rejected' && may('invoice.issue') && (
        <OneButton
          action={panelLinks.invoiceKsef(id)}
          text={t('invoices.ksefAgain')}
          label={t('invoices.ksefAgainOf', { number })}
        />
      )}
    </>
  );
}
