import type { FormValues } from '#domain/form/form-rules.ts';
import { CSRF_FIELD } from './panel-form.ts';

/** The fields by which a draft is sent, and the one by which a page is asked for with it. */
export const DRAFT_FORM = 'form';
export const DRAFT_FIELDS = 'fields';
export const DRAFT_ASKED = 'draft';

/** What belongs to one sending of a form alone. */
const ONLY_ONCE = [CSRF_FIELD, 'key', 'sum'];

/** What of a form is its draft: what was typed, and what it is compared with. */
export const draftOf = (fields: Iterable<[string, unknown]>): FormValues =>
  Object.fromEntries(
    [...fields].filter(
      (field): field is [string, string] => typeof field[1] === 'string' && !ONLY_ONCE.includes(field[0]),
    ),
  );

/** A draft as it was sent; undefined where it is none. */
export function readDraft(text: string): FormValues | undefined {
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read !== 'object' || read === null || Array.isArray(read)) return undefined;
    return Object.values(read).every((value) => typeof value === 'string')
      ? draftOf(Object.entries(read))
      : undefined;
  } catch {
    return undefined;
  }
}
