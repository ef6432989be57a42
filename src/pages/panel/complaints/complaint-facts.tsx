import { panelLinks } from '#contract/panel/panel-links.ts';
import { formatIban } from '#domain/form/numbers/iban.ts';
import { formatDate } from '#domain/page/date.ts';
import { usePanel } from '#ui/panel/panel-view.tsx';
import type { WholeComplaint } from './complaint-view.ts';

/** Who complains about which order, and what they want. */
export function ComplaintFacts({ complaint }: Pick<WholeComplaint, 'complaint'>) {
  const { t, may, language } = usePanel();
  const { name, email, clientId, order, orderNumber, foundOn, wish, bankAccount } = complaint;
  const guest = email ? panelLinks.guest(email) : undefined;
  const card = may('client.read') ? (clientId === null ? guest : panelLinks.client(clientId)) : undefined;
  return (
    <section className="sheet">
      <dl className="facts-list">
        <dt>{t('complaints.who')}</dt>
        <dd>
          {name || '–'}
          {email && (
            <>
              <br />
              <a href={`mailto:${email}`}>{email}</a>
            </>
          )}
          {card && (
            <>
              <br />
              <a href={card}>{t('complaint.toClient')}</a>
            </>
          )}
        </dd>
        {orderNumber && (
          <>
            <dt>{t('complaint.order')}</dt>
            <dd>
              {order && may('order.read') ? <a href={panelLinks.order(order)}>{order}</a> : orderNumber}
              {!order && <span className="order__codes muted">{t('complaint.unknownOrder')}</span>}
            </dd>
          </>
        )}
        <dt>{t('complaint.wish')}</dt>
        <dd>{t(`complaint.wish.${wish}`)}</dd>
        <dt>{t('complaint.foundOn')}</dt>
        <dd>{formatDate(foundOn, language)}</dd>
        {bankAccount && (
          <>
            <dt>{t('complaint.bankAccount')}</dt>
            <dd className="key">{formatIban(bankAccount)}</dd>
          </>
        )}
      </dl>
    </section>
  );
}

/** Pictures were drawn anew when they came, so that they may be shown; everything else is only saved. */
export function ComplaintFiles({ files }: Pick<WholeComplaint, 'files'>) {
  const { t } = usePanel();
  if (files.length === 0) return null;
  return (
    <section className="sheet">
      <h2>{t('complaint.files')}</h2>
      <ul className="complaint-files">
        {files.map(({ id, name, mime, width, height }) => (
          <li key={id}>
            <a href={panelLinks.complaintFile(id)} download={name}>
              {mime === 'image/jpeg' && width && height && (
                <img src={panelLinks.complaintFile(id)} width={width} height={height} alt="" loading="lazy" />
              )}
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
