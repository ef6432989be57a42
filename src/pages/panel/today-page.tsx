import { ordersAddress } from '#contract/panel/orders-query.ts';
import { panelLinks } from '#contract/panel/panel-links.ts';
import { refundDaysLeft } from '#domain/withdrawal/refund-deadline.ts';
import { DaysLeft } from '#ui/panel/days-left.tsx';
import { type PanelWords, usePanel } from '#ui/panel/panel-view.tsx';
import { When } from '#ui/panel/when.tsx';
import { written } from './orders-page.tsx';
import type { PanelPage } from './panel-page.ts';
import { SampleOrders, type SamplesView } from './sample-orders.tsx';
import { Part } from './today-part.tsx';
import { Short, type ShortView } from './today-short.tsx';
import { Trouble, type TroublesView } from './today-trouble.tsx';

const VIEWS = ['to_pay', 'to_pack', 'to_send', 'late'] as const;
type SalesView = { orders: number; worth: string };

/** What the page shows: what somebody may not see is not there. */
export type TodayView = TroublesView & {
  orders?: Partial<Record<(typeof VIEWS)[number], number>>;
  answers?: number;
  complaints?: number;
  withdrawals?: {
    count: number;
    rows: readonly { id: number; number: string; order: string | null; confirmedAt: Date }[];
  };
  deadlines?: { count: number; rows: readonly { id: number; number: string; payBy: Date | null }[] };
  /** Money to be given back; `amount` as it is written. */
  owed?: { count: number; rows: readonly { id: number; number: string; amount: string; since: Date }[] };
  short?: ShortView;
  sales?: { today: SalesView; lastWeek: SalesView };
  samples?: SamplesView | undefined;
};

export const todayPage = ({ t, ...day }: TodayView & { t: PanelWords }): PanelPage => ({
  ...{ title: t('today.title'), here: 'today' },
  ...(day.samples?.progress && { refreshSeconds: 2 }),
  content: <Day {...day} />,
});

function Day({ samples, ...day }: TodayView) {
  const { orders, answers, deadlines, failedEmails, failedRefunds, refusedPayments } = day;
  const { deafWebhooks, endingCertificates, short, sales, owed } = day;
  const { t, may } = usePanel();
  const parts = [
    day.withdrawals && <Withdrawals key="withdrawals" {...day.withdrawals} />,
    deadlines && <Deadlines key="deadlines" {...deadlines} />,
    owed && <Owed key="owed" {...owed} />,
    (failedEmails !== undefined || failedRefunds || deafWebhooks) && (
      <Trouble
        key="trouble"
        {...{ failedEmails, failedRefunds, refusedPayments, deafWebhooks, endingCertificates }}
      />
    ),
    short && <Short key="short" {...short} />,
    sales && <Sales key="sales" {...sales} />,
  ].filter(Boolean);
  const isEmpty = parts.length === 0 && !orders && answers === undefined;
  if (isEmpty) return <p className="empty">{t('today.nothing')}</p>;
  return (
    <div className="today" data-live-part="today">
      {samples && <SampleOrders {...samples} />}
      <ul className="tiles" aria-label={t('today.work')}>
        {orders &&
          VIEWS.filter((view) => orders[view] !== undefined).map((view) => (
            <Tile
              key={view}
              href={may('order.read') ? ordersAddress({ view }) : panelLinks.packing}
              count={written(t, orders[view] ?? 0)}
              text={t(`today.${view}`)}
              isBad={view === 'late' && (orders[view] ?? 0) > 0}
            />
          ))}
        {answers !== undefined && (
          <Tile href={panelLinks.messages} count={String(answers)} text={t('today.answers')} />
        )}
        {day.complaints !== undefined && (
          <Tile
            href={`${panelLinks.complaints}?view=answer`}
            count={String(day.complaints)}
            text={t('today.complaints')}
          />
        )}
      </ul>
      <div className="columns">{parts}</div>
    </div>
  );
}

type OneTile = { href: string; count: string; text: string; isBad?: boolean };

function Tile({ href, count, text, isBad = false }: OneTile) {
  return (
    <li>
      <a className={isBad ? 'tile tile--bad' : 'tile'} href={href}>
        <span className="tile__count">{count}</span> <span>{text}</span>
      </a>
    </li>
  );
}

function Deadlines({ count, rows }: NonNullable<TodayView['deadlines']>) {
  const { t } = usePanel();
  return (
    <Part title={t('today.deadlines')}>
      {count === 0 && <p className="muted">{t('today.noDeadlines')}</p>}
      <ul className="lines">
        {rows.map(({ id, number, payBy }) => (
          <li key={id}>
            <a href={panelLinks.order(number)}>{number}</a> {payBy && <When at={payBy} exact />}
          </li>
        ))}
      </ul>
      {count > rows.length && (
        <p>
          <a href={ordersAddress({ view: 'lapsing' })}>{t('today.allDeadlines', { n: count })}</a>
        </p>
      )}
    </Part>
  );
}

/** How long there is to give back the money of each contract that was withdrawn from. */
function Withdrawals({ count, rows }: NonNullable<TodayView['withdrawals']>) {
  const { t, now, timeZone } = usePanel();
  return (
    <Part title={t('today.withdrawals')}>
      {count === 0 && <p className="muted">{t('today.noWithdrawals')}</p>}
      <ul className="lines">
        {rows.map(({ id, number, order, confirmedAt }) => (
          <li key={id} className="facts">
            <a href={panelLinks.returns}>{number}</a> {order && <a href={panelLinks.order(order)}>{order}</a>}{' '}
            <DaysLeft left={refundDaysLeft(confirmedAt, now, timeZone)} />
          </li>
        ))}
      </ul>
      {count > rows.length && (
        <p>
          <a href={panelLinks.returns}>{t('today.allWithdrawals', { n: count })}</a>
        </p>
      )}
    </Part>
  );
}

function Owed({ count, rows }: NonNullable<TodayView['owed']>) {
  const { t, now, timeZone } = usePanel();
  return (
    <Part title={t('today.owed')}>
      {count === 0 && <p className="muted">{t('today.noOwed')}</p>}
      <ul className="lines">
        {rows.map(({ id, number, amount, since }) => (
          <li key={id} className="facts">
            <a href={panelLinks.order(number)}>{number}</a> <strong>{amount}</strong>{' '}
            <DaysLeft left={refundDaysLeft(since, now, timeZone)} />
          </li>
        ))}
      </ul>
      {count > rows.length && (
        <p>
          <a href={ordersAddress({ view: 'owed' })}>{t('today.allOwed', { n: count })}</a>
        </p>
      )}
    </Part>
  );
}

function Sales({ today, lastWeek }: NonNullable<TodayView['sales']>) {
  const { t } = usePanel();
  const lines = [
    { ...today, title: t('today.salesToday') },
    { ...lastWeek, title: t('today.salesLastWeek') },
  ];
  return (
    <Part title={t('today.sales')}>
      <dl className="sales">
        {lines.map(({ title, worth, orders }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              <strong>{worth}</strong> <span className="muted">{t('today.orders', { n: orders })}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}
