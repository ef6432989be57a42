import type { FastifyInstance } from 'fastify';
import { cheapestOf, type ShippingMethod } from '#domain/delivery/shipping-methods.ts';
import type { FormValues } from '#domain/form/form-rules.ts';
import type { Payment } from '#domain/order/order.ts';
import { tidyPickupPointCode } from '#domain/pickup-points/pickup-points.ts';
import { pickupPointAddress } from '#islands/pickup-points/pickup-map/pickup-point-address.ts';
import { type DeliveryChoices, deliveryForm, shippingMethodValue } from '#pages/checkout/checkout-forms.ts';
import { checkoutPage } from '#pages/checkout/checkout-page.tsx';
import { DeliveryStep, FIND_POINT } from '#pages/checkout/delivery-step.tsx';
import { arrivalsOf } from '#server/delivery/arrivals.ts';
import { type FormOutcome, formRoute, type TakeForm } from '#server/form/form-route.ts';
import { problemsIn } from '#server/form/read-form.ts';
import type { RequestContext } from '#server/request/context.ts';
import { readFields } from '#server/request/fields.ts';
import type { Shop } from '#server/shop.ts';
import type { SeenQuote } from '#shop/order/quote.ts';
import { basketSummary } from './basket-summary.tsx';
import { regionOfDelivery } from './region-of-delivery.ts';

/** Second step: how it gets there, and how it is paid. */
export function deliveryStep(
  app: FastifyInstance,
  shop: Pick<Shop, 'settings' | 'catalogue' | 'delivery' | 'ordering'>,
): void {
  formRoute(app, shop, {
    path: ({ checkoutDelivery }) => checkoutDelivery,
    // Which ways there are is known once the form is taken, and what they ask for.
    fields: () => deliveryForm(),
    page: async (context, session, state) => {
      const entered = await shop.ordering.checkouts.load(session);
      if (!entered?.contact) return { leadTo: context.links.checkout };
      const quote = await quoteFor(shop, context, entered.contact);
      if (quote.lines.length === 0) return { leadTo: context.links.basket };
      const choices = choicesOf(shop, context, quote);
      const known = entered.delivery ?? (await shop.ordering.checkouts.lastChoice(session));
      const values = state?.values ?? chosenAtFirst(choices, { ...known, ...foundPoint(context, quote) });
      return checkoutPage(
        context.words('checkout.delivery'),
        'checkoutDelivery',
        <DeliveryStep
          choices={choices}
          state={{ ...state, values }}
          point={await pointField(shop, quote, values)}
        />,
        await basketSummary(shop, context, quote, true),
      );
    },
    aside: (values, context) => findPoint(shop, values, context),
    take: take(shop),
  });
}

/** What the shopper chose before, where it is still offered; else the cheapest delivery, and the first way to pay. */
function chosenAtFirst({ shippingMethods, payments }: DeliveryChoices, known: FormValues): FormValues {
  const offered = shippingMethods.map(shippingMethodValue);
  const cheapest = cheapestOf(shippingMethods);
  const way = offered.find((one) => one === known.way) ?? (cheapest && shippingMethodValue(cheapest));
  const payment = payments.find((one) => one === known.payment) ?? payments[0];
  return { ...known, ...(way && { way }), ...(payment && { payment }) };
}

const ADVANCE: readonly Payment[] = ['gateway', 'transfer'];

const quoteFor = async (
  shop: Pick<Shop, 'ordering'>,
  context: RequestContext,
  contact: FormValues,
  shippingMethod?: Pick<ShippingMethod, 'method' | 'prepaid'>,
) =>
  shop.ordering.orders.quote(await context.ensureShopper(), {
    regionId: regionOfDelivery(contact),
    deliveryMethod: shippingMethod?.method,
    prepaid: shippingMethod?.prepaid,
    email: contact.email,
  });

/** Without JavaScript a point is found on a page of its own; what was filled in here waits meanwhile. */
async function findPoint(
  shop: Pick<Shop, 'ordering'>,
  values: FormValues,
  context: RequestContext,
): Promise<FormOutcome | undefined> {
  const { request, links } = context;
  const method = readFields(request)(FIND_POINT);
  if (!method) return undefined;
  await shop.ordering.checkouts.saveDelivery(await context.ensureSession(), values);
  return { goOn: `${links.pickupPoints}?${new URLSearchParams({ method, back: links.checkoutDelivery })}` };
}

/** That page leads back with the point's code. */
function foundPoint({ request }: RequestContext, { shippingMethods }: SeenQuote): FormValues {
  const code = readFields(request)('pickup_point');
  const shippingMethod = shippingMethods.find(({ kind }) => kind === 'point');
  return code && shippingMethod ? { pickup_point: code, way: shippingMethodValue(shippingMethod) } : {};
}

async function pointField(
  shop: Pick<Shop, 'settings' | 'delivery'>,
  { shippingMethods, regionId }: SeenQuote,
  values: FormValues,
) {
  const shippingMethod = shippingMethods.find(({ kind }) => kind === 'point');
  if (!shippingMethod) return undefined;
  const code = tidyPickupPointCode(values.pickup_point ?? '');
  const point = code ? await shop.delivery.pickupPoints.find(shippingMethod.method, code) : undefined;
  const value = { code, name: point?.name ?? '', address: point ? pickupPointAddress(point) : '' };
  const { map } = shop.settings.config;
  return { method: shippingMethod.method, region: regionId, value, ...(map?.tiles && { tiles: map.tiles }) };
}

/** The ways, and how what is paid before can be paid; where nothing is to be paid, nobody is asked. */
function choicesOf(
  shop: Pick<Shop, 'settings' | 'ordering'>,
  context: RequestContext,
  quote: SeenQuote,
): DeliveryChoices {
  const { shippingMethods, totals } = quote;
  const arrivals = arrivalsOf(shop, context, quote);
  const paid = shippingMethods.filter(({ prepaid, cost }) => prepaid && cost + totals.total.gross > 0);
  const { offered } = shop.ordering.payments;
  return {
    shippingMethods: shippingMethods.map((method) => ({ ...method, arrival: arrivals(method) })),
    paid,
    payments: paid.length > 0 ? ADVANCE.filter((one) => offered.includes(one)) : [],
  };
}

const take =
  (shop: Pick<Shop, 'settings' | 'delivery' | 'ordering'>): TakeForm =>
  async (values, context, session) => {
    const { texts, links } = context;
    const entered = await shop.ordering.checkouts.load(session);
    if (!entered?.contact) return { goOn: links.checkout };
    const shippingMethod = readShippingMethod(values.way ?? '');
    const quote = await quoteFor(shop, context, entered.contact, shippingMethod);
    const pickupPoint = tidyPickupPointCode(values.pickup_point ?? '');
    const [only, ...others] = quote.payments;
    const payment = others.length === 0 ? only : quote.payments.find((one) => one === values.payment);
    const problems = await problemsOf(shop, values, quote, context);
    if (Object.keys(problems).length > 0) return { problems };
    // Where nothing is left to pay, nothing can be asked for at the door.
    if (!quote.shippingMethod || !payment) return { problems: { way: texts['form.choose'] } };
    await shop.ordering.checkouts.saveDelivery(await context.ensureSession(), {
      way: shippingMethodValue(quote.shippingMethod),
      payment,
      pickup_point: quote.shippingMethod.kind === 'point' ? pickupPoint : '',
      note: (values.note ?? '').trim(),
    });
    return { goOn: links.checkoutSummary };
  };

/** Whether this basket can be sent and paid for as was chosen for another one. */
export async function canBeDelivered(
  shop: Pick<Shop, 'settings' | 'delivery' | 'ordering'>,
  context: RequestContext,
  contact: FormValues,
  chosen: FormValues,
): Promise<boolean> {
  const quote = await quoteFor(shop, context, contact, readShippingMethod(chosen.way ?? ''));
  const isPaid = quote.payments.some((one) => one === chosen.payment);
  return isPaid && Object.keys(await problemsOf(shop, chosen, quote, context)).length === 0;
}

/** All that is missing, at once. */
async function problemsOf(
  shop: Pick<Shop, 'settings' | 'delivery' | 'ordering'>,
  values: FormValues,
  quote: SeenQuote,
  context: RequestContext,
) {
  const problems = problemsIn(shop, deliveryForm(choicesOf(shop, context, quote)), values, context);
  const code = tidyPickupPointCode(values.pickup_point ?? '');
  const isLost =
    quote.shippingMethod?.kind === 'point' &&
    !(await shop.delivery.pickupPoints.find(quote.shippingMethod.method, code));
  return isLost ? { ...problems, pickup_point: context.t('checkout.noPoint') } : problems;
}

/** 'courier:prepaid'; what is not of this shape is a way that no shop has. */
export function readShippingMethod(value: string): Pick<ShippingMethod, 'method' | 'prepaid'> {
  const [, method = '', paid] = value.match(/^(.+):(prepaid|on_delivery)$/) ?? [];
  return { method, prepaid: paid !== 'on_delivery' };
}
