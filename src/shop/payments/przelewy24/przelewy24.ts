import type { PaymentProvider, ToldPayment } from '#shop/payments/provider.ts';
import { readAs } from '#shop/payments/read-as.ts';
import { openApi, type P24 } from './api.ts';
import { begin } from './begin.ts';
import { foundSchema, verifiedSchema } from './messages.ts';
import { openMethods } from './methods.ts';
import { readNotification } from './read-notification.ts';
import { refund } from './refund.ts';
import { signOf } from './sign.ts';

export const PRZELEWY24 = 'przelewy24';

export type Przelewy24Options = {
  merchantId: number;
  posId?: number | undefined;
  sandbox?: boolean | undefined;
  /** In place of Przelewy24's own address. */
  address?: string | undefined;
  /** Signs; never sent. */
  crc: string;
  apiKey: string;
  /** In place of a shopper's that is too long for Przelewy24. */
  shopEmail: string;
  clock: () => number;
  fetch?: typeof globalThis.fetch | undefined;
};

/** Lookups say 1 where money came and was not accepted yet, 2 where it was. */
const [WAITING, ACCEPTED] = [1, 2];

/** Przelewy24, by its REST API v1. */
export function openPrzelewy24(options: Przelewy24Options): PaymentProvider {
  const { merchantId, posId = merchantId, sandbox = false, crc, apiKey, shopEmail, clock } = options;
  const address = (options.address ?? `https://${sandbox ? 'sandbox' : 'secure'}.przelewy24.pl`).replace(
    /\/$/,
    '',
  );
  const api = openApi({ address, posId, apiKey, fetch: options.fetch ?? globalThis.fetch });
  const p24: P24 = { merchantId, posId, crc, address, shopEmail, api };
  return {
    name: PRZELEWY24,
    title: () => 'Przelewy24',
    origins: [new URL(address).origin],
    methods: openMethods(api, clock),
    begin: (payment, choice, browser) => begin(p24, payment, choice, browser),
    readNotification: async (notification) => readNotification(p24, notification),
    confirm: (told) => confirm(p24, told),
    refund: (wanted) => refund(p24, wanted),
    async status({ session }) {
      const found = await find(p24, session);
      if (!found || (found.status !== WAITING && found.status !== ACCEPTED)) return undefined;
      const { orderId, amount, currency } = found;
      return { session, state: 'paid', transaction: String(orderId), amount, currency };
    },
  };
}

/** Until it is verified the money is the buyer's own prepayment at Przelewy24. */
async function confirm(p24: P24, told: ToldPayment & { state: 'paid' }): Promise<boolean> {
  const { merchantId, posId, crc, api } = p24;
  const { session: sessionId, amount, currency } = told;
  const orderId = Number(told.transaction);
  const sign = signOf({ sessionId, orderId, amount, currency, crc });
  const answer = await api('PUT', '/transaction/verify', {
    ...{ merchantId, posId, sessionId, amount, currency, orderId, sign },
  });
  if (answer.isOk && readAs(verifiedSchema, answer.body)) return true;
  // It may have been accepted by an earlier notification.
  const found = await find(p24, sessionId);
  return found?.status === ACCEPTED && found.orderId === orderId && found.amount === amount;
}

async function find({ api }: P24, session: string) {
  const answer = await api('GET', `/transaction/by/sessionId/${encodeURIComponent(session)}`);
  return answer.isOk ? readAs(foundSchema, answer.body)?.data : undefined;
}
