import { gramsOf } from '#contract/panel/packing-form.ts';
import type { AnyAction } from '#domain/order/action-rights.ts';
import { RETURN_REASONS } from '#domain/order/order-facts.ts';
import { exactly } from '#domain/order/parcels.ts';
import type { Minor } from '#domain/price/money.ts';
import { readAmount, readCost } from '#domain/price/read-amount.ts';
import { SUM, WAY_BACK } from '#pages/panel/order/field-names.ts';
import {
  editableLines,
  linesOfReturn,
  refundableLines,
  returnableLines,
} from '#pages/panel/order/lines-for-actions.ts';
import type { Desk } from '#shop/order/desk/desk.ts';
import type { DeskActor } from '#shop/order/desk/desk-actor.ts';
import type { ActOutcome, ActRequest } from '#shop/order/desk/outcome.ts';
import type { ShownOrder } from '#shop/order/desk/shown-order.ts';
import type { PanelWords } from '#ui/panel/panel-view.tsx';

/** A form as it was sent: what it is about, and what stands in its fields. */
export type Sent = {
  actor: DeskActor;
  request: ActRequest;
  order: ShownOrder;
  id: number;
  text: (name: string) => string;
  /** Whether somebody changed the field. */
  isTouched: (name: string) => boolean;
  t: PanelWords;
  money: (amount: Minor) => string;
  /** What was found of the name that was typed. */
  found: readonly { value: string; label: string }[];
};

/** What it would come to, or mean, to be agreed to first; `sum` is sent along with the form that agrees. */
export type Preview = { said: string; sum: string };

type Work = (desk: Desk, sent: Sent) => Promise<ActOutcome | Preview>;

/** What each form of an order's page does. Whoever may do it, and whether it is possible, the desk decides. */
export const ORDER_ACTIONS: Record<Exclude<AnyAction, 'scan'>, Work> = {
  hold: (desk, { actor, request, text }) => desk.hold(actor, request, { reason: text('reason') }),
  release: (desk, { actor, request }) => desk.release(actor, request),
  note: (desk, { actor, request, text }) => desk.note(actor, request, { text: text('text') }),
  cancel: (desk, { actor, request }) => desk.cancel(actor, request),
  send_email: (desk, { actor, request, id }) => desk.sendEmail(actor, request, { emailId: id }),
  record_payment: async (desk, { actor, request, order, text, t, money }) => {
    const amount = amountIn(text('amount'));
    const payment = { amount, provider: 'manual', reference: text('reference') || null };
    const missing = Math.max(0, -(order.money?.balance ?? 0));
    const agreed = [amount, missing].join(' ');
    if (amount <= missing || text(SUM) === agreed) return desk.recordPayment(actor, request, payment);
    const tried = await desk.recordPayment(actor, { ...request, dryRun: true }, payment);
    if (!tried.ok || !tried.changed) return tried;
    const words = { amount: money(amount), missing: money(missing) };
    return { said: t('order.sum.record_payment', words), sum: agreed };
  },
  ask_refund: (desk, { actor, request, text }) =>
    desk.askRefund(actor, request, {
      ...{ amount: amountIn(text('amount')), reason: text('reason'), byHand: isByHand(text) },
    }),
  refund_lines: (desk, sent) =>
    refund(desk, sent, { lines: chosenLines(refundableLines(sent.order), sent.text) }),
  refund_whole: (desk, sent) => refund(desk, sent, { whole: true }),
  confirm_refund: (desk, { actor, request, id, text }) =>
    desk.confirmRefund(actor, request, {
      entryId: id,
      ...(text('reference') && { reference: text('reference') }),
    }),
  fail_refund: (desk, { actor, request, id, text }) =>
    desk.failRefund(actor, request, { entryId: id, reason: text('reason') }),
  reverse: (desk, { actor, request, id, text }) =>
    desk.reverse(actor, request, { entryId: id, reason: text('reason') }),
  start_parcel: (desk, { actor, request, text }) => desk.packAll(actor, request, packedAs(text)),
  start_unpaid: (desk, { actor, request, text }) =>
    desk.packAll(actor, request, { ...packedAs(text), evenUnpaid: true }),
  pack: (desk, { actor, request, id, text }) =>
    desk.pack(actor, request, { parcelId: id, ...packedAs(text) }),
  drop: (desk, { actor, request, id }) => desk.dropParcel(actor, request, { parcelId: id }),
  unpack: (desk, { actor, request, id }) => desk.unpack(actor, request, { parcelId: id }),
  order_label: (desk, { actor, request, id }) => desk.orderLabel(actor, request, { parcelId: id }),
  cancel_label: (desk, { actor, request, id }) => desk.cancelLabel(actor, request, { parcelId: id }),
  send: async (desk, { actor, request, id, text, t }) => {
    const [trackingNumber, trackingLink] = [text('tracking'), text('link') || undefined];
    const onlyNew = trackingNumber !== '' && text(SUM) !== trackingNumber;
    const outcome = await desk.send(actor, request, { parcelId: id, trackingNumber, trackingLink, onlyNew });
    if (outcome.ok || outcome.problem !== 'used_number') return outcome;
    return { said: t('order.sum.send', { number: trackingNumber }), sum: trackingNumber };
  },
  deliver: (desk, { actor, request, id }) => desk.deliver(actor, request, { parcelId: id }),
  lost: (desk, { actor, request, id }) => desk.lose(actor, request, { parcelId: id }),
  back: (desk, { actor, request, id }) => desk.takeBack(actor, request, { parcelId: id }),
  edit_lines: (desk, { actor, request, order, text }) =>
    desk.editLines(actor, request, {
      lines: editableLines(order).flatMap(({ id, counts }) => {
        const typed = text(`line_${id}`);
        const quantity = typed === '' ? Number.NaN : quantityIn(typed);
        return quantity === exactly(counts.ordered - counts.cancelled) ? [] : [{ lineId: id, quantity }];
      }),
    }),
  add_line: async (desk, sent) => {
    const { actor, request, order, text, t, money, found } = sent;
    const chosen =
      found.find(({ value }) => value === text('size')) ?? (found.length === 1 ? found[0] : undefined);
    if (found.length === 0) return { said: t('order.add.none', { words: text('search') }), sum: '' };
    if (!chosen) return { said: t('order.add.choose'), sum: '' };
    const added = { sizeId: Number(chosen.value), quantity: quantityIn(text('quantity')) };
    const reckoned = await desk.quoteAddition(actor, order.number, added);
    if (!reckoned.ok) return reckoned;
    const { worth, total } = reckoned;
    const agreed = [added.sizeId, added.quantity, worth, total].join(' ');
    if (text(SUM) === agreed) return desk.editLines(actor, request, { add: [added] });
    const words = { name: chosen.label, worth: money(worth), total: money(total) };
    return { said: t('order.sum.add_line', words), sum: agreed };
  },
  edit_address: (desk, { actor, request, order, text }) => {
    const { country, taxNumber } = order.recipient.address;
    const delivery = {
      ...addressIn(text, country),
      ...optional('phone', text('phone')),
      ...optional('taxNumber', taxNumber),
    };
    return desk.editAddress(actor, request, { delivery });
  },
  edit_contact: (desk, { actor, request, order, text }) => {
    const { client } = order;
    if (!client) return Promise.resolve({ ok: false, problem: 'forbidden' });
    const billing = {
      ...addressIn(text, client.billing.country),
      ...optional('phone', client.billing.phone),
      ...optional('taxNumber', text('taxNumber')),
    };
    return desk.editContact(actor, request, { email: text('email'), phone: text('phone'), billing });
  },
  edit_delivery: (desk, { actor, request, text, isTouched }) => {
    const asListed = isTouched('cost') && text('cost') === '';
    return desk.editDelivery(actor, request, {
      ...((isTouched('method') || asListed) && { method: text('method') }),
      ...(isTouched('point') && { pickupPoint: text('point') }),
      ...(isTouched('cost') && !asListed && { cost: costIn(text('cost')) }),
    });
  },
  open_return: (desk, { actor, request, order, text }) =>
    desk.announceReturn(actor, request, {
      lines: chosenLines(returnableLines(order), text),
      reason: RETURN_REASONS.find((reason) => reason === text('why')) ?? 'other',
      note: text('text'),
    }),
  receive: (desk, { actor, request, id }) => desk.receiveReturn(actor, request, { returnId: id }),
  check: (desk, { actor, request, order, id, text }) =>
    desk.checkReturn(actor, request, {
      returnId: id,
      lines: linesOfReturn(order, id).map(({ id: lineId }) => ({
        lineId,
        good: quantityIn(text(`good_${lineId}`)),
        damaged: quantityIn(text(`damaged_${lineId}`)),
        missing: quantityIn(text(`missing_${lineId}`)),
      })),
    }),
  settle: (desk, { actor, request, id, text }) =>
    desk.settleReturn(actor, request, {
      ...{ returnId: id, amount: costIn(text('amount')) },
      ...(text('reason') && { reason: text('reason') }),
    }),
  refuse: (desk, { actor, request, id, text }) =>
    desk.refuseReturn(actor, request, { returnId: id, reason: text('reason') }),
};

/** Asked for once its sum was shown, and is the same still. */
async function refund(
  desk: Desk,
  { actor, request, order, text, t, money }: Sent,
  wanted: { lines: { lineId: number; quantity: number }[] } | { whole: true },
): Promise<ActOutcome | Preview> {
  const reckoned = await desk.quoteRefund(actor, order.number, wanted);
  if (!reckoned.ok) return reckoned;
  const { amount } = reckoned;
  if (text(SUM) === String(amount))
    return desk.askRefund(actor, request, { ...wanted, reason: text('reason'), byHand: isByHand(text) });
  return { said: t('order.sum.refund', { amount: money(amount) }), sum: String(amount) };
}

const isByHand = (text: Sent['text']) => text(WAY_BACK) === 'hand';

/** The lines beside which a quantity was typed. */
const chosenLines = (lines: readonly { id: number }[], text: Sent['text']) =>
  lines.flatMap(({ id }) => {
    const quantity = quantityIn(text(`line_${id}`));
    return quantity === 0 ? [] : [{ lineId: id, quantity }];
  });

const addressIn = (text: Sent['text'], country: string) => ({
  ...{ firstname: text('firstname'), lastname: text('lastname'), street: text('street') },
  ...{ zipcode: text('zipcode'), city: text('city'), country },
  ...optional('company', text('company')),
  ...optional('streetNumber', text('streetNumber')),
});

/** What is no amount is none that the desk takes. */
const amountIn = (typed: string): number => readAmount(typed) ?? 0;

/** The same where nothing may be asked too. */
const costIn = (typed: string): number => readCost(typed) ?? -1;

/** What is no number is no quantity that the desk takes; nothing is none. */
const quantityIn = (typed: string): number => (typed === '' ? 0 : Number(typed.replace(',', '.')));

const packedAs = (text: Sent['text']) => {
  const grams = gramsOf(text('weight'));
  return { box: text('box') || undefined, weightGrams: grams === 'wrong' ? Number.NaN : grams };
};

const optional = <Name extends string>(name: Name, value: string | undefined) =>
  (value ? { [name]: value } : {}) as Partial<Record<Name, string>>;
