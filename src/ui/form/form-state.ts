import type { FormValues } from '#domain/form/form-rules.ts';

/** What a form shows beyond its fields: what was typed, and what came of it. */
export type FormState = {
  values?: FormValues;
  /** What is wrong, by the names of the fields. */
  problems?: Readonly<Record<string, string>>;
  /** What is wrong with the whole. */
  message?: string | undefined;
  /** What it would come to: to be agreed to before it is done. */
  said?: string;
  /** What others have written meanwhile into fields that were changed here: one of the two is to be chosen. */
  theirs?: FormValues;
};
