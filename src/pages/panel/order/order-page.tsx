import { panelLinks } from '#contract/panel/panel-links.ts';
import type { OrderAction } from '#domain/order/actions.ts';
import type { OfferedAction } from '#domain/order/allowed-actions.ts';
import { nextStepOf } from '#domain/order/next-step.ts';
import { isOffered, isOfferedOn, isSelfEvident } from '#domain/order/offered.ts';
import { formatDate } from '#domain/page/date.ts';
import { refundDaysLeft } from '#domain/withdrawal/refund-deadline.ts';
import type { PanelNotice, PanelPage } from '#pages/panel/panel-page.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { DaysLeft } from '#ui/panel/days-left.tsx';
import { type PanelWords, usePanel } from '#ui/panel/panel-view.tsx';
import { When } from '#ui/panel/when.tsx';
import { ActionForm, ActionList } from './action-form.tsx';
import { KEY, VERSION, WAS } from './field-names.ts';
import { OrderAside } from './order-aside.tsx';
import { OrderComplaints, PromisedMoney } from './order-complaints.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderParcels } from './order-parcels.tsx';
import { OrderReturns } from './order-returns.tsx';
import type { OrderPageData } from './order-view.ts';
import { MoneyWord, StageWord } from './order-words.tsx';
import { RefundTrouble } from './refund-trouble.tsx';

type Words = { t: PanelWords; notice?: PanelNotice | undefined; list: string };

/** An order on one screen: what it is, what it waits for, and all that may be done with it. */
export const orderPage = ({ t, notice, list }: Words, data: OrderPageData): PanelPage => ({
  ...{ title: t('order.title', { number: data.order.number }), here: 'orders', notice },
  object: `order:${data.order.number}`,
  up: { href: list, text: t('menu.orders') },
  content: <OrderScreen {...data} next={nextOf(data)} />,
});

const nextOf = ({ order, withdrawals, mayHandle, promised }: OrderPageData) =>
  nextStepOf({
    ...order,
    isMoneyPromised: promised !== undefined,
    withdrawals: mayHandle
      ? withdrawals.map(({ id, handledAt }) => ({ id, isHandled: handledAt !== null }))
      : [],
  });

function OrderScreen(data: OrderPageData) {
  const { t, language } = usePanel();
  const { order } = data;
  const { stage, money, held, createdAt, actions, note } = order;
  return (
    <>
      <GoneForm {...data} />
      <p className="facts">
        <StageWord stage={stage} />
        {money && <MoneyWord state={money.state} />}
        <span>
          {t('order.placedAt')}: <When at={createdAt} />
        </span>
      </p>
      {held !== null && <p className="order__held">{t('order.heldWhy', { why: held })}</p>}
      {order.serviceFrom && (
        <p className="order__held">
          {t('order.serviceFrom', { date: formatDate(order.serviceFrom, language) })}
        </p>
      )}
      {note && (
        <p className="order__held">
          {t('order.shopperNote')}: {note}
        </p>
      )}
      {data.withdrawals.map(({ number, confirmedAt, handledAt }) => (
        <p key={number} className="order__held">
          <a href={panelLinks.returns}>{t('withdrawals.one', { number })}</a>, <When at={confirmedAt} />
          {handledAt && `, ${t('withdrawals.handled')}`}
        </p>
      ))}
      {!isAboutRefund(data) && <RefundTrouble {...data} />}
      <OrderComplaints {...data} />
      <div className="order">
        <div className="order__main">
          <NextStep {...data} />
          <OrderLines {...data} />
          <OrderParcels {...data} />
          <OrderReturns {...data} />
          <OrderHistory {...data} />
        </div>
        <div className="order__aside">
          <OrderAside {...data} />
          {actions.some(isMore) && (
            <section className="sheet">
              <h2>{t('order.more')}</h2>
              <ActionList data={data} actions={actions} without={ELSEWHERE} />
            </section>
          )}
        </div>
      </div>
    </>
  );
}

/** What was sent and cannot be done any more: why, and what was typed, so that nothing is lost. */
function GoneForm({ order, open }: OrderPageData) {
  const { t } = usePanel();
  if (!open || isOfferedOn(order, open.action, open.id)) return null;
  const { message, values = {} } = open.state;
  const typed = Object.entries(values).filter(
    ([name, value]) => name !== VERSION && name !== KEY && name !== WAS && value,
  );
  return (
    <Notice kind="error">
      {message ?? t('order.gone')}{' '}
      {typed.length > 0 && t('order.typed', { text: typed.map(([, value]) => value).join(', ') })}
    </Notice>
  );
}

/** What stands beside what it changes. */
const ELSEWHERE = [
  ...(['edit_lines', 'add_line', 'edit_address', 'edit_contact', 'edit_delivery'] as const),
  ...(['record_payment', 'ask_refund', 'refund_lines', 'refund_whole'] as const),
  ...(['open_return', 'note', 'start_parcel', 'start_unpaid'] as const),
];

const isMore = (one: OfferedAction<OrderAction>) =>
  !(ELSEWHERE as readonly string[]).includes(one.action) && (isOffered(one) || !isSelfEvident(one));

function NextStep(data: OrderPageData) {
  const { t } = usePanel();
  const { next } = data;
  return (
    <section className="sheet order__next">
      <h2>{t('order.next')}</h2>
      {isAboutRefund(data) && <RefundTrouble {...data} />}
      {isRefund(next) && <PromisedMoney {...data} />}
      {next?.action === 'withdrawal' ? (
        <StatedWithdrawal {...data} id={next.id} />
      ) : next ? (
        <>
          <ActionForm data={data} action={next.action} id={'id' in next ? next.id : 0} isNext />
          {isLookedUp(data) && (
            <ActionForm data={data} action="fail_refund" id={data.order.money?.trouble?.id ?? 0} />
          )}
        </>
      ) : (
        <p className="muted">{t('order.nextNone')}</p>
      )}
    </section>
  );
}

/** Whether the next step is about the refund that did not go back; otherwise that is said above all, to whoever may see money. */
const isAboutRefund = ({ next }: OrderPageData) =>
  next?.action === 'ask_refund' || next?.action === 'confirm_refund';

/** A refund that somebody looks up went back or did not: both answers stand side by side. */
const isLookedUp = ({ next, order }: OrderPageData) =>
  next?.action === 'confirm_refund' && order.money?.trouble?.what === 'unclear';

const isRefund = (next: OrderPageData['next']) =>
  next?.action === 'refund_lines' || next?.action === 'refund_whole';

/** What a statement means is for people to see: it leads to where it is seen to. */
function StatedWithdrawal({ withdrawals, id }: OrderPageData & { id: number }) {
  const { t, now, timeZone } = usePanel();
  const stated = withdrawals.find((one) => one.id === id);
  if (!stated) return null;
  return (
    <>
      <p>{t('order.nextWithdrawal', { number: stated.number })}</p>
      <p className="facts">
        <DaysLeft left={refundDaysLeft(stated.confirmedAt, now, timeZone)} />
        <a href={panelLinks.returns}>{t('withdrawals.one', { number: stated.number })}</a>
      </p>
    </>
  );
}
