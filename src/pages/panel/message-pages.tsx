import { yesIf } from '#contract/form/yes.ts';
import { panelLinks } from '#contract/panel/panel-links.ts';
import type { FormState } from '#ui/form/form-state.ts';
import { OneButton } from '#ui/panel/one-button.tsx';
import type { PanelField } from '#ui/panel/panel-field.ts';
import { PanelForm } from '#ui/panel/panel-form.tsx';
import { type PanelWords, usePanel } from '#ui/panel/panel-view.tsx';
import { type Message, MessageState, MessageTable } from './message-list.tsx';
import type { PanelNotice, PanelPage } from './panel-page.ts';
import { Said } from './said.tsx';

export type Reply = { id: number; kind: 'answer' | 'note'; text: string; author: string; writtenAt: Date };

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
        <MessageState message={message} />
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
          <MessageTable messages={others} />
        </section>
      )}
    </>
  );
}

function DoneButton({ message: { id, doneAt } }: { message: Message }) {
  const { t } = usePanel();
  return (
    <OneButton
      action={panelLinks.messageDone(id)}
      text={t(doneAt ? 'message.reopen' : 'message.markDone')}
      fields={{ done: yesIf(!doneAt) }}
    />
  );
}
