import type { ShownLine, ShownMoney, ShownOrder } from '#shop/order/desk/shown-order.ts';
import type { ListedOrder } from '#shop/order/list/listed-order.ts';
import type { AdminBuilder } from './admin-context.ts';

/** An order as its readers see it: what the token has no right to is null. */
export function orderTypes(builder: AdminBuilder) {
  const address = builder.objectRef<ShownOrder['recipient']['address']>('Address').implement({
    fields: (t) => ({
      firstname: t.exposeString('firstname'),
      lastname: t.exposeString('lastname'),
      company: t.exposeString('company', { nullable: true }),
      taxNumber: t.exposeString('taxNumber', { nullable: true }),
      street: t.exposeString('street'),
      streetNumber: t.exposeString('streetNumber', { nullable: true }),
      zipcode: t.exposeString('zipcode'),
      city: t.exposeString('city'),
      country: t.exposeString('country', { description: "'PL'" }),
    }),
  });
  const line = builder.objectRef<ShownLine>('OrderLine').implement({
    description: 'Amounts are whole minor units (1234 is 12.34); null without the right money.read.',
    fields: (t) => ({
      id: t.exposeInt('id'),
      productId: t.exposeInt('productId', { nullable: true }),
      sizeId: t.exposeInt('sizeId', { nullable: true }),
      name: t.exposeString('name'),
      sizeName: t.exposeString('sizeName'),
      unit: t.exposeString('unit'),
      ean: t.exposeString('ean', { nullable: true }),
      code: t.exposeString('code', { nullable: true }),
      ordered: t.float({ resolve: ({ counts }) => counts.ordered }),
      open: t.float({
        description: 'What is in no parcel yet, and was not cancelled.',
        resolve: ({ counts }) => counts.open,
      }),
      gross: t.int({ nullable: true, resolve: ({ price }) => price?.gross ?? null }),
      net: t.int({ nullable: true, resolve: ({ price }) => price?.net ?? null }),
      taxBasisPoints: t.int({ nullable: true, resolve: ({ price }) => price?.taxBasisPoints ?? null }),
    }),
  });
  const parcel = builder.objectRef<ShownOrder['parcels'][number]>('Parcel').implement({
    fields: (t) => ({
      id: t.exposeInt('id'),
      number: t.exposeInt('number', { description: 'Counts within the order.' }),
      state: t.exposeString('state', { description: 'packing, packed, sent, delivered, lost or back' }),
      method: t.exposeString('methodName'),
      trackingNumber: t.exposeString('trackingNumber', { nullable: true }),
      trackingLink: t.exposeString('trackingLink', { nullable: true }),
      sentAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ sentAt }) => sentAt }),
    }),
  });
  const money = builder.objectRef<ShownMoney>('OrderMoney').implement({
    description: 'In whole minor units of the order’s currency.',
    fields: (t) => ({
      state: t.exposeString('state'),
      total: t.int({ resolve: ({ totals }) => totals.total }),
      delivery: t.int({ resolve: ({ totals }) => totals.delivery }),
      due: t.exposeInt('due'),
      received: t.exposeInt('received'),
      refunded: t.exposeInt('refunded'),
      balance: t.exposeInt('balance', { description: 'Below zero: so much is missing.' }),
      refundable: t.exposeInt('refundable'),
    }),
  });
  const order = builder.objectRef<ShownOrder>('Order').implement({
    fields: (t) => ({
      number: t.exposeString('number'),
      version: t.exposeInt('version', {
        description: 'Sent back with a change, it is refused where somebody else was quicker.',
      }),
      stage: t.exposeString('stage'),
      held: t.exposeString('held', { nullable: true, description: 'Why nothing of it is to be packed.' }),
      createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
      language: t.exposeString('language'),
      currency: t.exposeString('currency'),
      payment: t.exposeString('payment'),
      deliveryMethod: t.exposeString('deliveryName'),
      pickupPoint: t.exposeString('pickupPoint', { nullable: true }),
      note: t.exposeString('note', { nullable: true, description: 'What the shopper wrote with it.' }),
      recipient: t.field({ type: address, resolve: (one) => one.recipient.address }),
      recipientPhone: t.string({ nullable: true, resolve: (one) => one.recipient.phone }),
      email: t.string({
        nullable: true,
        description: 'With the right client.read.',
        resolve: ({ client }) => client?.email ?? null,
      }),
      billing: t.field({
        type: address,
        nullable: true,
        description: 'With the right client.read.',
        resolve: ({ client }) => client?.billing ?? null,
      }),
      clientId: t.int({ nullable: true, resolve: ({ client }) => client?.id ?? null }),
      lines: t.field({ type: [line], resolve: ({ lines }) => lines }),
      parcels: t.field({ type: [parcel], resolve: ({ parcels }) => parcels }),
      money: t.field({ type: money, nullable: true, resolve: (one) => one.money ?? null }),
    }),
  });
  const listed = builder.objectRef<ListedOrder>('ListedOrder').implement({
    fields: (t) => ({
      number: t.exposeString('number'),
      createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
      stage: t.exposeString('stage'),
      held: t.exposeString('held', { nullable: true }),
      recipient: t.exposeString('name'),
      deliveryMethod: t.exposeString('deliveryMethodName'),
      payment: t.exposeString('paymentMethod'),
      currency: t.exposeString('currency'),
      total: t.int({ nullable: true, resolve: (one) => one.money?.totalGross ?? null }),
      moneyState: t.string({ nullable: true, resolve: (one) => one.money?.moneyState ?? null }),
    }),
  });
  return { order, listed };
}

export type OrderTypes = ReturnType<typeof orderTypes>;
