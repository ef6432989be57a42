import { checkForm } from '#domain/form/check-form.ts';
import { countryOf } from '#domain/form/country.ts';
import { normaliseZipcode } from '#domain/form/zipcode.ts';
import { type OrderAddress, PAYMENTS, type Payment } from '#domain/order/order.ts';
import { dateOf } from '#domain/time/zone.ts';
import { addressFields } from '#pages/forms/address-fields.ts';
import { textsFor } from '#server/pages/render.tsx';
import { offerMoment } from '#server/visit.ts';
import { isPhone } from '#shop/clients/phone.ts';
import type { OrderForm, OrderOutcome } from '#shop/orders/place-order.ts';
import type { SeenQuote } from '#shop/orders/quote.ts';
import { problemMessage } from '#texts/errors/problem-message.ts';
import type { Builder, QueryContext } from './context.ts';
import type { MoneyTypes } from './money.ts';

type Given = string | null | undefined;
type WireAddress = {
  [field in
    | 'firstname'
    | 'lastname'
    | 'companyName'
    | 'taxNumber'
    | 'street'
    | 'streetNumber'
    | 'zipcode'
    | 'city'
    | 'phone']?: Given;
} & {
  country: string | number;
};
type Problem = { code: string; message: string };
type Placed = { status: 'success' | 'error'; number?: string; link?: string; errors: Problem[] };

/** `orderQuote`: what the basket would cost, delivered so; `orderCreate`: the order, once for each key. */
export function orderOperations(builder: Builder, { money }: MoneyTypes): void {
  const input = inputTypes(builder);
  const quote = builder.objectRef<SeenQuote>('OrderQuote').implement({
    fields: (t) => ({
      total: t.field({ type: money, resolve: ({ totals }) => totals.total }),
      goods: t.field({ type: money, resolve: ({ totals }) => totals.goods }),
      rebate: t.field({ type: money, resolve: ({ totals }) => totals.rebate }),
      delivery: t.field({ type: money, resolve: ({ totals }) => totals.delivery }),
      payments: t.stringList({ resolve: ({ payments }) => payments }),
      problems: t.stringList({ resolve: ({ problems }) => problems }),
      seen: t.exposeString('fingerprint', {
        description: 'Sent back with orderCreate: what the shopper saw.',
      }),
    }),
  });
  const problem = builder.objectRef<Problem>('OrderProblem').implement({
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
        context.shop.orders.quote(await buyerOf(context), {
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
        const wrong = [
          ...addressProblems(given.billing, 'invoice', context),
          ...(given.delivery ? addressProblems(given.delivery, 'delivery', context) : []),
          ...contactProblems(given, context),
        ];
        if (wrong.length > 0) return { status: 'error', errors: wrong };
        const payment = PAYMENTS.find((one) => one === given.payment);
        if (!payment) return refusal('no_payment', context);
        return sayOutcome(
          await context.shop.orders.place({
            ...(await buyerOf(context)),
            key: given.key,
            fingerprint: given.seen,
            choice: orderForm(given, payment),
            consents: [
              {
                kind: 'terms',
                wording: textsFor(context.shop, context.visit)['checkout.terms'],
                given: true,
              },
            ],
          }),
          context,
        );
      },
    }),
  );
}

async function buyerOf({ shop, visit, ensureSession }: QueryContext) {
  const { language, currency } = visit;
  const moment = offerMoment(visit, shop.config, shop.clock());
  return { session: await ensureSession(), language, currency, moment };
}

type OrderGiven = {
  email: string;
  phone?: Given;
  billing: WireAddress;
  delivery?: WireAddress | null | undefined;
  deliveryMethod: string;
  prepaid?: boolean | null | undefined;
  pickupPoint?: Given;
  note?: Given;
};

function orderForm(given: OrderGiven, payment: Payment): OrderForm {
  const delivery = given.delivery ?? given.billing;
  return {
    email: given.email.trim(),
    phone: given.phone ?? undefined,
    billing: addressOf(given.billing),
    delivery: addressOf(delivery),
    regionId: Number(delivery.country),
    deliveryMethod: given.deliveryMethod,
    prepaid: given.prepaid ?? true,
    pickupPoint: given.pickupPoint ?? undefined,
    payment,
    note: given.note?.slice(0, 2000) || undefined,
  };
}

function addressOf(address: WireAddress): OrderAddress {
  const country = countryOf(Number(address.country)) ?? '';
  const said = (field: Exclude<keyof WireAddress, 'country'>) => (address[field] ?? '').trim();
  const optional = {
    company: said('companyName'),
    taxNumber: said('taxNumber'),
    streetNumber: said('streetNumber'),
    phone: said('phone'),
  };
  return {
    firstname: said('firstname'),
    lastname: said('lastname'),
    street: said('street'),
    zipcode: normaliseZipcode(said('zipcode'), country),
    city: said('city'),
    country,
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value)),
  };
}

/** The same checks as in the form of the checkout. */
function addressProblems(
  address: WireAddress,
  part: 'invoice' | 'delivery',
  context: QueryContext,
): Problem[] {
  const { shop, visit } = context;
  const setting = { language: visit.language, regions: shop.config.regions };
  const fields = addressFields(part, setting).filter(
    ({ type }) => type !== 'phone' && type !== 'phone_prefix',
  );
  return problemsOf(
    fields,
    {
      firstname: address.firstname ?? '',
      lastname: address.lastname ?? '',
      firm: address.companyName ?? '',
      nip: address.taxNumber ?? '',
      street: address.street ?? '',
      street_number: address.streetNumber ?? '',
      zipcode: address.zipcode ?? '',
      city: address.city ?? '',
      country: String(address.country),
    },
    context,
  );
}

const contactProblems = ({ email, phone }: Pick<OrderGiven, 'email' | 'phone'>, context: QueryContext) =>
  problemsOf(
    [
      { name: 'email', type: 'email', required: true, maxLength: 254 },
      { name: 'phone', type: 'phone', maxLength: 30 },
    ],
    { email, phone: phone ?? '' },
    context,
  );

function problemsOf(
  fields: Parameters<typeof checkForm>[0],
  values: Parameters<typeof checkForm>[1],
  { shop, visit }: QueryContext,
): Problem[] {
  const today = dateOf(shop.clock(), shop.config.timeZone);
  const texts = textsFor(shop, visit);
  return [...checkForm(fields, values, { countryOf, isPhone, today }).values()].map((problem) => ({
    code: 'code' in problem ? problem.code : problem.basic,
    message: problemMessage(texts, visit.language, problem),
  }));
}

function sayOutcome(outcome: OrderOutcome, context: QueryContext): Placed {
  const { shop, visit } = context;
  if (outcome.ok) {
    const { number, linkToken } = outcome;
    return {
      status: 'success',
      number,
      link: shop.orders.linkOf(number, linkToken, visit.language),
      errors: [],
    };
  }
  return refusal(outcome.problem, context);
}

const refusal = (code: keyof typeof ORDER_TEXTS, { shop, visit }: QueryContext): Placed => ({
  status: 'error',
  errors: [{ code, message: textsFor(shop, visit)[ORDER_TEXTS[code]] }],
});

const ORDER_TEXTS = {
  no_key: 'checkout.failed',
  key_reused: 'checkout.keyReused',
  empty: 'checkout.empty',
  changed: 'checkout.changed',
  no_delivery: 'checkout.noWay',
  no_payment: 'checkout.failed',
  no_point: 'checkout.noPoint',
  no_points: 'checkout.noPoints',
  too_large: 'checkout.failed',
} as const satisfies Record<Exclude<OrderOutcome, { ok: true }>['problem'], string>;

function inputTypes(builder: Builder) {
  const address = builder.inputType('OrderAddressInput', {
    fields: (t) => ({
      firstname: t.string(),
      lastname: t.string(),
      companyName: t.string(),
      taxNumber: t.string(),
      street: t.string(),
      streetNumber: t.string(),
      zipcode: t.string(),
      city: t.string(),
      phone: t.string(),
      country: t.id({ required: true, description: 'A region id.' }),
    }),
  });
  const quote = builder.inputType('OrderQuoteInput', {
    fields: (t) => ({
      country: t.id({ required: true, description: 'The region id of the delivery.' }),
      deliveryMethod: t.string(),
      prepaid: t.boolean(),
      payment: t.string(),
    }),
  });
  const order = builder.inputType('OrderInput', {
    fields: (t) => ({
      key: t.string({ required: true, description: '43 letters of base64url: one key, one order.' }),
      seen: t.string({ required: true }),
      email: t.string({ required: true }),
      phone: t.string(),
      billing: t.field({ type: address, required: true }),
      delivery: t.field({ type: address }),
      deliveryMethod: t.string({ required: true }),
      prepaid: t.boolean(),
      pickupPoint: t.string(),
      payment: t.string({ required: true, description: PAYMENTS.join(', ') }),
      note: t.string(),
    }),
  });
  return { quote, order };
}
