import { openPrzelewy24StandIn } from '@witryna/demo/gateway';
import { openStripeStandIn } from '@witryna/demo/gateway/stripe';
import type { Notification, PaymentProvider } from '#shop/payments/provider.ts';
import { openPrzelewy24 } from '#shop/payments/przelewy24/przelewy24.ts';
import { openStripe } from '#shop/payments/stripe/stripe.ts';

const FAULTS = { lost: 30, doubled: 30, late: 30, unanswered: 30, unrefunded: 30 };

type Chances = { clock: () => number; random: () => number };

/** A stand-in of a provider that loses, doubles and delays what it tells. */
type Gateway = {
  fetch: typeof fetch;
  /** The shop's adapter, on this line to it. */
  openProvider(line: typeof fetch): PaymentProvider;
  /** Somebody pays on the page that this address leads to. */
  pay(page: string): void;
  /** What is due; `hand` says whether the shop took it. */
  deliverDue(hand: (told: Notification) => Promise<boolean>): Promise<number>;
  /** What it holds of one try to pay: what came, what of that is the shop's, and what went back. */
  account(session: string): { came: number; accepted: number; back: number } | undefined;
};

const P24 = { merchantId: 12345, posId: 12345, crc: 'c0ffee', apiKey: 'key' };
const STRIPE = { secretKey: 'sk_test_1', webhookSecrets: ['whsec_1'], webhookAddress: '' };

const sumOf = (rows: readonly { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0);

function openUnreliablePrzelewy24({ clock, random }: Chances): Gateway {
  const there = openPrzelewy24StandIn({ account: P24, clock, random, faults: FAULTS });
  return {
    fetch: there.fetch,
    openProvider: (line) =>
      openPrzelewy24({ ...P24, sandbox: true, shopEmail: 'sklep@sklep.example', clock, fetch: line }),
    pay: (page) => there.payByToken(page.split('/').at(-1) ?? ''),
    deliverDue: (hand) => there.deliverDue((_, body) => hand({ headers: {}, body: Buffer.from(body) })),
    account(session) {
      const transaction = there.transaction(session);
      if (!transaction) return undefined;
      const { amount, status } = transaction;
      const back = there.refunds().filter((one) => one.sessionId === session && one.status === 1);
      return { came: status >= 1 ? amount : 0, accepted: status >= 2 ? amount : 0, back: sumOf(back) };
    },
  };
}

function openUnreliableStripe({ clock, random }: Chances): Gateway {
  const there = openStripeStandIn({ account: STRIPE, clock, random, faults: FAULTS });
  return {
    fetch: there.fetch,
    openProvider: (line) =>
      openStripe({ ...STRIPE, origin: 'https://sklep.example', blikInShop: true, clock, fetch: line }),
    pay: there.payAt,
    deliverDue: (hand) => there.deliverDue((_, body, headers) => hand({ headers, body: Buffer.from(body) })),
    account(session) {
      const own = there.intents().filter(({ metadata }) => metadata.session === session);
      if (own.length === 0) return undefined;
      const came = own.reduce((sum, { amount_received }) => sum + amount_received, 0);
      const isOwn = (name: string) => own.some(({ id }) => id === name);
      const back = there.refunds().filter((one) => isOwn(one.payment_intent) && one.status === 'succeeded');
      return { came, accepted: came, back: sumOf(back) };
    },
  };
}

/** `code`: the method by which codes of BLIK are charged. */
export const UNRELIABLE = {
  przelewy24: { name: 'Przelewy24', code: '181', openGateway: openUnreliablePrzelewy24 },
  stripe: { name: 'Stripe', code: 'blik', openGateway: openUnreliableStripe },
} as const;
