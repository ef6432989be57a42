import { createHash } from 'node:crypto';
import { type AnyAction, RIGHT_FOR } from '#domain/order/action-rights.ts';
import type { TokenActor } from '#domain/staff/actor.ts';
import type { Desk } from '#shop/order/desk/desk.ts';
import type { ActOutcome, ActRequest } from '#shop/order/desk/outcome.ts';
import { NotAllowed } from '#shop/staff/demand.ts';
import type { AdminBuilder, AdminContext } from './admin-context.ts';
import { checkedKey, KEY_SAID } from './request-key.ts';

/** What is done with orders: the same as in the back office, by the same rules. */
export function orderActions(builder: AdminBuilder): void {
  const result = builder.objectRef<ActOutcome>('OrderActionResult').implement({
    description: 'What came of an action. Where `problem` is not null, nothing was changed.',
    fields: (t) => ({
      problem: t.string({
        nullable: true,
        description: 'A code, such as no_order, conflict, key_reused, too_much.',
        resolve: (outcome) => (outcome.ok ? null : outcome.problem),
      }),
      changed: t.boolean({
        description: 'False where it was so already, or was done with this key before.',
        resolve: (outcome) => outcome.ok && outcome.changed,
      }),
      version: t.int({ nullable: true, resolve: (one) => ('version' in one ? one.version : null) }),
      stage: t.string({ nullable: true, resolve: (one) => (one.ok ? one.stage : null) }),
      moneyState: t.string({ nullable: true, resolve: (one) => (one.ok ? one.moneyState : null) }),
    }),
  });
  const order = builder.inputType('OrderToChange', {
    description: 'Which order, and by which request.',
    fields: (t) => ({
      number: t.string({ required: true }),
      key: t.string({
        required: true,
        description: KEY_SAID,
      }),
      version: t.int({
        description: 'As it was read. Left out, it is not asked what others have done since.',
      }),
    }),
  });
  const ORDER = 'order: { number: "1042", key: "erp-2026-000123" }';
  const about = (what: string, action: AnyAction, call: string) =>
    `${what} With the right ${RIGHT_FOR[action]}.\n\nExample: \`mutation { ${call} { problem stage version } }\``;
  const amount = 'In whole minor units of the order’s currency: 1234 is 12.34.';

  builder.mutationFields((t) => ({
    orderNote: t.field({
      type: result,
      description: about(
        'Writes a note for the staff.',
        'note',
        `orderNote(${ORDER}, text: "Kurier dzwonił")`,
      ),
      args: { order: t.arg({ type: order, required: true }), text: t.arg.string({ required: true }) },
      resolve: (_, { order: of, text }, context) =>
        done(context, 'note', of, (desk, actor, request) => desk.note(actor, request, { text })),
    }),
    orderHold: t.field({
      type: result,
      description: about(
        'Lets nothing of it be packed.',
        'hold',
        `orderHold(${ORDER}, reason: "Brak towaru")`,
      ),
      args: { order: t.arg({ type: order, required: true }), reason: t.arg.string({ required: true }) },
      resolve: (_, { order: of, reason }, context) =>
        done(context, 'hold', of, (desk, actor, request) => desk.hold(actor, request, { reason })),
    }),
    orderRelease: t.field({
      type: result,
      description: about('Ends that.', 'release', `orderRelease(${ORDER})`),
      args: { order: t.arg({ type: order, required: true }) },
      resolve: (_, { order: of }, context) =>
        done(context, 'release', of, (desk, actor, request) => desk.release(actor, request)),
    }),
    orderCancel: t.field({
      type: result,
      description: about('Cancels it, as long as nothing is packed.', 'cancel', `orderCancel(${ORDER})`),
      args: { order: t.arg({ type: order, required: true }) },
      resolve: (_, { order: of }, context) =>
        done(context, 'cancel', of, (desk, actor, request) => desk.cancel(actor, request)),
    }),
    orderRecordPayment: t.field({
      type: result,
      description: about(
        'Writes down money that came. What is more than is missing is refused (too_much) unless evenMore says that it is meant.',
        'record_payment',
        `orderRecordPayment(${ORDER}, amount: 12990, reference: "przelew 7/2026")`,
      ),
      args: {
        order: t.arg({ type: order, required: true }),
        amount: t.arg.int({ required: true, description: amount }),
        reference: t.arg.string({ description: 'By which the same money is known again.' }),
        evenMore: t.arg.boolean({
          description: 'It really is more than is missing: the rest is owed, and whoever bought is told.',
        }),
      },
      resolve: (_, { order: of, amount: sum, reference, evenMore }, context) =>
        done(context, 'record_payment', of, (desk, actor, request) => {
          const payment = { amount: sum, provider: 'manual', reference: reference ?? null };
          return desk.recordPayment(actor, request, payment, { onlyMissing: !evenMore });
        }),
    }),
    orderRefund: t.field({
      type: result,
      description: about(
        'Asks for money to go back; without an amount, for all that may.',
        'ask_refund',
        `orderRefund(${ORDER}, amount: 500, reason: "Uszkodzone opakowanie")`,
      ),
      args: {
        order: t.arg({ type: order, required: true }),
        amount: t.arg.int({ description: amount }),
        reason: t.arg.string(),
      },
      resolve: (_, { order: of, amount: sum, reason }, context) =>
        done(context, 'ask_refund', of, (desk, actor, request) => {
          const wish = typeof sum === 'number' ? { amount: sum } : { whole: true as const };
          return desk.askRefund(actor, request, { ...wish, ...(reason && { reason }) });
        }),
    }),
    orderPack: t.field({
      type: result,
      description: about(
        'Packs all that is open into one parcel.',
        'start_parcel',
        `orderPack(${ORDER}, box: "M")`,
      ),
      args: {
        order: t.arg({ type: order, required: true }),
        box: t.arg.string(),
        weightGrams: t.arg.int(),
        evenUnpaid: t.arg.boolean({ description: 'With the right parcel.unpaid.' }),
      },
      resolve: (_, { order: of, box, weightGrams, evenUnpaid }, context) =>
        done(context, 'start_parcel', of, (desk, actor, request) =>
          desk.packAll(actor, request, {
            ...{ box: box ?? undefined, weightGrams: weightGrams ?? undefined },
            evenUnpaid: evenUnpaid ?? undefined,
          }),
        ),
    }),
    orderSend: t.field({
      type: result,
      description: about(
        'Hands a packed parcel over; the shopper is written to.',
        'send',
        `orderSend(${ORDER}, parcelId: 7, trackingNumber: "620000000000000000000007")`,
      ),
      args: {
        order: t.arg({ type: order, required: true }),
        parcelId: t.arg.int({ required: true }),
        trackingNumber: t.arg.string(),
        trackingLink: t.arg.string(),
      },
      resolve: (_, { order: of, parcelId, trackingNumber, trackingLink }, context) =>
        done(context, 'send', of, (desk, actor, request) =>
          desk.send(actor, request, {
            parcelId,
            ...{ trackingNumber: trackingNumber ?? undefined, trackingLink: trackingLink ?? undefined },
          }),
        ),
    }),
    orderDelivered: t.field({
      type: result,
      description: about(
        'Says that a parcel has arrived.',
        'deliver',
        `orderDelivered(${ORDER}, parcelId: 7)`,
      ),
      args: { order: t.arg({ type: order, required: true }), parcelId: t.arg.int({ required: true }) },
      resolve: (_, { order: of, parcelId }, context) =>
        done(context, 'deliver', of, (desk, actor, request) => desk.deliver(actor, request, { parcelId })),
    }),
  }));
}

type OrderToChange = { number: string; key: string; version?: number | null | undefined };

async function done(
  { shop, actor }: AdminContext,
  action: AnyAction,
  { number, key, version }: OrderToChange,
  work: (desk: Desk, actor: TokenActor, request: ActRequest) => Promise<ActOutcome>,
): Promise<ActOutcome> {
  const request = { number, key: keyOf(actor, key), version: version ?? undefined };
  const outcome = await work(shop.ordering.desk, actor, request);
  if (!outcome.ok && outcome.problem === 'forbidden') throw new NotAllowed(RIGHT_FOR[action]);
  return outcome;
}

/** Two systems may count their requests alike. */
const keyOf = ({ id }: TokenActor, key: string): string =>
  createHash('sha256')
    .update(`token ${id} ${checkedKey(key)}`)
    .digest('base64url');
