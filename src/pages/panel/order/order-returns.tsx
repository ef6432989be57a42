import { lineName } from '#domain/order/line-name.ts';
import { usePanel } from '#ui/panel/panel-view.tsx';
import { When } from '#ui/panel/when.tsx';
import { ActionList } from './action-form.tsx';
import type { OrderPageData, ReturnView } from './order-view.ts';
import { ReturnWord } from './order-words.tsx';

/** What comes back, or came. */
export function OrderReturns(data: OrderPageData) {
  const { t } = usePanel();
  const { returns, actions } = data.order;
  if (!returns) return null;
  return (
    <section className="sheet">
      <h2>{t('order.returns')}</h2>
      {returns.length === 0 && <p className="muted">{t('order.noReturns')}</p>}
      {returns.map((one) => (
        <Return key={one.id} data={data} found={one} />
      ))}
      <ActionList data={data} actions={actions.filter(({ action }) => action === 'open_return')} />
    </section>
  );
}

function Return({ data, found }: { data: OrderPageData; found: ReturnView }) {
  const { t } = usePanel();
  const { id, state, reason, note, refundDue, announcedAt, lines, actions } = found;
  return (
    <article className="order__part">
      <h3>
        {t('order.return', { n: id })} <ReturnWord state={state} />
      </h3>
      <p className="facts">
        <span>{t(`order.returnReason.${reason}`)}</span>
        <When at={announcedAt} />
      </p>
      {note && <p>{note}</p>}
      <ul>
        {lines.map(({ lineId, quantity, good, damaged, missing }) => {
          const line = data.order.lines.find((one) => one.id === lineId);
          const told = [
            good > 0 && `${t('order.good')}: ${good}`,
            damaged > 0 && `${t('order.damaged')}: ${damaged}`,
            missing > 0 && `${t('order.missingUnits')}: ${missing}`,
          ].filter(Boolean);
          return (
            <li key={lineId}>
              {quantity} × {line && lineName(line)}
              {told.length > 0 && <span className="muted"> ({told.join(', ')})</span>}
              {reason === 'withdrawal' && line?.withdrawalException && (
                <span className="order__codes">{t(`order.noWithdrawal.${line.withdrawalException}`)}</span>
              )}
            </li>
          );
        })}
      </ul>
      {data.order.money && !!refundDue && <p>{t('order.refundDue', { amount: data.money(refundDue) })}</p>}
      <ActionList data={data} id={id} actions={actions} />
    </article>
  );
}
