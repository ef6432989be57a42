import { yesIf } from '#contract/form/yes.ts';
import { panelLinks } from '#contract/panel/panel-links.ts';
import type { ReturnReason } from '#domain/order/order-facts.ts';
import type { ReturnState } from '#domain/order/return-state.ts';
import { refundDaysLeft } from '#domain/withdrawal/refund-deadline.ts';
import { DaysLeft } from '#ui/panel/days-left.tsx';
import { KeysetPager } from '#ui/panel/keyset-pager.tsx';
import { OneButton } from '#ui/panel/one-button.tsx';
import { type PanelWords, usePanel } from '#ui/panel/panel-view.tsx';
import { StateWord } from '#ui/panel/state-word.tsx';
import { ViewTabs } from '#ui/panel/view-tabs.tsx';
import { When } from '#ui/panel/when.tsx';
import { ReturnWord } from './order/order-words.tsx';
import type { PanelNotice, PanelPage } from './panel-page.ts';

export const RETURN_VIEWS = ['open', 'handled'] as const;
export type ReturnView = (typeof RETURN_VIEWS)[number];

export type WithdrawalRow = {
  id: number;
  number: string;
  name: string;
  orderNumber: string;
  order: string | null;
  email?: string;
  items: string;
  confirmedAt: Date;
  handledAt: Date | null;
};
export type ReturnRow = {
  id: number;
  order: string;
  state: ReturnState;
  reason: ReturnReason;
  announcedAt: Date;
};

type Data = {
  t: PanelWords;
  notice: PanelNotice | undefined;
  view: ReturnView;
  withdrawals: readonly WithdrawalRow[];
  returns: readonly ReturnRow[];
  older?: string | undefined;
  /** A statement that somebody wanted to put away before its money was back. */
  unpaid?: number | undefined;
};

/** What comes back, and whose money is due when. */
export const returnsPage = ({ t, notice, view, withdrawals, returns, older, unpaid }: Data): PanelPage => ({
  ...{ title: t('returns.title'), lead: t('returns.lead'), here: 'returns', notice },
  content: (
    <>
      <ViewTabs
        label={t('returns.views')}
        tabs={RETURN_VIEWS.map((one) => ({
          ...{ key: one, href: `${panelLinks.returns}?view=${one}`, text: t(`returns.view.${one}`) },
          isHere: one === view,
        }))}
      />
      <h2>{t('returns.withdrawals')}</h2>
      {withdrawals.length === 0 ? (
        <p className="empty">{t(view === 'open' ? 'returns.noWithdrawals' : 'returns.noHandled')}</p>
      ) : (
        <Withdrawals rows={withdrawals} unpaid={unpaid} />
      )}
      <KeysetPager older={older} />
      {view === 'open' && (
        <>
          <h2>{t('returns.coming')}</h2>
          {returns.length === 0 ? (
            <p className="empty">{t('returns.noneComing')}</p>
          ) : (
            <Returns rows={returns} />
          )}
        </>
      )}
    </>
  ),
});

function Withdrawals({ rows, unpaid }: { rows: readonly WithdrawalRow[]; unpaid: number | undefined }) {
  const { t, may } = usePanel();
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">{t('returns.number')}</th>
          <th scope="col">{t('returns.left')}</th>
          <th scope="col">{t('returns.order')}</th>
          <th scope="col">{t('returns.who')}</th>
          <th scope="col">{t('returns.what')}</th>
          <th scope="col">{t('returns.came')}</th>
          {may('return.open') && <th scope="col">{t('returns.state')}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Withdrawal key={row.id} row={row} isUnpaid={row.id === unpaid} />
        ))}
      </tbody>
    </table>
  );
}

type OfOne = { row: WithdrawalRow; isUnpaid: boolean };

function Withdrawal({ row, isUnpaid }: OfOne) {
  const { t, may } = usePanel();
  const { number, name, order, orderNumber, email, items, confirmedAt } = row;
  return (
    <tr>
      <th scope="row">{number}</th>
      <td data-label={t('returns.left')}>
        <Left row={row} />
      </td>
      <td data-label={t('returns.order')}>
        {order ? <a href={panelLinks.order(order)}>{order}</a> : orderNumber}
        {!order && <span className="order__codes muted">{t('returns.unknownOrder')}</span>}
      </td>
      <td data-label={t('returns.who')}>
        {name}
        {email && (
          <>
            {' '}
            <a href={`mailto:${email}`}>{email}</a>
          </>
        )}
      </td>
      <td data-label={t('returns.what')}>{items || t('returns.whole')}</td>
      <td data-label={t('returns.came')}>
        <When at={confirmedAt} exact />
      </td>
      {may('return.open') && (
        <td>
          <HandledForm row={row} isUnpaid={isUnpaid} />
        </td>
      )}
    </tr>
  );
}

function Left({ row: { confirmedAt, handledAt } }: { row: WithdrawalRow }) {
  const { t, now, timeZone } = usePanel();
  if (handledAt) return <StateWord kind="done">{t('withdrawals.handled')}</StateWord>;
  return <DaysLeft left={refundDaysLeft(confirmedAt, now, timeZone)} />;
}

function HandledForm({ row: { id, number, handledAt }, isUnpaid }: OfOne) {
  const { t } = usePanel();
  return (
    <OneButton
      action={panelLinks.withdrawalHandled(id)}
      text={t(handledAt ? 'returns.reopen' : isUnpaid ? 'returns.handleUnpaid' : 'returns.handle')}
      label={isUnpaid ? `${t('returns.handleUnpaid')}: ${number}` : undefined}
      fields={{ handled: yesIf(handledAt === null), even: yesIf(isUnpaid) }}
    />
  );
}

function Returns({ rows }: { rows: readonly ReturnRow[] }) {
  const { t } = usePanel();
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">{t('returns.order')}</th>
          <th scope="col">{t('returns.state')}</th>
          <th scope="col">{t('returns.reason')}</th>
          <th scope="col">{t('returns.came')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, order, state, reason, announcedAt }) => (
          <tr key={id}>
            <th scope="row">
              <a href={panelLinks.order(order)}>{order}</a>
            </th>
            <td data-label={t('returns.state')}>
              <ReturnWord state={state} />
            </td>
            <td data-label={t('returns.reason')}>{t(`order.returnReason.${reason}`)}</td>
            <td data-label={t('returns.came')}>
              <When at={announcedAt} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
