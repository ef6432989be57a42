import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Language } from '#contract/language.ts';
import type { Minor } from '#domain/price/money.ts';
import type { Notification, PaymentProvider } from './provider.ts';

/** What is to be paid, as the payment page shows it. */
export type TestPayment = {
  session: string;
  orderNumber: string;
  amount: Minor;
  currency: string;
  returnAddress: string;
};

type Fields = Readonly<Record<string, string | undefined>>;

export type TestGateway = PaymentProvider & {
  /** The payment that an address of the payment page stands for; undefined where nobody but a stranger wrote it. */
  readPayment(fields: Fields): TestPayment | undefined;
  /** By which the gateway tells what came of the payment. */
  notificationOf(payment: TestPayment, status: 'paid' | 'refused'): Notification;
};

export type TestGatewayOptions = {
  title(language: Language): string;
  /** The address of the payment page, which the shop itself serves, in the language of an order. */
  page(language: string): string;
  /** Signs what travels through the browser; whoever knows it can pay. */
  secret?: string | undefined;
};

export const TEST_GATEWAY = 'test';

/** A gateway that takes no money: one decides on its page whether the payment succeeds. */
export function openTestGateway({
  title,
  page,
  secret = randomBytes(32).toString('base64url'),
}: TestGatewayOptions): TestGateway {
  // What is signed for one purpose is worth nothing for another: to see the page is not to have paid.
  const sign = (purpose: 'pay' | 'notify', values: readonly string[]) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([purpose, ...values]))
      .digest('base64url');

  return {
    name: TEST_GATEWAY,
    title,
    origins: [],
    methods: async () => [{ id: 'page', kind: 'page' }],
    async begin({ session, orderNumber, amount, currency, language, returnAddress }) {
      const values = [session, orderNumber, String(amount), currency, returnAddress];
      const query = new URLSearchParams(fieldsOf(PAY_FIELDS, values, sign('pay', values)));
      return { state: 'redirect', to: `${page(language)}?${query}` };
    },
    // It remembers nothing.
    status: async () => undefined,
    readPayment(fields) {
      const values = valuesOf(PAY_FIELDS, fields);
      if (!values || !isSigned(fields.sign, sign('pay', values))) return undefined;
      const [session = '', orderNumber = '', amount = '', currency = '', returnAddress = ''] = values;
      return { session, orderNumber, amount: Number(amount), currency, returnAddress };
    },
    notificationOf({ session, amount, currency }, status) {
      const values = [session, String(amount), currency, status];
      const fields = new URLSearchParams(fieldsOf(NOTIFY_FIELDS, values, sign('notify', values)));
      return { headers: {}, body: Buffer.from(fields.toString()) };
    },
    async readNotification({ body }) {
      const fields = Object.fromEntries(new URLSearchParams(body.toString()));
      const values = valuesOf(NOTIFY_FIELDS, fields);
      if (!values || !isSigned(fields.sign, sign('notify', values))) return undefined;
      const [session = '', amount = '', currency = '', status] = values;
      return status === 'paid'
        ? { session, state: 'paid', transaction: session, amount: Number(amount), currency }
        : { session, state: 'refused' };
    },
  };
}

// Not 'currency': an address that names one chooses it for the shop's pages.
const PAY_FIELDS = ['reference', 'order', 'amount', 'paid_in', 'return'] as const;
/** Fields of an address of the payment page. */
export const PAYMENT_FIELDS = [...PAY_FIELDS, 'sign'] as const;
const NOTIFY_FIELDS = ['reference', 'amount', 'currency', 'status'] as const;

const fieldsOf = (names: readonly string[], values: readonly string[], signature: string) => ({
  ...Object.fromEntries(names.map((name, index) => [name, values[index] ?? ''])),
  sign: signature,
});

function valuesOf(names: readonly string[], fields: Fields): string[] | undefined {
  const values = names.flatMap((name) => fields[name] ?? []);
  return values.length === names.length ? values : undefined;
}

function isSigned(given: string | undefined, right: string): boolean {
  const [one, other] = [Buffer.from(given ?? ''), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
