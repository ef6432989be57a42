import { type Actor, may } from './actor.ts';
import { type HereObject, maySeeHere, readHere } from './here.ts';

/** What the back office hears of at once: which things have changed, and nothing else of them. */
export type LiveEvent =
  | { kind: 'new_order' | 'order' | 'job' | 'complaint'; id: number }
  | { kind: 'here'; object: HereObject }
  | { kind: 'missed' };

/** What a notice of the database means here; undefined where it is none of the back office's. */
export function liveEventOf(tag: string): LiveEvent | undefined {
  // The line to the database was down: anything may have changed meanwhile.
  if (tag === 'all') return { kind: 'missed' };
  const here = readHere(tag);
  // Who goes on being here is no news.
  if (here) return here.move === 'still' ? undefined : { kind: 'here', object: here.object };
  const [, kind, id] = /^work:(new_order|order|job|complaint):([1-9]\d{0,9})$/.exec(tag) ?? [];
  return id === undefined
    ? undefined
    : { kind: kind as 'new_order' | 'order' | 'job' | 'complaint', id: Number(id) };
}

/** Whether somebody may hear of it. */
export function mayHear(actor: Actor, event: LiveEvent): boolean {
  const { kind } = event;
  if (kind === 'missed') return true;
  if (kind === 'here') return maySeeHere(actor, event.object);
  if (kind === 'complaint') return may(actor, 'complaint.read');
  return may(actor, 'order.read') || (kind !== 'job' && may(actor, 'parcel.read'));
}

/** What has changed since it was said last, each thing once. */
export type LiveNews = {
  new: number[];
  orders: number[];
  jobs: number[];
  complaints: number[];
  here: HereObject[];
  missed: boolean;
};

export function newsOf(events: readonly LiveEvent[]): LiveNews {
  const idsOf = (wanted: LiveEvent['kind']) => [
    ...new Set(events.flatMap((event) => (event.kind === wanted && 'id' in event ? [event.id] : []))),
  ];
  return {
    ...{ new: idsOf('new_order'), orders: idsOf('order'), jobs: idsOf('job') },
    complaints: idsOf('complaint'),
    here: [...new Set(events.flatMap((event) => (event.kind === 'here' ? [event.object] : [])))],
    missed: events.some(({ kind }) => kind === 'missed'),
  };
}
