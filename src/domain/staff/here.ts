import { type Actor, may } from './actor.ts';

/** What somebody looks at: an order, also while it is packed or comes back, a complaint or a product. */
export type HereObject = `${'order' | 'complaint' | 'product'}:${string}`;

export type HereMove = 'in' | 'still' | 'out';
export type HereSaid = { move: HereMove; object: HereObject; staffId: number };

const OBJECT = /^(?:order|complaint|product):[\w./-]{1,60}$/;
const SAID = /^work:here:(in|still|out):((?:order|complaint|product):[\w./-]{1,60}):([1-9]\d{0,9})$/;

export const isHereObject = (text: string): text is HereObject => OBJECT.test(text);

/** How it is said to every process that somebody is here, goes on being here, or has left. */
export const hereTag = ({ move, object, staffId }: HereSaid): string =>
  `work:here:${move}:${object}:${staffId}`;

export function readHere(tag: string): HereSaid | undefined {
  const [, move, object, staffId] = SAID.exec(tag) ?? [];
  return (
    (staffId && { move: move as HereMove, object: object as HereObject, staffId: Number(staffId) }) ||
    undefined
  );
}

/** Whether somebody may know who else looks at it: whoever may look at it too. */
export const maySeeHere = (actor: Actor, object: HereObject): boolean =>
  object.startsWith('order:')
    ? may(actor, 'order.read') || may(actor, 'parcel.read')
    : may(actor, object.startsWith('product:') ? 'product.read' : 'complaint.read');

/** So long somebody is taken to be here after it was said last (ms): what is said comes every ten seconds. */
export const HERE_FOR = 25_000;
export const SAID_EVERY = 10_000;
