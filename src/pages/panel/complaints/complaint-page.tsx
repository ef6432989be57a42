import { panelLinks } from '#contract/panel/panel-links.ts';
import type { PanelNotice, PanelPage } from '#pages/panel/panel-page.ts';
import { Said } from '#pages/panel/said.tsx';
import type { FormState } from '#ui/form/form-state.ts';
import { PanelForm } from '#ui/panel/panel-form.tsx';
import { type PanelWords, usePanel } from '#ui/panel/panel-view.tsx';
import { ComplaintFacts, ComplaintFiles } from './complaint-facts.tsx';
import { answerFields, COMPLAINT_NOTE, decisionFields } from './complaint-fields.ts';
import type { ComplaintForms, WholeComplaint } from './complaint-view.ts';
import { AwaitsAnswer, ComplaintState } from './complaints-page.tsx';

type Shown = { t: PanelWords; notice: PanelNotice | undefined; forms: ComplaintForms };

/** A complaint on one screen: what is wrong, what was said, and what may be done. */
export const complaintPage = ({ t, notice, forms }: Shown, whole: WholeComplaint): PanelPage => ({
  ...{ title: t('complaint.title', { number: whole.complaint.number }), here: 'complaints', notice },
  object: `complaint:${whole.complaint.id}`,
  up: { href: panelLinks.complaints, text: t('complaints.title') },
  content: <Complaint {...whole} forms={forms} />,
});

const SAID_BY = {
  answer: 'complaint.answerBy',
  note: 'complaint.noteBy',
  decision: 'complaint.decisionBy',
} as const;

const LOOKS = { answer: 'answer', decision: 'answer', note: 'note', client: 'client' } as const;

function Complaint({ complaint, files, replies, forms }: WholeComplaint & { forms: ComplaintForms }) {
  const { t } = usePanel();
  const { name, clientId, createdAt, description, erasedAt } = complaint;
  const who = `${name} (${t(clientId === null ? 'complaint.guest' : 'complaint.client')})`;
  return (
    <>
      <p className="facts">
        <ComplaintState complaint={complaint} />
        <AwaitsAnswer since={complaint.awaitsAnswerSince} />
        <span>{complaint.product}</span>
      </p>
      {erasedAt && <p className="order__held">{t('complaint.erased')}</p>}
      <div className="order">
        <div className="order__main">
          <section
            className="thread"
            aria-label={t('complaint.thread')}
            data-live-part={`complaint:${complaint.id}`}
          >
            {!erasedAt && <Said who={who} at={createdAt} text={description} kind="client" />}
            {replies.map(({ id, kind, author, text, writtenAt }) => (
              <Said
                key={id}
                who={kind === 'client' ? who : t(SAID_BY[kind], { author })}
                {...{ at: writtenAt, text, kind: LOOKS[kind] }}
              />
            ))}
          </section>
          <Work complaint={complaint} forms={forms} />
        </div>
        <div className="order__aside">
          <ComplaintFacts complaint={complaint} />
          <ComplaintFiles files={files} />
        </div>
      </div>
    </>
  );
}

function Work({ complaint, forms }: Pick<WholeComplaint, 'complaint'> & { forms: ComplaintForms }) {
  const { t, may } = usePanel();
  const { id, status, hasAddress, version } = complaint;
  const stateOf = (state: FormState | undefined): FormState => ({
    ...state,
    values: { ...state?.values, version: String(version) },
  });
  return (
    <>
      {may('complaint.decide') && status === 'received' && (
        <section className="sheet">
          <h2>{t('complaint.decide')}</h2>
          <PanelForm
            action={panelLinks.complaintDecide(id)}
            fields={decisionFields(t)}
            state={stateOf(forms.decision)}
            send="complaint.decideSend"
          />
        </section>
      )}
      {may('complaint.answer') && (
        <>
          {hasAddress && (
            <section className="sheet">
              <h2>{t('complaint.answer')}</h2>
              <PanelForm
                action={panelLinks.complaintAnswer(id)}
                fields={answerFields(status !== 'received')}
                state={stateOf(forms.answer)}
                send="complaint.send"
              />
            </section>
          )}
          <section className="sheet">
            <h2>{t('complaint.note')}</h2>
            <PanelForm
              action={panelLinks.complaintNote(id)}
              fields={COMPLAINT_NOTE}
              send="complaint.noteSave"
            />
          </section>
        </>
      )}
    </>
  );
}
