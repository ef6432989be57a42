import type { OrderAddress, Payment } from '#domain/order/order.ts';
import { orderAddress } from '#domain/order/order-address.ts';
import type { Builder } from '#server/graphql/context.ts';
import type { OrderForm } from '#shop/order/order-request.ts';

type Given = string | null | undefined;
export type WireAddress = {
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
/** An order as a call sends it. */
export type OrderGiven = {
  email: string;
  phone?: Given;
  billing: WireAddress;
  delivery?: WireAddress | null | undefined;
  deliveryMethod: string;
  prepaid?: boolean | null | undefined;
  pickupPoint?: Given;
  note?: Given;
};

/** What was sent, as an order has it. */
export function orderFormFromInput(given: OrderGiven, payment: Payment): OrderForm {
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

function addressOf({ companyName, country, ...address }: WireAddress): OrderAddress {
  return orderAddress({
    firstname: address.firstname ?? '',
    lastname: address.lastname ?? '',
    company: companyName ?? '',
    taxNumber: address.taxNumber ?? '',
    street: address.street ?? '',
    streetNumber: address.streetNumber ?? '',
    zipcode: address.zipcode ?? '',
    city: address.city ?? '',
    phone: address.phone ?? '',
    regionId: Number(country),
  });
}

export function orderInputs(builder: Builder) {
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
      payment: t.string({ required: true, description: 'One of the payments of orderQuote.' }),
      note: t.string(),
      withdrawalConsents: t.stringList({
        description: 'Those of the consents of orderQuote that the shopper has given.',
      }),
    }),
  });
  return { quote, order };
}
