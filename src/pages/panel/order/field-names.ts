import type { AnyAction } from '#domain/order/action-rights.ts';

/** The name of a field: a page has many forms, and each field of it a name of its own. */
export const fieldName = (action: AnyAction, id: number, name: string) => `${action}_${id}_${name}`;

/** What came with every form: which version was looked at, and the key by which it is done once. */
export const VERSION = 'version';
export const KEY = 'key';
/** What stood in a form that changes what is there already: fields that nobody touched are left alone. */
export const WAS = 'was';
/** What was shown before it is saved: the sum that somebody has agreed to. */
export const SUM = 'sum';
/** Whether money goes back by its provider or by hand. */
export const WAY_BACK = 'wayBack';

/** Whether it changes what others may be changing too. */
export const isEdit = (action: AnyAction): boolean => EDITS.includes(action);

const EDITS: readonly AnyAction[] = ['edit_lines', 'edit_address', 'edit_contact', 'edit_delivery'];
