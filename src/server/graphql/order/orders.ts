import { PAYMENTS } from '#domain/order/order.ts';
import { orderPlaced } from '#domain/tracking/tracking-event.ts';
import { consentsAskedFor } from '#domain/withdrawal/withdrawal-consent.ts';
import type { Builder, QueryContext } from '#server/graphql/context.ts';
import type { MoneyTypes } from '#server/graphql/money.ts';
import { allowOrder } from '#server/limits/allow-order.ts';
import { tooManyQueries } from '#server/limits/too-many-requests.ts';
import { withdrawalStatements } from '#server/withdrawal/withdrawal-statements.ts';
import type { OrderOutcome } from '#shop/order/place-order.ts';
import type { SeenQuote } from '#shop/order/quote.ts';
import { orderFormFromInput, orderInputs } from './order-input.ts';
import { type OrderProblem, orderProblems } from './order-problems.ts';

type Placed = { status: 'success' | 'error'; number?: string; link?: string; errors: OrderProblem[] };

/** `orderQuote`: what the basket would cost, delivered so; `orderCreate`: the order, once for each key. */
export function orderOperations(builder: Builder, { money }: MoneyTypes): void {
  const input = orderInputs(builder);
  const quote = builder.objectRef<SeenQuote>('OrderQuote').implement({
    fields: (t) => ({
      total: t.field({ type: money, resolve: ({ totals }) => totals.total }),
      goods: t.field({ type: money, resolve: ({ totals }) => totals.goods }),
      rebate: t.field({ type: money, resolve: ({ totals }) => totals.rebate }),
      delivery: t.field({ type: money, resolve: ({ totals }) => totals.delivery }),
      payments: t.stringList({ resolve: ({ payments }) => payments }),
      problems: t.stringList({ resolve: ({ problems }) => problems }),
      consents: t.stringList({
        description: 'What is to be agreed to of the right of withdrawal; the words are on the checkout.',
        resolve: ({ lines }) => consentsAskedFor(lines),
      }),
      seen: t.exposeString('fingerprint', {
        description: 'Sent back with orderCreate: what the shopper saw.',
      }),
    }),
  });
  const problem = builder.objectRef<OrderProblem>('OrderProblem').implement({
    fields: (t) => ({ code: t.exposeString('code'), message: t.exposeString('message') }),
  });
  const placed = builder.objectRef<Placed>('OrderResult').implement({
    fields: (t) => ({
      status: t.exposeString('status'),
      number: t.string({ nullable: true, resolve: ({ number }) => number ?? null }),
      link: t.string({ nullable: true, resolve: ({ link }) => link ?? null }),
      errors: t.field({ type: [problem], resolve: ({ errors }) => errors }),
    }),
  });

  builder.queryField('orderQuote', (t) =>
    t.field({
      type: quote,
      args: { OrderInput: t.arg({ type: input.quote, required: true }) },
      resolve: async (_, { OrderInput: given }, context) =>
        context.shop.ordering.orders.quote(await context.ensureShopper(), {
          regionId: Number(given.country),
          deliveryMethod: given.deliveryMethod ?? undefined,
          prepaid: given.prepaid ?? true,
          payment: PAYMENTS.find((one) => one === given.payment),
        }),
    }),
  );
  builder.mutationField('orderCreate', (t) =>
    t.field({
      type: placed,
      args: { OrderInput: t.arg({ type: input.order, required: true }) },
      resolve: async (_, { OrderInput: given }, context): Promise<Placed> => {
        const wrong = orderProblems(given, context);
        if (wrong.length > 0) return { status: 'error', errors: wrong };
        const payment = PAYMENTS.find((one) => one === given.payment);
        if (!payment) return refusal('no_payment', context);
        const buyer = await context.ensureShopper();
        if (!(await allowOrder(context.shop, context.request.ip, buyer.session)))
          throw tooManyQueries(context.texts['error.tooMany']);
        const outcome = await context.shop.ordering.orders.place({
          ...buyer,
          key: given.key,
          fingerprint: given.seen,
          choice: orderFormFromInput(given, payment),
          consents: [
            {
              kind: 'terms',
              wording: context.texts['checkout.terms'],
              given: true,
            },
            ...withdrawalStatements(
              (consent) => given.withdrawalConsents?.includes(consent) ?? false,
              (key) => context.texts[key],
            ),
          ],
        });
        if (outcome.ok && !outcome.again) {
          context.shop.operations.metrics.orders.add();
          await trackOrder(outcome, context);
        }
        return sayOutcome(outcome, context);
      },
    }),
  );
}

const trackOrder = (
  { number, linkToken }: Extract<OrderOutcome, { ok: true }>,
  { shop, tracker }: QueryContext,
) =>
  tracker.note(async () => {
    const order = await shop.ordering.orders.findByLink(number, linkToken);
    return order && orderPlaced(order);
  });

function sayOutcome(outcome: OrderOutcome, context: QueryContext): Placed {
  const { shop, language } = context;
  if (outcome.ok) {
    const { number, linkToken } = outcome;
    return {
      status: 'success',
      number,
      link: shop.ordering.orders.linkOf(number, linkToken, language),
      errors: [],
    };
  }
  return refusal(outcome.problem, context);
}

const refusal = (code: keyof typeof ORDER_TEXTS, { texts }: QueryContext): Placed => ({
  status: 'error',
  errors: [{ code, message: texts[ORDER_TEXTS[code]] }],
});

const ORDER_TEXTS = {
  no_key: 'checkout.failed',
  key_reused: 'checkout.keyReused',
  empty: 'checkout.empty',
  changed: 'checkout.changed',
  no_delivery: 'checkout.noShippingMethod',
  no_payment: 'checkout.failed',
  no_point: 'checkout.noPoint',
  no_points: 'checkout.noPoints',
  no_consent: 'checkout.consentNeeded',
  too_large: 'checkout.failed',
} as const satisfies Record<Exclude<OrderOutcome, { ok: true }>['problem'], string>;
