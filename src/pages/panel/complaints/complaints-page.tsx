import { panelLinks } from '#contract/panel/panel-links.ts';
import { answerDaysLeft } from '#domain/complaints/answer-deadline.ts';
import { COMPLAINT_VIEWS, type ComplaintStatus, type ComplaintView } from '#domain/complaints/complaint.ts';
import type { PanelPage } from '#pages/panel/panel-page.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { DaysLeft } from '#ui/panel/days-left.tsx';
import { type PanelWords, usePanel } from '#ui/panel/panel-view.tsx';
import { StateWord } from '#ui/panel/state-word.tsx';
import { ViewTabs } from '#ui/panel/view-tabs.tsx';
import { When } from '#ui/panel/when.tsx';

export type ComplaintRow = {
  id: number;
  number: string;
  product: string;
  status: ComplaintStatus;
  createdAt: Date;
  awaitsAnswerSince: Date | null;
  name: string;
};

type List = {
  t: PanelWords;
  view: ComplaintView;
  complaints: readonly ComplaintRow[];
  next?: string | undefined;
};

/** Complaints by their deadline. */
export const complaintsPage = ({ t, view, complaints, next }: List): PanelPage => ({
  ...{ title: t('complaints.title'), lead: t('complaints.lead'), here: 'complaints' },
  content: (
    <>
      <ViewTabs
        label={t('complaints.views')}
        tabs={COMPLAINT_VIEWS.map((one) => ({
          ...{ key: one, href: `${panelLinks.complaints}?view=${one}`, text: t(`complaints.view.${one}`) },
          isHere: one === view,
        }))}
      />
      {complaints.length === 0 ? (
        <p className="empty">{t(`complaints.empty.${view}`)}</p>
      ) : (
        <Complaints complaints={complaints} />
      )}
      {next && (
        <p>
          <ButtonLink href={next} kind="secondary">
            {t('complaints.next')}
          </ButtonLink>
        </p>
      )}
    </>
  ),
});

function Complaints({ complaints }: Pick<List, 'complaints'>) {
  const { t } = usePanel();
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">{t('complaints.number')}</th>
          <th scope="col">{t('complaints.left')}</th>
          <th scope="col">{t('complaints.product')}</th>
          <th scope="col">{t('complaints.who')}</th>
          <th scope="col">{t('complaints.filed')}</th>
        </tr>
      </thead>
      <tbody>
        {complaints.map((complaint) => (
          <tr key={complaint.id}>
            <th scope="row">
              <a href={panelLinks.complaint(complaint.id)}>{complaint.number}</a>
            </th>
            <td data-label={t('complaints.left')}>
              <ComplaintState complaint={complaint} /> <AwaitsAnswer since={complaint.awaitsAnswerSince} />
            </td>
            <td data-label={t('complaints.product')}>{complaint.product}</td>
            <td data-label={t('complaints.who')}>{complaint.name || '–'}</td>
            <td data-label={t('complaints.filed')}>
              <When at={complaint.createdAt} exact />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Whether the client has written, and since when nobody has answered. */
export function AwaitsAnswer({ since }: { since: Date | null }) {
  const { t } = usePanel();
  if (!since) return null;
  return (
    <span className="facts">
      <StateWord kind="wait">{t('complaints.awaits')}</StateWord> <When at={since} />
    </span>
  );
}

/** How it was decided, or how long there is to decide. */
export function ComplaintState({ complaint }: { complaint: Pick<ComplaintRow, 'status' | 'createdAt'> }) {
  const { t, now, timeZone } = usePanel();
  const { status, createdAt } = complaint;
  if (status !== 'received')
    return (
      <StateWord kind={status === 'accepted' ? 'done' : 'plain'}>
        {t(`complaints.decision.${status}`)}
      </StateWord>
    );
  return <DaysLeft left={answerDaysLeft(createdAt, now, timeZone)} />;
}
