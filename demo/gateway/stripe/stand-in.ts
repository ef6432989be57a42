import { answerApi } from './api.ts';
import { deliverDue, type Hand } from './events.ts';
import type { Account, Answer, Faults, Refund, State } from './objects.ts';
import { expireDue, payOnPage, refuseOnPage } from './payments.ts';
import { end, settleDue } from './refunds.ts';

type Options = { account: Account; clock: () => number; random?: () => number; faults?: Faults };

/** Behaves as Stripe's documentation says, keeps no money, and is as unreliable as it is told to be. */
export function openStripeStandIn({ account, clock, random = Math.random, faults = RELIABLE }: Options) {
  const state: State = {
    ...{ account, clock, random, faults, sessions: new Map(), intents: new Map() },
    ...{ refunds: [], notes: [], answers: new Map() },
  };
  /** What is asked gets lost on the way there as often as the answer on the way back. */
  const loseOne = () => {
    if (random() * 200 < faults.unanswered) throw new Error('lost on the way');
  };
  const page = (name: string) => {
    const found = [...state.sessions.values()].find(({ metadata }) => metadata.session === name);
    if (!found) throw new Error(`Stripe never heard of ${name}`);
    return found;
  };
  return {
    /** Its API, in place of the network. */
    fetch: async (address: Parameters<typeof fetch>[0], init?: RequestInit): Promise<Response> => {
      const request = new Request(address, init);
      const { pathname: path, searchParams: query } = new URL(request.url);
      const text = await request.text();
      loseOne();
      expireDue(state);
      const { method, headers } = request;
      const key = (headers.get('authorization') ?? '').replace(/^Bearer /, '');
      const once = headers.get('idempotency-key');
      const answer = answerApi(state, { method, path, query, key, once, text });
      loseOne();
      return responseOf(answer);
    },
    /** By our name of the payment. */
    page,
    pay: (name: string) => payOnPage(state, page(name)),
    /** The same at its address, whoever's it is. */
    payAt(address: string): void {
      const found = [...state.sessions.values()].find(({ url }) => url === address);
      if (found) payOnPage(state, found);
    },
    refuse: (name: string) => refuseOnPage(state, page(name)),
    intents: () => [...state.intents.values()],
    refunds: (): readonly Refund[] => state.refunds,
    endRefund: (refund: Refund, status: 'succeeded' | 'failed') => end(state, refund, status),
    /** Hands over the events that are due; `hand` says whether the shop took them. */
    deliverDue: (hand: Hand) => {
      expireDue(state);
      settleDue(state);
      return deliverDue(state, hand);
    },
  };
}

const RELIABLE: Faults = { lost: 0, doubled: 0, late: 0, unanswered: 0, unrefunded: 0 };

const responseOf = ({ status, body }: Answer) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
