import type { Language } from '#contract/language.ts';
import type { OrmOrTransaction } from '#shop/db/database.ts';

/** A letter that the shop sends by e-mail: to whom, in which language, and what it is about. */
export type Letter = { to: string; language: Language } & LetterSubject;

export type LetterSubject =
  | { kind: 'welcome'; login: string; link: string }
  | { kind: 'password_reset'; link: string; minutes: number }
  | { kind: 'password_changed'; link: string }
  | { kind: 'email_changed'; newEmail: string }
  | { kind: 'account_removed' }
  | { kind: 'complaint_received'; number: string; product: string }
  /** To the shop, from the contact form; an answer goes to whoever wrote. */
  | { kind: 'message'; from: string; name: string; subject: string; text: string }
  | { kind: 'back_in_stock'; product: string; size: string; link: string };

/** Writes a letter to be sent soon; within a transaction it is sent only if that comes to pass. */
export type WriteLetter = (letter: Letter, within?: OrmOrTransaction) => Promise<void>;
