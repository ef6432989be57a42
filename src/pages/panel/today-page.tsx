import type { ReactNode } from 'react';
import { ordersAddress } from '#contract/panel/orders-query.ts';
import { panelLinks } from '#contract/panel/panel-links.ts';
import { type PanelWords, usePanel } from '#ui/panel/panel-view.tsx';
import { StateWord } from '#ui/panel/state-word.tsx';
import { When } from '#ui/panel/when.tsx';
import { written } from './orders-page.tsx';
import type { PanelPage } from './panel-page.ts';
import { SampleOrders } from './sample-orders.tsx';

const VIEWS = ['to_pay', 'to_pack', 'to_send', 'late'] as const;
type SalesView = { orders: number; worth: string };

/** What the page shows: what somebody may not see is not there. */
export type TodayView = {
  orders?: Partial<Record<(typeof VIEWS)[number], number>>;
  answers?: number;
  deadlines?: readonly { id: number; number: string; payBy: Date | null }[];
  failedEmails?: { count: number };
  failedRefunds?: number;
  short?: readonly { sizeId: number; product: string; size: string; quantity: number }[];
  sales?: { today: SalesView; lastWeek: SalesView };
  /** Whether the demo's orders may be asked for. */
  hasSamples?: boolean;
};

export const todayPage = ({ t, ...day }: TodayView & { t: PanelWords }): PanelPage => ({
  ...{ title: t('today.title'), here: 'today' },
  content: <Day {...day} />,
});

function Day({ hasSamples = false, ...day }: TodayView) {
  const { orders, answers, deadlines, failedEmails, failedRefunds, short, sales } = day;
  const { t } = usePanel();
  const parts = [
    deadlines && <Deadlines key="deadlines" deadlines={deadlines} />,
    (failedEmails || failedRefunds !== undefined) && (
      <Trouble key="trouble" emails={failedEmails?.count ?? 0} refunds={failedRefunds ?? 0} />
    ),
    short && <Short key="short" short={short} />,
    sales && <Sales key="sales" {...sales} />,
  ].filter(Boolean);
  const isEmpty = parts.length === 0 && !orders && answers === undefined;
  if (isEmpty) return <p className="empty">{t('today.nothing')}</p>;
  return (
    <div className="today" data-live-part="today">
      {hasSamples && <SampleOrders />}
      <ul className="tiles" aria-label={t('today.work')}>
        {orders &&
          VIEWS.map((view) => (
            <Tile
              key={view}
              href={ordersAddress({ view })}
              count={written(t, orders[view] ?? 0)}
              text={t(`today.${view}`)}
              isBad={view === 'late' && (orders[view] ?? 0) > 0}
            />
          ))}
        {answers !== undefined && (
          <Tile href={panelLinks.messages} count={String(answers)} text={t('today.answers')} />
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

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="sheet">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Deadlines({ deadlines }: { deadlines: NonNullable<TodayView['deadlines']> }) {
  const { t } = usePanel();
  return (
    <Part title={t('today.deadlines')}>
      {deadlines.length === 0 && <p className="muted">{t('today.noDeadlines')}</p>}
      <ul className="lines">
        {deadlines.map(({ id, number, payBy }) => (
          <li key={id}>
            <a href={panelLinks.order(number)}>{number}</a> {payBy && <When at={payBy} exact />}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Trouble({ emails, refunds }: { emails: number; refunds: number }) {
  const { t } = usePanel();
  return (
    <Part title={t('today.trouble')}>
      {emails + refunds === 0 && <p className="muted">{t('today.noTrouble')}</p>}
      {emails > 0 && (
        <p>
          <StateWord kind="bad">{t('today.failedEmails', { n: emails })}</StateWord>
        </p>
      )}
      {refunds > 0 && (
        <p>
          <a href={ordersAddress({ view: 'refunds' })}>{t('today.failedRefunds', { n: refunds })}</a>
        </p>
      )}
    </Part>
  );
}

function Short({ short }: { short: NonNullable<TodayView['short']> }) {
  const { t, locale } = usePanel();
  if (short.length === 0)
    return (
      <Part title={t('today.short')}>
        <p className="muted">{t('today.noShort')}</p>
      </Part>
    );
  return (
    <Part title={t('today.short')}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t('today.product')}</th>
            <th scope="col" className="number">
              {t('today.left')}
            </th>
          </tr>
        </thead>
        <tbody>
          {short.map(({ sizeId, product, size, quantity }) => (
            <tr key={sizeId}>
              <th scope="row">{[product, size].filter(Boolean).join(', ')}</th>
              <td className="number" data-label={t('today.left')}>
                {new Intl.NumberFormat(locale).format(quantity)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
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
