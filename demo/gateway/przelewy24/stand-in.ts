import type { Answer } from './answers.ts';
import { answerApi, GOOD_BLIK } from './api.ts';
import { deliverDue, pay } from './notes.ts';
import { settleDue } from './refunds.ts';
import { type Account, byToken, type Faults, type Kept, type Refund, type State } from './transactions.ts';

export type StandInOptions = {
  account: Account;
  clock: () => number;
  random?: () => number;
  faults?: Faults;
  kept?: Kept | undefined;
};

/** Behaves as Przelewy24's documentation says, keeps no money, and is as unreliable as it is told to be. */
export function openPrzelewy24StandIn({
  account,
  clock,
  random = Math.random,
  faults = RELIABLE,
  kept,
}: StandInOptions) {
  const state: State = {
    ...{ account, clock, random, faults, notes: kept?.notes ?? [] },
    refunds: kept?.refunds ?? [],
    transactions: new Map(kept?.transactions.map((one) => [one.sessionId, one])),
  };
  /** What is asked gets lost on the way there as often as the answer on the way back. */
  const loseOne = () => {
    if (random() * 200 < (faults.unanswered ?? 0)) throw new Error('lost on the way');
  };
  return {
    /** Its API, in place of the network. */
    fetch: async (address: Parameters<typeof fetch>[0], init?: RequestInit): Promise<Response> => {
      const request = new Request(address, init);
      const { pathname } = new URL(request.url);
      const text = await request.text();
      loseOne();
      const answer = answerApi(
        state,
        request.method,
        pathname.replace(/^.*?\/api\/v1/, ''),
        request.headers.get('authorization') ?? '',
        text === '' ? {} : JSON.parse(text),
      );
      loseOne();
      return responseOf(answer);
    },
    /** The shopper pays, at its page or in the bank's app. */
    payByToken(token: string): void {
      const transaction = byToken(state, token);
      if (transaction) pay(state, transaction);
    },
    pay(sessionId: string): void {
      const transaction = state.transactions.get(sessionId);
      if (transaction) pay(state, transaction);
    },
    byToken: (token: string) => byToken(state, token),
    isGoodBlik: (code: string) => GOOD_BLIK.test(code),
    keep: (): Kept => ({
      account,
      transactions: [...state.transactions.values()],
      refunds: state.refunds,
      notes: state.notes,
    }),
    refunds: (): readonly Refund[] => state.refunds,
    transaction: (sessionId: string) => state.transactions.get(sessionId),
    /** Hands over the notes that are due; `hand` says whether the shop took it. */
    deliverDue: (hand: (url: string, body: string) => Promise<boolean>) => {
      settleDue(state);
      return deliverDue(state, async (url, body) => url !== '' && hand(url, body));
    },
  };
}

const RELIABLE: Faults = { lost: 0, doubled: 0, late: 0 };

const responseOf = ({ status, body }: Answer) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
