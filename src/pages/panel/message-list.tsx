import type { Language } from '#contract/language.ts';
import { panelLinks } from '#contract/panel/panel-links.ts';
import { MESSAGE_VIEWS, type MessageView, messageState } from '#domain/contact/message-state.ts';
import { KeysetPager } from '#ui/panel/keyset-pager.tsx';
import { type PanelWords, usePanel } from '#ui/panel/panel-view.tsx';
import { type StateKind, StateWord } from '#ui/panel/state-word.tsx';
import { ViewTabs } from '#ui/panel/view-tabs.tsx';
import { When } from '#ui/panel/when.tsx';
import type { PanelPage } from './panel-page.ts';

export type Message = {
  id: number;
  name: string;
  contact: string;
  email: string | null;
  language: Language;
  subject: string;
  text: string;
  place: string | null;
  callDays: string | null;
  version: number;
  writtenAt: Date;
  answeredAt: Date | null;
  doneAt: Date | null;
};
const STATES: Record<MessageView, StateKind> = { open: 'wait', answered: 'going', done: 'done' };

type List = {
  t: PanelWords;
  view: MessageView;
  open: number;
  messages: readonly Message[];
  older?: string | undefined;
};

export const messagesPage = ({ t, view, open, messages, older }: List): PanelPage => ({
  ...{ title: t('messages.title'), lead: t('messages.lead'), here: 'messages' },
  content: (
    <>
      <ViewTabs
        label={t('messages.views')}
        tabs={MESSAGE_VIEWS.map((one) => ({
          ...{ key: one, href: `${panelLinks.messages}?view=${one}`, text: t(`messages.view.${one}`) },
          ...{ isHere: one === view, ...(one === 'open' && { count: String(open) }) },
        }))}
      />
      {messages.length === 0 ? (
        <p className="empty">{t(`messages.empty.${view}`)}</p>
      ) : (
        <MessageTable messages={messages} />
      )}
      <KeysetPager older={older} />
    </>
  ),
});

/** Messages in rows, each of which leads to its own page. */
export function MessageTable({ messages }: { messages: readonly Message[] }) {
  const { t } = usePanel();
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">{t('messages.subject')}</th>
          <th scope="col">{t('messages.from')}</th>
          <th scope="col">{t('messages.written')}</th>
          <th scope="col">{t('messages.state')}</th>
        </tr>
      </thead>
      <tbody>
        {messages.map((message) => (
          <tr key={message.id}>
            <th scope="row">
              <a href={panelLinks.message(message.id)}>{message.subject}</a>
            </th>
            <td data-label={t('messages.from')}>{message.name}</td>
            <td data-label={t('messages.written')}>
              <When at={message.writtenAt} />
            </td>
            <td data-label={t('messages.state')}>
              <MessageState message={message} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function MessageState({ message }: { message: Message }) {
  const { t } = usePanel();
  const state = messageState(message);
  return <StateWord kind={STATES[state]}>{t(`messages.state.${state}`)}</StateWord>;
}
