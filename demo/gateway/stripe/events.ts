import { createHmac } from 'node:crypto';
import { type Intent, type Note, newId, type Refund, type Session, type State, seconds } from './objects.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** How long after the one before each repeat comes, for three days. */
const REPEATS = [
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  12 * HOUR,
  12 * HOUR,
  12 * HOUR,
  12 * HOUR,
];
const LATEST = 10 * MINUTE;
/** The version of the API that the address of events was set up with. */
const API_VERSION = '2026-10-28.endive';

/** Tells of a thing as it is at this moment, whatever becomes of it until the event arrives. */
export function tell(state: State, type: string, thing: Session | Intent | Refund): void {
  const { random, faults, clock } = state;
  const happens = (percent: number) => random() * 100 < percent;
  const body = JSON.stringify({
    ...{ id: newId('evt'), object: 'event', api_version: API_VERSION, created: seconds(state), type },
    ...{ livemode: false, pending_webhooks: 1, data: { object: shown(thing) } },
  });
  const note: Note = {
    ...{ body, tries: 0, isLost: happens(faults.lost) },
    dueAt: clock() + (happens(faults.late) ? random() * LATEST : 0),
  };
  state.notes.push(note);
  if (happens(faults.doubled)) state.notes.push({ ...note, dueAt: note.dueAt + random() * LATEST });
}

/** As others see it. */
export function shown(thing: Session | Intent | Refund): object {
  const { intentMetadata: _, dueAt: __, ...seen } = { intentMetadata: {}, dueAt: 0, ...thing };
  return seen;
}

/** 't=…,v1=…' over the time and the bytes, with each secret; other schemes are to be ignored. */
export function signed(body: string, secrets: readonly string[], at: number): string {
  const ways = secrets.map(
    (secret) => `v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`,
  );
  return [`t=${at}`, ...ways, 'v0=6ffbb59b2300aae63f272406069a9788598b792a944a07aba816edb039989a39'].join(
    ',',
  );
}

export type Hand = (url: string, body: string, headers: Record<string, string>) => Promise<boolean>;

/** Hands over what is due, each signed anew; what is not taken comes again. */
export async function deliverDue(state: State, hand: Hand): Promise<number> {
  const now = state.clock();
  const due = state.notes.filter(({ dueAt }) => dueAt <= now).sort((one, other) => one.dueAt - other.dueAt);
  state.notes = state.notes.filter(({ dueAt }) => dueAt > now);
  const { webhookAddress, webhookSecrets } = state.account;
  for (const note of due) {
    const headers = { 'stripe-signature': signed(note.body, webhookSecrets, seconds(state)) };
    const isTaken = !note.isLost && (await hand(webhookAddress, note.body, headers).catch(() => false));
    const wait = REPEATS[note.tries];
    if (isTaken || wait === undefined) continue;
    const isLost = state.random() * 100 < state.faults.lost;
    state.notes.push({ ...note, tries: note.tries + 1, dueAt: now + wait, isLost });
  }
  return due.length;
}
