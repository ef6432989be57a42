import { isYes } from '#contract/form/yes.ts';
import { panelLinks } from '#contract/panel/panel-links.ts';
import { messageViewOf } from '#domain/contact/message-state.ts';
import { messagesPage } from '#pages/panel/message-list.tsx';
import { ANSWER, messagePage, NOTE } from '#pages/panel/message-pages.tsx';
import { readId } from '#server/request/query.ts';
import type { Shop } from '#server/shop.ts';
import type { MessageOutcome } from '#shop/contact/answer-message.ts';
import type { PanelKey } from '#texts/panel/panel-texts.ts';
import type { FormState } from '#ui/form/form-state.ts';
import type { PanelContext } from './panel-context.ts';
import type { FormProblem, GoOn, PanelRoutes } from './panel-routes.ts';

/** What is written to the shop, and what it answers. */
export function messageRoutes(
  panel: PanelRoutes,
  { backOffice: { messages } }: Pick<Shop, 'backOffice'>,
): void {
  panel.page({ path: '/messages', needs: 'message.read' }, async ({ t, actor, asked }) => {
    const view = messageViewOf(asked('view'));
    const before = readId(asked('before')) || undefined;
    const { rows, older } = await messages.list(actor, { view, before });
    return messagesPage({
      ...{ t, view, open: await messages.countOpen(actor), messages: rows },
      older: older === undefined ? undefined : `${panelLinks.messages}?view=${view}&before=${older}`,
    });
  });

  const show = async (context: PanelContext, state?: FormState) => {
    const found = await messages.find(context.actor, context.id);
    return found && messagePage({ t: context.t, notice: context.notice(), state, ...found });
  };
  panel.page({ path: '/messages/:id', needs: 'message.read' }, show);

  panel.formTarget({
    ...{ path: '/messages/:id/answer', needs: 'message.answer', fields: () => ANSWER, page: show },
    take: async ({ answer = '', version = '' }, context) => {
      const given = { id: context.id, text: answer.trim(), version: readId(version) };
      return done(context, await messages.answer(context.actor, given), 'message.sent');
    },
  });

  panel.formTarget({
    ...{ path: '/messages/:id/note', needs: 'message.answer', fields: () => NOTE, page: show },
    take: async ({ note = '' }, context) => {
      const given = { id: context.id, text: note.trim() };
      return done(context, await messages.note(context.actor, given), 'message.noted');
    },
  });

  panel.button({ path: '/messages/:id/done', needs: 'message.answer' }, async (context) => {
    const isDone = isYes(context.sent('done'));
    const outcome = await messages.setDone(context.actor, context.id, isDone);
    return outcome.ok ? backTo(context, isDone ? 'message.nowDone' : 'message.nowOpen') : undefined;
  });
}

function done(
  context: PanelContext,
  outcome: MessageOutcome,
  said: PanelKey,
): GoOn | FormProblem | undefined {
  if (outcome.ok) return backTo(context, said);
  switch (outcome.problem) {
    case 'missing':
      return undefined;
    case 'changed':
      return { message: context.t('message.changed'), status: 409 };
    case 'no_address':
      return { message: context.t('message.noAddress') };
  }
}

const backTo = ({ id, t }: PanelContext, said: PanelKey): GoOn => ({
  ...{ goOn: panelLinks.message(id), notice: { kind: 'success', text: t(said) } },
});
