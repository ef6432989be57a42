import { panelLinks } from '#contract/panel/panel-links.ts';
import { COMPLAINT_RESULTS, COMPLAINT_VIEWS } from '#domain/complaints/complaint.ts';
import { answerFields, COMPLAINT_NOTE, decisionFields } from '#pages/panel/complaints/complaint-fields.ts';
import { complaintPage } from '#pages/panel/complaints/complaint-page.tsx';
import type { ComplaintForms } from '#pages/panel/complaints/complaint-view.ts';
import { complaintsPage } from '#pages/panel/complaints/complaints-page.tsx';
import { readId } from '#server/request/query.ts';
import type { Shop } from '#server/shop.ts';
import type { ComplaintOutcome } from '#shop/complaints/work-on-complaint.ts';
import type { PanelKey } from '#texts/panel/panel-texts.ts';
import type { PanelContext } from './panel-context.ts';
import type { FormProblem, GoOn, PanelRoutes } from './panel-routes.ts';

/** Complaints by their deadline, and what the shop says to each. */
export function complaintRoutes(panel: PanelRoutes, { backOffice }: Pick<Shop, 'backOffice'>): void {
  const desk = backOffice.complaintDesk;

  panel.page({ path: '/complaints', needs: 'complaint.read' }, async ({ t, actor, asked }) => {
    const view = COMPLAINT_VIEWS.find((one) => one === asked('view')) ?? 'open';
    const { rows, next } = await desk.list(actor, { view, after: readId(asked('after')) || undefined });
    return complaintsPage({
      ...{ t, view, complaints: rows },
      next: next === undefined ? undefined : `${panelLinks.complaints}?view=${view}&after=${next}`,
    });
  });

  panel.page({ path: '/complaints/files/:id', needs: 'complaint.read' }, async ({ actor, id }) => {
    const file = await desk.file(actor, id);
    return file && { download: file.name, mime: file.mime, body: file.bytes };
  });

  const show = async (context: PanelContext, forms: ComplaintForms = {}) => {
    const found = await desk.find(context.actor, context.id);
    return found && complaintPage({ t: context.t, notice: context.notice(), forms }, found);
  };
  panel.page({ path: '/complaints/:id', needs: 'complaint.read' }, (context) => show(context));

  panel.formTarget({
    ...{ path: '/complaints/:id/answer', needs: 'complaint.answer', fields: () => answerFields(false) },
    page: (context, answer) => show(context, { ...(answer && { answer }) }),
    take: async ({ answer = '', version = '' }, context) => {
      const given = { id: context.id, text: answer.trim(), version: readId(version) };
      return done(context, await desk.answer(context.actor, given), 'complaint.sent');
    },
  });

  panel.formTarget({
    ...{ path: '/complaints/:id/note', needs: 'complaint.answer', fields: () => COMPLAINT_NOTE },
    page: (context) => show(context),
    take: async ({ note = '' }, context) =>
      done(context, await desk.note(context.actor, { id: context.id, text: note.trim() }), 'complaint.noted'),
  });

  panel.formTarget({
    ...{ path: '/complaints/:id/decide', needs: 'complaint.decide', fields: ({ t }) => decisionFields(t) },
    page: (context, decision) => show(context, { ...(decision && { decision }) }),
    take: async ({ decision, reason = '', version = '' }, context) => {
      const given = {
        ...{ id: context.id, text: reason.trim(), version: readId(version) },
        result: COMPLAINT_RESULTS.find((one) => one === decision) ?? 'accepted',
      };
      return done(context, await desk.decide(context.actor, given), 'complaint.decided');
    },
  });
}

function done(
  { id, t }: PanelContext,
  outcome: ComplaintOutcome,
  said: PanelKey,
): GoOn | FormProblem | undefined {
  if (outcome.ok) return { goOn: panelLinks.complaint(id), notice: { kind: 'success', text: t(said) } };
  if (outcome.problem === 'missing') return undefined;
  const message = t(`complaint.problem.${outcome.problem}`);
  return outcome.problem === 'no_address' ? { message } : { message, status: 409 };
}
