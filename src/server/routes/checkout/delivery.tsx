import type { FastifyInstance } from 'fastify';
import type { ShippingMethod } from '#domain/delivery/shipping-methods.ts';
import type { FormValues } from '#domain/form/form-rules.ts';
import type { Payment } from '#domain/order/order.ts';
import { tidyPickupPointCode } from '#domain/pickup-points/pickup-points.ts';
import { pickupPointAddress } from '#islands/pickup-points/pickup-map/pickup-point-address.ts';
import { type DeliveryChoices, deliveryForm, shippingMethodValue } from '#pages/checkout/checkout-forms.ts';
import { checkoutPage } from '#pages/checkout/checkout-page.tsx';
import { DeliveryStep, FIND_POINT } from '#pages/checkout/delivery-step.tsx';
import { type FormOutcome, formRoute } from '#server/form/form-route.ts';
import type { FormVisit } from '#server/form/form-visit.ts';
import { problemsIn } from '#server/form/read-form.ts';
import { readFields } from '#server/request/fields.ts';
import type { Shop } from '#server/shop.ts';
import type { SeenQuote } from '#shop/order/quote.ts';
import { basketSummary } from './basket-summary.tsx';
import { buyerAt, regionOfDelivery } from './checkout-visit.ts';

/** Second step: how it gets there, and how it is paid. */
export function deliveryStep(app: FastifyInstance, shop: Shop): void {
  formRoute(app, shop, {
    path: ({ checkoutDelivery }) => checkoutDelivery,
    // Which ways there are is known once the form is taken, and what they ask for.
    fields: () => deliveryForm(),
    page: async (visit, state) => {
      const entered = await shop.checkouts.load(visit.session);
      if (!entered?.contact) return { leadTo: visit.links.checkout };
      const quote = await quoteFor(visit, entered.contact);
      if (quote.lines.length === 0) return { leadTo: visit.links.basket };
      const values = state?.values ?? { ...entered.delivery, ...foundPoint(visit, quote) };
      return checkoutPage(
        visit.words('checkout.delivery'),
        'checkoutDelivery',
        <DeliveryStep
          choices={choicesOf(quote, visit)}
          state={{ ...state, values }}
          point={await pointField(visit, quote, values)}
        />,
        await basketSummary(visit, quote),
      );
    },
    aside: findPoint,
    take,
  });
}

const ADVANCE: readonly Payment[] = ['gateway', 'transfer'];

const quoteFor = async (
  visit: FormVisit,
  contact: FormValues,
  shippingMethod?: Pick<ShippingMethod, 'method' | 'prepaid'>,
) =>
  visit.shop.orders.quote(await buyerAt(visit), {
    regionId: regionOfDelivery(contact),
    deliveryMethod: shippingMethod?.method,
    prepaid: shippingMethod?.prepaid,
    email: contact.email,
  });

/** Without JavaScript a point is found on a page of its own; what was filled in here waits meanwhile. */
async function findPoint(values: FormValues, visit: FormVisit): Promise<FormOutcome | undefined> {
  const { request, shop, links } = visit;
  const method = readFields(request)(FIND_POINT);
  if (!method) return undefined;
  const { session } = await buyerAt(visit);
  await shop.checkouts.saveDelivery(session, values);
  return { goOn: `${links.pickupPoints}?${new URLSearchParams({ method, back: links.checkoutDelivery })}` };
}

/** That page leads back with the point's code. */
function foundPoint({ request }: FormVisit, { shippingMethods }: SeenQuote): FormValues {
  const code = readFields(request)('pickup_point');
  const shippingMethod = shippingMethods.find(({ kind }) => kind === 'point');
  return code && shippingMethod ? { pickup_point: code, way: shippingMethodValue(shippingMethod) } : {};
}

async function pointField({ shop }: FormVisit, { shippingMethods, regionId }: SeenQuote, values: FormValues) {
  const shippingMethod = shippingMethods.find(({ kind }) => kind === 'point');
  if (!shippingMethod) return undefined;
  const code = tidyPickupPointCode(values.pickup_point ?? '');
  const point = code ? await shop.pickupPoints.find(shippingMethod.method, code) : undefined;
  const value = { code, name: point?.name ?? '', address: point ? pickupPointAddress(point) : '' };
  const { map } = shop.config;
  return { method: shippingMethod.method, region: regionId, value, ...(map?.tiles && { tiles: map.tiles }) };
}

/** The ways, and how what is paid before can be paid; where nothing is to be paid, nobody is asked. */
function choicesOf({ shippingMethods, totals }: SeenQuote, { shop }: FormVisit): DeliveryChoices {
  const paid = shippingMethods.filter(({ prepaid, cost }) => prepaid && cost + totals.total.gross > 0);
  const { offered } = shop.payments;
  return {
    shippingMethods,
    paid,
    payments: paid.length > 0 ? ADVANCE.filter((one) => offered.includes(one)) : [],
  };
}

async function take(values: FormValues, visit: FormVisit): Promise<FormOutcome> {
  const { shop, texts, links } = visit;
  const entered = await shop.checkouts.load(visit.session);
  if (!entered?.contact) return { goOn: links.checkout };
  const shippingMethod = readShippingMethod(values.way ?? '');
  const quote = await quoteFor(visit, entered.contact, shippingMethod);
  const pickupPoint = tidyPickupPointCode(values.pickup_point ?? '');
  const [only, ...others] = quote.payments;
  const payment = others.length === 0 ? only : quote.payments.find((one) => one === values.payment);
  const problems = await problemsOf(values, quote, visit);
  if (Object.keys(problems).length > 0) return { problems };
  // Where nothing is left to pay, nothing can be asked for at the door.
  if (!quote.shippingMethod || !payment) return { problems: { way: texts['form.choose'] } };
  const { session } = await buyerAt(visit);
  await shop.checkouts.saveDelivery(session, {
    way: shippingMethodValue(quote.shippingMethod),
    payment,
    pickup_point: quote.shippingMethod.kind === 'point' ? pickupPoint : '',
    note: (values.note ?? '').trim(),
  });
  return { goOn: links.checkoutSummary };
}

/** All that is missing, at once. */
async function problemsOf(values: FormValues, quote: SeenQuote, visit: FormVisit) {
  const problems = problemsIn(deliveryForm(choicesOf(quote, visit)), values, visit);
  const code = tidyPickupPointCode(values.pickup_point ?? '');
  const isLost =
    quote.shippingMethod?.kind === 'point' &&
    !(await visit.shop.pickupPoints.find(quote.shippingMethod.method, code));
  return isLost ? { ...problems, pickup_point: visit.t('checkout.noPoint') } : problems;
}

/** 'courier:prepaid'; what is not of this shape is a way that no shop has. */
export function readShippingMethod(value: string): Pick<ShippingMethod, 'method' | 'prepaid'> {
  const [, method = '', paid] = value.match(/^(.+):(prepaid|on_delivery)$/) ?? [];
  return { method, prepaid: paid !== 'on_delivery' };
}
