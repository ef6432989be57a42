import { panelLinks } from '#contract/panel/panel-links.ts';
import { lineName } from '#domain/order/line-name.ts';
import { isPanelKey, type PanelKey } from '#texts/panel/panel-texts.ts';
import { usePanel } from '#ui/panel/panel-view.tsx';
import { When } from '#ui/panel/when.tsx';
import { ActionList } from './action-form.tsx';
import type { OrderPageData } from './order-view.ts';

/** What was noted, what was sent, and what happened, the latest first. */
export function OrderHistory(data: OrderPageData) {
  const { t } = usePanel();
  const { notes, emails, events, actions } = data.order;
  return (
    <>
      <section className="sheet">
        <h2>{t('order.notes')}</h2>
        {notes.length === 0 && <p className="muted">{t('order.noNotes')}</p>}
        <ul className="order__rows">
          {notes.map(({ text, author, writtenAt }) => (
            <li key={writtenAt.getTime()}>
              <p className="order__note">{text}</p>
              <p className="muted">
                {author} <When at={writtenAt} />
              </p>
            </li>
          ))}
        </ul>
        <ActionList data={data} actions={actions.filter(({ action }) => action === 'note')} />
      </section>
      {emails && (
        <section className="sheet">
          <h2>{t('order.emails')}</h2>
          {emails.length === 0 && <p className="muted">{t('order.noEmails')}</p>}
          <ul className="order__rows">
            {emails.map((email) => (
              <EmailRow key={email.id} data={data} email={email} />
            ))}
          </ul>
        </section>
      )}
      <section className="sheet">
        <h2>{t('order.history')}</h2>
        <ol className="order__rows">
          {[...events].reverse().map(({ kind, detail, happenedAt, actorName }) => (
            <li key={`${kind} ${happenedAt.getTime()}`} className="facts">
              <span>
                {isPanelKey(`event.${kind}`) ? t(`event.${kind}` as PanelKey) : kind}
                {kind === 'scanned' && <Scanned data={data} detail={detail} />}
              </span>
              <span className="muted">
                {actorName} <When at={happenedAt} />
              </span>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

/** What was put into a parcel, or taken out of it again. */
function Scanned({ data, detail }: { data: OrderPageData; detail: Readonly<Record<string, unknown>> }) {
  const line = data.order.lines.find(({ id }) => id === detail.line);
  const by = Number(detail.by);
  return line && `: ${lineName(line)}, ${by > 0 ? '+' : '−'}${Math.abs(by)}`;
}

type Email = NonNullable<OrderPageData['order']['emails']>[number];

function EmailRow({ data, email }: { data: OrderPageData; email: Email }) {
  const { t } = usePanel();
  const { id, kind, createdAt, sentAt, givenUpAt, isReadable, actions } = email;
  const name = isPanelKey(`orderEmail.${kind}`) ? t(`orderEmail.${kind}` as PanelKey) : kind;
  return (
    <li>
      <p className="facts">
        {isReadable ? <a href={panelLinks.orderEmail(data.order.number, id)}>{name}</a> : <span>{name}</span>}
        <span className="muted">
          {t(sentAt ? 'order.emailSent' : givenUpAt ? 'order.emailFailed' : 'order.emailWaits')}{' '}
          <When at={sentAt ?? createdAt} />
        </span>
      </p>
      <ActionList data={data} id={id} actions={actions} />
    </li>
  );
}
