import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Language } from '#contract/language.ts';
import type { GatewayRequest, PaymentGateway, PaymentNotification } from './payments.ts';

/** What is to be paid, as the payment page shows it. */
export type TestPayment = Omit<PaymentNotification, 'status'> & { returnAddress: string };

export type TestGateway = PaymentGateway & {
  /** The payment that an address of the payment page stands for; undefined where nobody but a stranger wrote it. */
  readPayment(fields: GatewayRequest['fields']): TestPayment | undefined;
  /** The fields by which the gateway tells what came of the payment. */
  notificationOf(payment: TestPayment, status: PaymentNotification['status']): Record<string, string>;
};

export type TestGatewayOptions = {
  name(language: Language): string;
  /** The address of the payment page, which the shop itself serves, in the language of an order. */
  page(language: string): string;
  /** Signs what travels through the browser; whoever knows it can pay. */
  secret?: string | undefined;
};

/** A gateway that takes no money: one decides on its page whether the payment succeeds. */
export function openTestGateway({
  name,
  page,
  secret = randomBytes(32).toString('base64url'),
}: TestGatewayOptions): TestGateway {
  // What is signed for one purpose is worth nothing for another: to see the page is not to have paid.
  const sign = (purpose: 'pay' | 'notify', values: readonly string[]) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([purpose, ...values]))
      .digest('base64url');

  return {
    id: 'test',
    name,
    async begin({ number, currency, language, toPay }, returnAddress) {
      const reference = randomBytes(12).toString('base64url');
      const values = [reference, number, String(toPay), currency, returnAddress];
      const query = new URLSearchParams(fieldsOf(PAY_FIELDS, values, sign('pay', values)));
      return { redirect: `${page(language)}?${query}` };
    },
    readPayment(fields) {
      const values = valuesOf(PAY_FIELDS, fields);
      if (!values || !isSigned(fields.sign, sign('pay', values))) return undefined;
      const [reference = '', orderNumber = '', amount = '', currency = '', returnAddress = ''] = values;
      return { reference, orderNumber, amount: Number(amount), currency, returnAddress };
    },
    notificationOf({ reference, orderNumber, amount, currency }, status) {
      const values = [reference, orderNumber, String(amount), currency, status];
      return fieldsOf(NOTIFY_FIELDS, values, sign('notify', values));
    },
    async readNotification({ fields }) {
      const values = valuesOf(NOTIFY_FIELDS, fields);
      if (!values || !isSigned(fields.sign, sign('notify', values))) return undefined;
      const [reference = '', orderNumber = '', amount = '', currency = '', status] = values;
      const isPaid = status === 'paid';
      return {
        reference,
        orderNumber,
        amount: Number(amount),
        currency,
        status: isPaid ? 'paid' : 'refused',
      };
    },
  };
}

// Not 'currency': an address that names one chooses it for the shop's pages.
const PAY_FIELDS = ['reference', 'order', 'amount', 'paid_in', 'return'] as const;
/** Fields of an address of the payment page. */
export const PAYMENT_FIELDS = [...PAY_FIELDS, 'sign'] as const;
const NOTIFY_FIELDS = ['reference', 'order', 'amount', 'currency', 'status'] as const;

const fieldsOf = (names: readonly string[], values: readonly string[], signature: string) => ({
  ...Object.fromEntries(names.map((name, index) => [name, values[index] ?? ''])),
  sign: signature,
});

function valuesOf(names: readonly string[], fields: GatewayRequest['fields']): string[] | undefined {
  const values = names.flatMap((name) => fields[name] ?? []);
  return values.length === names.length ? values : undefined;
}

function isSigned(given: string | undefined, right: string): boolean {
  const [one, other] = [Buffer.from(given ?? ''), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
