import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PaymentProvider, Told, ToldPayment } from '#shop/payments/provider.ts';

type Options = { key: string; fetch: typeof fetch };

const ADDRESS = 'https://api.platnosci.example';

export function openExample({ key, fetch }: Options): PaymentProvider {
  async function ask(method: string, path: string, body?: object) {
    const answer = await fetch(ADDRESS + path, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(15_000),
    });
    // Thrown: nobody knows what became of it, and it is asked about later.
    if (!answer.ok && answer.status !== 404 && answer.status !== 409)
      throw new Error(`the provider answers ${answer.status}`);
    return { isThere: answer.ok, said: await answer.json() };
  }

  return {
    name: 'example',
    title: () => 'Płatności Przykład',
    origins: [ADDRESS],
    methods: async ({ currency }) => (currency === 'PLN' ? [{ id: 'page', kind: 'page' }] : []),
    async begin({ session, amount, currency, email, returnAddress, notifyAddress }) {
      const payment = { ...{ session, amount, currency, email }, back: returnAddress, tell: notifyAddress };
      const { isThere, said } = await ask('POST', '/payments', payment);
      if (!isThere) return { state: 'refused', problem: 'unavailable', why: String(said.error) };
      return { state: 'redirect', to: `${ADDRESS}/pay/${said.id}`, reference: said.id };
    },
    async status({ session }) {
      const { isThere, said } = await ask('GET', `/payments?session=${session}`);
      return isThere ? toldPayment(said) : undefined;
    },
    async readNotification({ headers, body }) {
      const mac = createHmac('sha256', key).update(body).digest();
      const signed = Buffer.from(String(headers['x-signature'] ?? ''), 'hex');
      if (signed.length !== mac.length || !timingSafeEqual(signed, mac)) return undefined;
      const said = JSON.parse(body.toString());
      return said.refund ? toldRefund(said) : toldPayment(said);
    },
    async refund({ name, transaction, amount }) {
      // By one name it goes back once, however often it is asked for.
      const { isThere, said } = await ask('PUT', `/refunds/${name}`, { transaction, amount });
      if (!isThere) return { state: 'refused', why: String(said.error) };
      return { state: said.state === 'done' ? 'done' : 'sent' };
    },
  };
}

type Said = Record<'session' | 'state' | 'transaction' | 'currency' | 'refund' | 'why', string> & {
  amount: number;
};

function toldPayment({ session, state, transaction, amount, currency }: Said): ToldPayment {
  if (state === 'paid') return { session, state, transaction, amount, currency };
  return state === 'failed' ? { session, state: 'refused' } : { session, state: 'waiting' };
}

const toldRefund = ({ refund, state, why }: Said): Told =>
  state === 'done' ? { refund, state } : { refund, state: 'refused', why };
