import { panelLinks } from '#contract/panel/panel-links.ts';
import { MoneyWord, StageWord } from '#pages/panel/order/order-words.tsx';
import { usePanel } from '#ui/panel/panel-view.tsx';
import { When } from '#ui/panel/when.tsx';
import type { TrailView } from './client-view.ts';

/** What somebody has ordered, withdrawn from, complained about and written: the latest first. */
export function PersonTrail({ trail: { orders, withdrawals = [], complaints = [], messages = [] } }: Props) {
  const { t } = usePanel();
  return (
    <>
      {orders && <Orders orders={orders} />}
      <Things
        title={t('client.withdrawals')}
        things={withdrawals.map(({ number, confirmedAt }) => ({
          ...{ href: panelLinks.returns, text: number ?? '', at: confirmedAt },
        }))}
      />
      <Things
        title={t('client.complaints')}
        things={complaints.map(({ id, number, product, createdAt }) => ({
          ...{ href: panelLinks.complaint(id), text: `${number}: ${product}`, at: createdAt },
        }))}
      />
      <Things
        title={t('client.messages')}
        things={messages.map(({ id, subject, writtenAt }) => ({
          ...{ href: panelLinks.message(id), text: subject, at: writtenAt },
        }))}
      />
    </>
  );
}

type Props = { trail: TrailView };

function Orders({ orders }: { orders: NonNullable<TrailView['orders']> }) {
  const { t } = usePanel();
  return (
    <section className="sheet">
      <h2>{t('client.orders')}</h2>
      {orders.length === 0 ? (
        <p className="muted">{t('client.noOrders')}</p>
      ) : (
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{t('client.number')}</th>
              <th scope="col">{t('client.when')}</th>
              <th scope="col">{t('orders.stage')}</th>
              {orders.some(({ money }) => money) && (
                <>
                  <th scope="col">{t('orders.money')}</th>
                  <th scope="col" className="number">
                    {t('orders.total')}
                  </th>
                </>
              )}
            </tr>
          </thead>
          <tbody>
            {orders.map(({ number, createdAt, stage, money }) => (
              <tr key={number}>
                <th scope="row">
                  <a href={panelLinks.order(number)}>{number}</a>
                </th>
                <td data-label={t('client.when')}>
                  <When at={createdAt} />
                </td>
                <td data-label={t('orders.stage')}>
                  <StageWord stage={stage} />
                </td>
                {money && (
                  <>
                    <td data-label={t('orders.money')}>
                      <MoneyWord state={money.state} />
                    </td>
                    <td data-label={t('orders.total')} className="number">
                      {money.total}
                    </td>
                  </>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

type Thing = { href: string; text: string; at: Date | null };

function Things({ title, things }: { title: string; things: readonly Thing[] }) {
  if (things.length === 0) return null;
  return (
    <section className="sheet">
      <h2>{title}</h2>
      <ul>
        {things.map(({ href, text, at }) => (
          <li key={`${href} ${text}`}>
            <a href={href}>{text}</a>
            {at && (
              <>
                , <When at={at} />
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
