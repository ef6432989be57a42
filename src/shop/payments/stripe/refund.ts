import type { NewRefund, RefundAnswer, ToldRefund } from '#shop/payments/provider.ts';
import { readAs } from '#shop/payments/read-as.ts';
import type { StripeAccount } from './account.ts';
import { stripeAmount } from './amounts.ts';
import { isRefusedForGood, whyOf } from './errors.ts';
import { refundSchema, type StripeRefund } from './messages.ts';

const MOST_REFUNDS = 100;

/**
 * Asks for it once: whether it was asked for before is looked up first, since an answer may have been lost, and Stripe
 * remembers a key of idempotency for a day only.
 */
export async function refund(account: StripeAccount, wanted: NewRefund): Promise<RefundAnswer> {
  const own = wanted.isFirst ? undefined : await findRefund(account, wanted);
  if (own) return answerOf(own);
  return wanted.isKnown ? { state: 'sent' } : askFor(account, wanted);
}

async function askFor(account: StripeAccount, wanted: NewRefund): Promise<RefundAnswer> {
  const { name, transaction, currency } = wanted;
  const amount = stripeAmount(wanted.amount, currency);
  if (amount === undefined) return { state: 'refused', why: `Stripe: ${wanted.amount} ${currency}` };
  const { refunds } = await account.sdk();
  try {
    const asked = await refunds.create(
      { payment_intent: transaction, amount, metadata: { refund: name, shop: account.shop } },
      { idempotencyKey: name },
    );
    const made = readAs(refundSchema, asked);
    return made ? answerOf(made) : { state: 'sent' };
  } catch (error) {
    if (!isRefusedForGood(error)) throw error;
    return { state: 'refused', why: whyOf(error) };
  }
}

async function findRefund({ sdk }: StripeAccount, { transaction, name }: NewRefund) {
  const { refunds } = await sdk();
  const { data } = await refunds.list({ payment_intent: transaction, limit: MOST_REFUNDS });
  return data
    .flatMap((one) => readAs(refundSchema, one) ?? [])
    .find(({ metadata }) => metadata?.refund === name);
}

/** Until it is one of these it is on its way. */
const DONE = 'succeeded';
const REFUSED = ['failed', 'canceled'];

function answerOf({ status, failure_reason: why }: StripeRefund): RefundAnswer {
  if (status === DONE) return { state: 'done' };
  if (!REFUSED.includes(status ?? '')) return { state: 'sent' };
  return { state: 'refused', why: ['Stripe:', status, why].filter(Boolean).join(' ') };
}

/** What is said of a refund of ours; one that had gone back can fail weeks later, when a bank sends it back. */
export function toldByRefund(one: StripeRefund): ToldRefund | undefined {
  const { refund: name } = one.metadata ?? {};
  const answer = answerOf(one);
  if (!name || answer.state === 'sent') return undefined;
  return { refund: name, ...answer };
}
