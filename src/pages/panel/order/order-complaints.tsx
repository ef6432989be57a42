import { panelLinks } from '#contract/panel/panel-links.ts';
import { refundDaysLeft } from '#domain/withdrawal/refund-deadline.ts';
import { AwaitsAnswer, ComplaintState } from '#pages/panel/complaints/complaints-page.tsx';
import { DaysLeft } from '#ui/panel/days-left.tsx';
import { usePanel } from '#ui/panel/panel-view.tsx';
import type { OrderPageData } from './order-view.ts';

/** What was complained about, and how that stands. */
export function OrderComplaints({ complaints }: Pick<OrderPageData, 'complaints'>) {
  const { t } = usePanel();
  return complaints.map((complaint) => (
    <p key={complaint.id} className="order__held facts">
      <a href={panelLinks.complaint(complaint.id)}>{t('complaint.title', { number: complaint.number })}</a>
      <span>{complaint.product}</span>
      <ComplaintState complaint={complaint} />
      <AwaitsAnswer since={complaint.awaitsAnswerSince} />
    </p>
  ));
}

/** For which complaint money was promised, and how long there is to give it back. */
export function PromisedMoney({ complaints, promised }: OrderPageData) {
  const { t, now, timeZone } = usePanel();
  if (!promised) return null;
  const number = promised.complaint;
  const known = complaints.find((one) => one.number === number);
  return (
    <>
      <p>{t('order.nextComplaint', { number })}</p>
      <p className="facts">
        <DaysLeft left={refundDaysLeft(promised.since, now, timeZone)} />
        {known && <a href={panelLinks.complaint(known.id)}>{t('complaint.title', { number })}</a>}
      </p>
    </>
  );
}
