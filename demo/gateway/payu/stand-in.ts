import type { Answer } from './answers.ts';
import { answerApi, cancel, grantToken, pay } from './api.ts';
import { deliverDue, type Hand } from './notes.ts';
import { type Account, byExtOrderId, type Refund, type State } from './orders.ts';
import { endRefunds } from './refunds.ts';

/** Behaves as PayU's documentation says, and keeps no money. */
export function openPayUStandIn({ account, clock }: { account: Account; clock: () => number }) {
  const state: State = {
    ...{ account, clock, orders: new Map(), refunds: [], notes: [], tokens: new Map() },
  };
  const find = (session: string) => {
    const order = byExtOrderId(state, session);
    if (!order) throw new Error(`PayU never heard of ${session}`);
    return order;
  };
  return {
    /** Its API, in place of the network. */
    fetch: async (address: Parameters<typeof fetch>[0], init?: RequestInit): Promise<Response> => {
      const request = new Request(address, init);
      const { pathname } = new URL(request.url);
      const text = await request.text();
      if (pathname === '/pl/standard/user/oauth/authorize')
        return responseOf(grantToken(state, new URLSearchParams(text)));
      const token = (request.headers.get('authorization') ?? '').replace(/^Bearer /, '');
      const path = decodeURIComponent(pathname.replace(/^\/api\/v2_1/, ''));
      const body = text === '' ? {} : JSON.parse(text);
      const answer = answerApi(state, { method: request.method, path, token, body });
      // Who follows is at the page for shoppers, and has lost the order's name.
      const isFollowed = answer.headers?.location !== undefined && request.redirect !== 'manual';
      return isFollowed ? new Response('<!doctype html>') : responseOf(answer);
    },
    pay: (session: string) => pay(state, find(session)),
    /** Nobody paid in time. */
    expire: (session: string) => cancel(state, find(session), 'EXPIRED'),
    order: find,
    refunds: (): readonly Refund[] => state.refunds,
    endRefunds: (status: 'FINALIZED' | 'CANCELED') => endRefunds(state, status),
    /** Tokens that it gave out are worth nothing any more. */
    forgetTokens: () => state.tokens.clear(),
    /** Hands over the notes that are due; `hand` says whether the shop took it. */
    deliverDue: (hand: Hand) => deliverDue(state, hand),
  };
}

const responseOf = ({ status, body, headers }: Answer) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });
