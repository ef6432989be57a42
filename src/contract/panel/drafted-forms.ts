import type { Right } from '#domain/staff/right.ts';
import { PANEL_PATH } from './panel-links.ts';

/** What a form is about. */
export type DraftObject = { kind: 'order' | 'client' | 'message' | 'complaint' | 'product'; id: string };
export type DraftedForm = DraftObject & { needs: Right };

/** Forms in which there is typing that would be lost, by what is done with them; and who may send them. */
const FORMS: Readonly<Record<string, { kind: DraftObject['kind']; forms: Readonly<Record<string, Right>> }>> =
  {
    orders: {
      kind: 'order',
      forms: {
        note: 'order.note',
        'edit-lines': 'order.edit',
        'edit-address': 'order.edit',
        'edit-contact': 'order.edit',
        'edit-delivery': 'order.edit',
      },
    },
    clients: { kind: 'client', forms: { note: 'client.edit', contact: 'client.edit' } },
    products: { kind: 'product', forms: { edit: 'product.edit' } },
    messages: { kind: 'message', forms: { answer: 'message.answer', note: 'message.answer' } },
    complaints: {
      kind: 'complaint',
      forms: { answer: 'complaint.answer', note: 'complaint.answer', decide: 'complaint.decide' },
    },
  };

const LONGEST = 200;

/** What a form is about whose draft is kept, by where it is sent to; undefined where none is. */
export function draftedForm(action: string): DraftedForm | undefined {
  const [place = '', id = '', name = '', ...rest] = partsOf(action);
  const known = Object.hasOwn(FORMS, place) ? FORMS[place] : undefined;
  const needs = known && Object.hasOwn(known.forms, name) ? known.forms[name] : undefined;
  const object = objectOf(place, id);
  return needs && object && rest.length === 0 ? { ...object, needs } : undefined;
}

/** What a page is about whose forms have drafts. */
export function draftedPage(path: string): DraftObject | undefined {
  const [place = '', id = '', ...rest] = partsOf(path);
  return rest.length === 0 ? objectOf(place, id) : undefined;
}

function objectOf(place: string, id: string): DraftObject | undefined {
  const known = Object.hasOwn(FORMS, place) ? FORMS[place] : undefined;
  const read = decoded(id);
  if (!known || !read || read.length > LONGEST || read.includes('\u0000')) return undefined;
  return known.kind === 'order' || /^[1-9]\d{0,9}$/.test(read) ? { kind: known.kind, id: read } : undefined;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

const partsOf = (path: string): string[] =>
  path.startsWith(`${PANEL_PATH}/`) ? path.slice(PANEL_PATH.length + 1).split('/') : [];
