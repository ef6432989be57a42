import type { Language } from '#contract/language.ts';
import type { Actor } from '#domain/staff/actor.ts';
import { contactMessage } from '#shop/db/schema/index.ts';
import { answerMessage, noteOnMessage, setMessageDone } from './answer-message.ts';
import { countOpen, findMessage, listMessages, type MessageQuery } from './list-messages.ts';
import type { MessageParts } from './message-parts.ts';

export type NewMessage = {
  name: string;
  /** As it was typed: an e-mail address or a phone number. */
  contact: string;
  email: string | null;
  language: Language;
  subject: string;
  text: string;
  place: string | null;
  callDays: string | null;
  clientId: number | null;
};

export type Messages = ReturnType<typeof openMessages>;

/** What is written to the shop by its contact form, and what the shop answers. */
export function openMessages(parts: MessageParts) {
  const { database, queueEmail, shopEmail, clock } = parts;
  return {
    /** Keeps the message, and sends it to the shop's mailbox as it is to be read there. */
    async take(message: NewMessage, written: string): Promise<void> {
      const { language, email, name, subject } = message;
      await database.orm.transaction(async (tx) => {
        await tx.insert(contactMessage).values({ ...message, writtenAt: new Date(clock()) });
        const content = { kind: 'message', from: email ?? '', name, subject, text: written } as const;
        await queueEmail({ ...content, to: shopEmail, language }, tx);
      });
    },
    countOpen: (actor: Actor) => countOpen(database, actor),
    list: (actor: Actor, query: MessageQuery) => listMessages(database, actor, query),
    find: (actor: Actor, id: number) => findMessage(database, actor, id),
    answer: (actor: Actor, given: Parameters<typeof answerMessage>[2]) => answerMessage(parts, actor, given),
    note: (actor: Actor, given: Parameters<typeof noteOnMessage>[2]) => noteOnMessage(parts, actor, given),
    setDone: (actor: Actor, id: number, done: boolean) => setMessageDone(parts, actor, { id, done }),
  };
}
