import type { PaymentMethod, PaymentProvider } from '#shop/payments/provider.ts';
import { openApi, type PayU } from './api.ts';
import { begin } from './begin.ts';
import { accept, findOrder, told } from './orders.ts';
import { readNotification } from './read-notification.ts';
import { refund } from './refund.ts';

export type PayUOptions = {
  posId: number;
  clientId?: number | undefined;
  sandbox?: boolean | undefined;
  /** Whether PayU has set this point of sale up for BLIK codes that are typed in the shop. */
  blikInShop?: boolean | undefined;
  /** In place of PayU's own address. */
  address?: string | undefined;
  clientSecret: string;
  /** Signs what PayU tells; never sent. */
  secondKey: string;
  clock: () => number;
  fetch?: typeof globalThis.fetch | undefined;
};

const PAGE: PaymentMethod = { id: 'page', kind: 'page' };
const BLIK: PaymentMethod = { id: 'blik', kind: 'blik_code' };

/** PayU, by its REST API 2.1. */
export function openPayU(options: PayUOptions): PaymentProvider {
  const { posId, clientId = posId, sandbox = false, blikInShop = false, secondKey } = options;
  const { clientSecret, clock, fetch = globalThis.fetch } = options;
  const own = `https://secure.${sandbox ? 'snd.' : ''}payu.com`;
  const address = (options.address ?? own).replace(/\/$/, '');
  const api = openApi({ address, clientId, clientSecret, clock, fetch });
  const payu: PayU = { posId: String(posId), secondKey, api };
  return {
    name: 'payu',
    title: () => 'PayU',
    // Its pages are on several hosts, other ones in the sandbox.
    origins: [options.address === undefined ? 'https://*.payu.com' : new URL(address).origin],
    methods: async ({ currency }) => (blikInShop && currency === 'PLN' ? [BLIK, PAGE] : [PAGE]),
    begin: (payment, choice, browser) => begin(payu, payment, choice, browser),
    readNotification: (notification) => readNotification(payu, notification),
    confirm: (paid) => accept(payu, paid),
    refund: (wanted) => refund(payu, wanted),
    async status({ session, reference }) {
      const order = reference === null ? undefined : await findOrder(payu, reference);
      return order?.extOrderId === session ? told(payu, order) : undefined;
    },
  };
}
