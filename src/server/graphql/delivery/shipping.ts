import { GraphQLError } from 'graphql';
import type { Arrival } from '#domain/delivery/arrival.ts';
import type { ShippingTime } from '#domain/delivery/dispatch.ts';
import type { ShippingMethod } from '#domain/delivery/shipping-methods.ts';
import { type DatedMethod, type Shipping, shippingOf } from '#server/delivery/parcel.ts';
import type { Builder, QueryContext } from '#server/graphql/context.ts';
import type { MoneyTypes } from '#server/graphql/money.ts';
import { sayArrival } from '#ui/delivery/say-arrival.ts';
import { speak } from '#ui/shop-view/shop-view.tsx';
import { basketLines, productLines } from './shipping-lines.ts';

type Known = Extract<ShippingTime, { unknownTime: false }>;

/** `shipping`: when a parcel leaves, and how it can be delivered at what cost (spec §3 Shipping time result). */
export function shippingQuery(builder: Builder, moneyTypes: MoneyTypes): void {
  const time = timeType(builder);
  const shippingMethod = shippingMethodType(builder, moneyTypes);
  const result = builder.objectRef<Shipping>('Shipping').implement({
    fields: (t) => ({
      shippingTime: t.field({ type: time, resolve: (found) => found.time }),
      shipping: t.field({ type: [shippingMethod], resolve: ({ shippingMethods }) => shippingMethods }),
      arrival: t.string({
        nullable: true,
        description: 'When it is there by the cheapest way, in words.',
        resolve: ({ arrival }, _, context) => inWords(arrival, context),
      }),
    }),
  });
  const input = inputType(builder);

  builder.queryField('shipping', (t) =>
    t.field({
      type: result,
      args: { ShippingInput: t.arg({ type: input, required: true }) },
      resolve: async (_, { ShippingInput: { mode, products } }, context) => {
        if (mode !== 'basket' && !products?.length)
          throw new GraphQLError('shipping: products are expected in the mode product.');
        const lines =
          mode === 'basket' ? await basketLines(context) : await productLines(products ?? [], context);
        return shippingOf(context.shop, context, lines);
      },
    }),
  );
}

function timeType(builder: Builder) {
  const left = builder.objectRef<Known>('TimeLeft').implement({
    fields: (t) => ({
      days: t.exposeInt('days'),
      hours: t.exposeInt('hours'),
      minutes: t.exposeInt('minutes'),
    }),
  });
  const within = builder.objectRef<Known>('ShippingDay').implement({
    fields: (t) => ({
      time: t.field({ type: left, resolve: (known) => known }),
      weekDay: t.exposeInt('weekDay', { description: '1 is Monday, 7 Sunday, 0 today.' }),
      weekAmount: t.exposeInt('weekAmount'),
      today: t.exposeBoolean('today'),
    }),
  });
  return builder.objectRef<ShippingTime>('ShippingTime').implement({
    fields: (t) => ({
      shippingTime: t.field({ type: within, nullable: true, resolve: known }),
      time: t.string({ nullable: true, resolve: (shipping) => known(shipping)?.time ?? null }),
      unknownTime: t.boolean({ resolve: ({ unknownTime }) => unknownTime }),
      todayShipmentDeadline: t.string({
        nullable: true,
        resolve: (shipping) => known(shipping)?.todayShipmentDeadline ?? null,
      }),
      at: t.float({
        nullable: true,
        description: 'The moment behind time, in milliseconds.',
        resolve: (shipping) => known(shipping)?.at ?? null,
      }),
      deadlineAt: t.float({
        nullable: true,
        description: 'The moment behind todayShipmentDeadline, in milliseconds.',
        resolve: (shipping) => known(shipping)?.deadlineAt ?? null,
      }),
    }),
  });
}

const known = (shipping: ShippingTime): Known | null => (shipping.unknownTime ? null : shipping);

function shippingMethodType(builder: Builder, { amount }: MoneyTypes) {
  const courier = builder.objectRef<ShippingMethod>('Courier').implement({
    fields: (t) => ({
      icon: t.string({ resolve: ({ icon }) => (icon ? `/gfx/icons.svg#${icon}` : '') }),
      name: t.exposeString('name'),
    }),
  });
  return builder.objectRef<DatedMethod>('ShippingWay').implement({
    fields: (t) => ({
      courier: t.field({ type: courier, resolve: (shippingMethod) => shippingMethod }),
      prepaid: t.exposeBoolean('prepaid', { description: 'false: paid for on delivery.' }),
      cost: t.field({ type: amount, resolve: ({ cost }) => ({ minor: cost }) }),
      deliveryTime: t.string({
        resolve: (shippingMethod, _, context) => daysInWords(shippingMethod, context),
      }),
      arrival: t.string({
        nullable: true,
        description: 'When it is there, in words.',
        resolve: ({ arrival }, _, context) => inWords(arrival, context),
      }),
    }),
  });
}

function inputType(builder: Builder) {
  const mode = builder.enumType('ShippingMode', { values: ['product', 'basket'] as const });
  const part = builder.inputType('ShippingBundlePartInput', {
    fields: (t) => ({ id: t.id({ required: true }), size: t.string() }),
  });
  const product = builder.inputType('ShippingProductInput', {
    fields: (t) => ({
      id: t.id({ required: true }),
      size: t.string(),
      quantity: t.float(),
      bundleParts: t.field({ type: [part] }),
    }),
  });
  return builder.inputType('ShippingInput', {
    fields: (t) => ({ mode: t.field({ type: mode }), products: t.field({ type: [product] }) }),
  });
}

const inWords = (arrival: Arrival | undefined, { view }: QueryContext) =>
  arrival ? sayArrival(arrival, speak(view)) : null;

/** '1–2 days', '3 days', 'up to 1 day', 'at once'. */
function daysInWords({ daysMin: from, daysMax: n }: ShippingMethod, { t }: QueryContext): string {
  if (n === 0) return t('shipping.atOnce');
  if (from === n) return t('shipping.days', { n });
  return t(from === 0 ? 'shipping.withinDays' : 'shipping.dayRange', { from, n });
}
