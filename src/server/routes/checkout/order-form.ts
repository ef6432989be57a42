import { isYes } from '#contract/form/yes.ts';
import type { FormValues } from '#domain/form/form-rules.ts';
import { joinPhone } from '#domain/form/linked-fields.ts';
import { type OrderAddress, PAYMENTS } from '#domain/order/order.ts';
import { orderAddress } from '#domain/order/order-address.ts';
import { INVOICE, OTHER_INVOICE } from '#pages/checkout/checkout-forms.ts';
import type { OrderForm } from '#shop/order/order-request.ts';
import { readShippingMethod } from './delivery.tsx';
import { regionOfDelivery } from './region-of-delivery.ts';

/** What was filled in, as an order has it. */
export function orderFormFromCheckout(contact: FormValues, delivery: FormValues): OrderForm {
  const phone = joinPhone(contact.phone_prefix ?? '', contact.phone ?? '') || undefined;
  const isOther = isYes(contact[OTHER_INVOICE]);
  const { method, prepaid } = readShippingMethod(delivery.way ?? '');
  return {
    email: contact.email ?? '',
    phone,
    billing: addressOf(contact, isOther ? INVOICE : ''),
    delivery: addressOf(contact, ''),
    regionId: regionOfDelivery(contact),
    deliveryMethod: method,
    prepaid,
    pickupPoint: delivery.pickup_point || undefined,
    payment: PAYMENTS.find((one) => one === delivery.payment) ?? 'transfer',
    note: delivery.note || undefined,
  };
}

function addressOf(contact: FormValues, prefix: string): OrderAddress {
  const said = (name: string) => contact[prefix + name] ?? '';
  return orderAddress({
    firstname: said('firstname'),
    lastname: said('lastname'),
    company: said('firm'),
    taxNumber: said('nip'),
    street: said('street'),
    streetNumber: said('street_number'),
    zipcode: said('zipcode'),
    city: said('city'),
    regionId: Number(said('country')),
  });
}
