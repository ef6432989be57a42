import { yesIf } from '#contract/form/yes.ts';
import type { Language } from '#contract/language.ts';
import { panelLinks } from '#contract/panel/panel-links.ts';
import { MESSAGE_VIEWS, type MessageView, messageState } from '#domain/contact/message-state.ts';
import { Button } from '#ui/button/button.tsx';
import type { FormState } from '#ui/form/form-state.ts';
import { KeysetPager } from '#ui/panel/keyset-pager.tsx';
import type { PanelField } from '#ui/panel/panel-field.ts';
import { CsrfField, PanelForm } from '#ui/panel/panel-form.tsx';
import { type PanelWords, usePanel } from '#ui/panel/panel-view.tsx';
import { type StateKind, StateWord } from '#ui/panel/state-word.tsx';
import { ViewTabs } from '#ui/panel/view-tabs.tsx';
import { When } from '#ui/panel/when.tsx';
import type { PanelNotice, PanelPage } from './panel-page.ts';

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
export type Reply = { id: number; kind: 'answer' | 'note'; text: string; author: string; writtenAt: Date };

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
        <Messages messages={messages} />
      )}
      <KeysetPager older={older} />
    </>
  ),
});

function Messages({ messages }: { messages: readonly Message[] }) {
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
              <State message={message} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function State({ message }: { message: Message }) {
  const { t } = usePanel();
  const state = messageState(message);
  return <StateWord kind={STATES[state]}>{t(`messages.state.${state}`)}</StateWord>;
}

const LONGEST = 10_000;
export const ANSWER: PanelField[] = [
  {
    ...{
      name: 'answer',
      type: 'text',
      label: 'message.answerText',
      hint: 'message.answerHint',
      required: true,
    },
    ...{ maxLength: LONGEST, lines: 8 },
  },
  { name: 'version', type: 'text', label: 'message.answerText', required: true, isHidden: true },
];
export const NOTE: PanelField[] = [
  { name: 'note', type: 'text', label: 'message.noteText', required: true, maxLength: LONGEST, lines: 3 },
];

type Whole = {
  t: PanelWords;
  notice?: PanelNotice | undefined;
  state?: FormState | undefined;
  message: Message;
  replies: readonly Reply[];
  others: readonly Message[];
};

export const messagePage = ({ t, notice, ...whole }: Whole): PanelPage => ({
  ...{ title: whole.message.subject, here: 'messages', notice },
  up: { href: panelLinks.messages, text: t('messages.title') },
  content: <WholeMessage {...whole} />,
});

function WholeMessage({ message, replies, others, state = {} }: Omit<Whole, 't' | 'notice'>) {
  const { t, may } = usePanel();
  const { id, place, callDays, language, contact, version } = message;
  return (
    <>
      <p className="facts">
        <State message={message} />
        <span>
          {t('message.contact')}: {contact}
        </span>
        {place && (
          <span>
            {t('message.place')}: {place}
          </span>
        )}
        {callDays && (
          <span>
            {t('message.callDays')}: {callDays}
          </span>
        )}
        <span>
          {t('message.language')}: {t(`language.${language}`)}
        </span>
      </p>
      <section className="thread" aria-label={t('message.thread')}>
        <Said
          who={`${message.name} (${t('message.client')})`}
          at={message.writtenAt}
          text={message.text}
          kind="client"
        />
        {replies.map(({ id: key, kind, text, author, writtenAt }) => (
          <Said
            key={key}
            who={t(kind === 'answer' ? 'message.answerBy' : 'message.noteBy', { author })}
            {...{ at: writtenAt, text, kind }}
          />
        ))}
      </section>
      {may('message.answer') && (
        <>
          <DoneButton message={message} />
          <div className="columns">
            <section className="sheet">
              <h2>{t('message.answer')}</h2>
              {message.email ? (
                <PanelForm
                  action={panelLinks.messageAnswer(id)}
                  fields={ANSWER}
                  state={{ ...state, values: { ...state.values, version: String(version) } }}
                  send="message.send"
                />
              ) : (
                <p>{t('message.noAddress')}</p>
              )}
            </section>
            <section className="sheet">
              <h2>{t('message.note')}</h2>
              <PanelForm action={panelLinks.messageNote(id)} fields={NOTE} send="message.noteSave" />
            </section>
          </div>
        </>
      )}
      {others.length > 0 && (
        <section className="others">
          <h2>{t('message.others')}</h2>
          <Messages messages={others} />
        </section>
      )}
    </>
  );
}

type Words = { who: string; at: Date; text: string; kind: 'client' | Reply['kind'] };

function Said({ who, at, text, kind }: Words) {
  return (
    <article className={`said said--${kind}`}>
      <p className="said__who">
        {who}, <When at={at} exact />
      </p>
      <p className="said__text">{text}</p>
    </article>
  );
}

function DoneButton({ message: { id, doneAt } }: { message: Message }) {
  const { t } = usePanel();
  return (
    <form action={panelLinks.messageDone(id)} method="post">
      <CsrfField />
      <input type="hidden" name="done" value={yesIf(!doneAt)} />
      <Button type="submit" kind="secondary">
        {t(doneAt ? 'message.reopen' : 'message.markDone')}
      </Button>
    </form>
  );
}
