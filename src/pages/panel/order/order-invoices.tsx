import { panelLinks } from '#contract/panel/panel-links.ts';
import { formatDate } from '#domain/page/date.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { usePanel } from '#ui/panel/panel-view.tsx';
import type { OrderPageData } from './order-view.ts';

/** The documents of the order, and the way to the next one. */
export function OrderInvoices({ invoices, order: { number }, money }: OrderPageData) {
  const { t, language, may } = usePanel();
  if (!invoices) return null;
  return (
    <section className="sheet">
      <h2>{t('invoices.ofOrder')}</h2>
      {invoices.length === 0 && <p className="muted">{t('invoices.noneOfOrder')}</p>}
      <ul className="order__rows">
        {invoices.map(({ id, document: { number: name, issuedOn, total, currency } }) => (
          <li key={id}>
            <p className="facts">
              <a href={panelLinks.invoiceFile(id)} aria-label={t('invoices.downloadOf', { number: name })}>
                {name}
              </a>
              <span>{money(total.gross, currency)}</span>
              <span className="muted">{formatDate(issuedOn, language)}</span>
            </p>
          </li>
        ))}
      </ul>
      {may('invoice.issue') && (
        <p>
          <ButtonLink kind="secondary" href={panelLinks.invoiceNew(number)}>
            {t(invoices.length === 0 ? 'invoices.issueInvoice' : 'invoices.issueCorrection')}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}
