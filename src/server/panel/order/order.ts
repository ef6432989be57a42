import { panelLinks } from '#contract/panel/panel-links.ts';
import { promisedMoney } from '#domain/complaints/promised-money.ts';
import type { FormValues } from '#domain/form/form-rules.ts';
import { type AnyAction, RIGHT_FOR } from '#domain/order/action-rights.ts';
import { lineName } from '#domain/order/line-name.ts';
import { may } from '#domain/staff/actor.ts';
import { emailPage } from '#pages/panel/order/email-page.tsx';
import { fieldName, KEY, SUM, VERSION, WAS } from '#pages/panel/order/field-names.ts';
import { firstValues } from '#pages/panel/order/first-values.ts';
import { fieldsOf } from '#pages/panel/order/order-fields.ts';
import { orderPage } from '#pages/panel/order/order-page.tsx';
import type { OpenForm } from '#pages/panel/order/order-view.ts';
import { saidPage } from '#pages/panel/said-page.tsx';
import { orderIn } from '#server/panel/order-in.ts';
import type { PanelContext } from '#server/panel/panel-context.ts';
import type { FormProblem, PanelRoutes, Shown } from '#server/panel/panel-routes.ts';
import { readWas } from '#server/panel/read-was.ts';
import { readVersion } from '#server/request/query.ts';
import type { Shop } from '#server/shop.ts';
import type { ActOutcome, Since } from '#shop/order/desk/outcome.ts';
import type { ShownOrder } from '#shop/order/desk/shown-order.ts';
import { newToken } from '#shop/session/token.ts';
import { isPanelKey, type PanelKey } from '#texts/panel/panel-texts.ts';
import type { FormState } from '#ui/form/form-state.ts';
import { ageOrDate } from '#ui/panel/age-words.ts';
import { carrierQuestionRoutes } from './carrier-questions.ts';
import { joinedEdit } from './joined-edit.ts';
import { ORDER_ACTIONS } from './order-actions.ts';

/** What is done to a part of an order has the part's number in its address. */
const OF_A_PART = new Set<AnyAction>([
  ...(['pack', 'drop', 'unpack', 'order_label', 'cancel_label', 'send', 'deliver', 'lost', 'back'] as const),
  ...(['receive', 'check', 'settle', 'refuse', 'confirm_refund', 'fail_refund', 'reverse'] as const),
  'send_email',
]);

/** An order on one screen, and the forms of everything that may be done with it. */
export function orderRoute(
  panel: PanelRoutes,
  shop: Pick<Shop, 'ordering' | 'backOffice' | 'delivery'>,
): void {
  const { desk } = shop.ordering;

  /** The order as it was when its form came: asked for by its fields, and by what is done with them. */
  const asSent = new WeakMap<PanelContext, Promise<ShownOrder | undefined>>();
  const orderAsSent = (context: PanelContext) => {
    const known = asSent.get(context) ?? orderOf(context);
    asSent.set(context, known);
    return known;
  };

  const orderOf = async (context: PanelContext): Promise<ShownOrder | undefined> => {
    const shown = await desk.show(context.actor, orderIn(context));
    return shown.ok ? shown.order : undefined;
  };

  /** What was taken out of an order, and what is owed for it now. */
  const editWords = async (context: PanelContext, before: ShownOrder): Promise<string | undefined> => {
    const after = await orderOf(context);
    if (!after) return undefined;
    const { t } = context;
    const isIn = ({ counts }: ShownOrder['lines'][number]) => counts.ordered > counts.cancelled;
    const left = new Set(after.lines.filter(isIn).map(({ id }) => id));
    const removed = before.lines.filter((line) => isIn(line) && !left.has(line.id)).map(lineName);
    const text =
      removed.length > 0
        ? t('order.done.removed', { names: removed.join(', ') })
        : t('order.done.edit_lines');
    const [was, owed] = [before.money?.owed ?? 0, after.money?.owed ?? 0];
    const money = moneyOf(context, after);
    return was === owed ? text : t('order.done.owedNow', { text, owed: money(owed), before: money(was) });
  };

  const show = async (context: PanelContext, open?: OpenForm): Promise<Shown> => {
    const found = await orderOf(context);
    if (!found) return undefined;
    const order = inWords(found, await shop.delivery.namesIn(context.language));
    const money = moneyOf(context, order);
    const words = { t: context.t, notice: context.notice(), list: panelLinks.orders };
    const methods = await methodsFor(context, order);
    const withdrawals = await shop.backOffice.withdrawals.ofOrder(context.actor, order.number);
    const complaints = await shop.backOffice.complaintDesk.ofOrder(context.actor, order.number);
    const goods = open?.action === 'add_line' ? await foundFor(context, order) : [];
    return orderPage(words, {
      ...{ order, money, methods, found: goods, newKey: newToken, open, withdrawals, complaints },
      promised: promisedMoney(order.events, order.money?.rows ?? []),
      mayHandle: may(context.actor, 'return.open'),
      invoices: await invoicesFor(context, order),
      point: await pointOf(order),
    });
  };
  const pointOf = async ({ deliveryMethod, pickupPoint }: ShownOrder) =>
    deliveryMethod && pickupPoint ? shop.delivery.pickupPoints.find(deliveryMethod, pickupPoint) : undefined;
  const invoicesFor = async ({ actor }: PanelContext, { number }: ShownOrder) => {
    const { invoices } = shop.ordering;
    return invoices.isOn && may(actor, 'invoice.read') ? invoices.ofOrder(number) : undefined;
  };
  /** What there is of the name that was typed into the form of a product to be added. */
  const foundFor = async (context: PanelContext, { number }: ShownOrder) => {
    const words = context.sent(fieldName('add_line', 0, 'search'));
    const goods = await desk.findGoods(context.actor, number, words);
    return goods.map(({ sizeId, name }) => ({ value: String(sizeId), label: name }));
  };

  const methodsFor = async (context: PanelContext, { number, actions }: ShownOrder) => {
    const mayEdit = actions.some(({ action, why }) => action === 'edit_delivery' && !why);
    const offered = mayEdit ? await desk.deliveryMethods(context.actor, number) : [];
    const named = await shop.delivery.namesIn(context.language);
    return offered.map(({ method, name }) => ({ value: method, label: named(name) }));
  };

  panel.page({ path: '/orders/:number', needs: 'order.read' }, (context) => show(context));
  carrierQuestionRoutes(panel, shop);

  panel.page({ path: '/orders/:number/emails/:id', needs: 'order.read' }, async (context) => {
    const number = orderIn(context);
    const email = await desk.showEmail(context.actor, number, context.id);
    return email && emailPage({ t: context.t, number, email });
  });

  for (const [name, work] of Object.entries(ORDER_ACTIONS)) {
    const action = name as keyof typeof ORDER_ACTIONS;
    panel.formTarget({
      path: `/orders/:number/${name.replaceAll('_', '-')}${OF_A_PART.has(action) ? '/:id' : ''}`,
      needs: RIGHT_FOR[action],
      fields: async (context) => {
        const order = await orderAsSent(context);
        const methods = order && action === 'edit_delivery' ? await methodsFor(context, order) : [];
        const found = order && action === 'add_line' ? await foundFor(context, order) : [];
        return order ? fieldsOf(action, idIn(context, action), { order, methods, found, t: context.t }) : [];
      },
      page: async (context, state = {}) =>
        may(context.actor, 'order.read')
          ? show(context, { action, id: idIn(context, action), state })
          : notDone(context, state),
      take: async (values, context) => {
        const order = await orderAsSent(context);
        if (!order) return undefined;
        const id = idIn(context, action);
        const found = action === 'add_line' ? await foundFor(context, order) : [];
        const was = readWas(values[WAS]);
        const joined = await joinedEdit({
          ...{ was, sent: onlyBrought(values, was, context), order },
          // A note stands beside others, and is in nobody's way.
          version: action === 'note' ? undefined : readVersion(values[VERSION] ?? ''),
          read: () => orderOf(context),
          valuesOf: (now) => firstValues(action, id, now, context.language),
          work: (now, version, { wanted, touched }) =>
            work(desk, {
              ...{ actor: context.actor, t: context.t, order: now, id, money: moneyOf(context, now), found },
              request: { number: now.number, version, key: values[KEY] || undefined },
              text: (field) => (wanted[fieldName(action, id, field)] ?? '').trim(),
              isTouched: (field) => touched[fieldName(action, id, field)] !== undefined,
            }),
        });
        if (!joined) return undefined;
        const { outcome, wanted, theirs } = joined;
        if ('said' in outcome)
          return {
            ...{ status: 200, said: outcome.said },
            values: { [fieldName(action, id, SUM)]: outcome.sum },
          };
        if (outcome.ok || outcome.problem !== 'conflict') {
          const said = outcome.ok && action === 'edit_lines' ? await editWords(context, order) : undefined;
          return answer(context, action, outcome, said);
        }
        const isDisputed = Object.keys(theirs).length > 0;
        const message = 'since' in outcome ? conflictWords(context, outcome.since, isDisputed) : '';
        return { status: 409, message, values: wanted, theirs };
      },
    });
  }
}

/** Amounts in the order's own currency, where no other is named. */
const moneyOf =
  ({ money }: PanelContext, { currency }: ShownOrder) =>
  (amount: number, id = currency) =>
    money(amount, id);

/** With ways of delivery as whoever looks calls them. */
const inWords = (order: ShownOrder, named: (sold: string) => string): ShownOrder => ({
  ...order,
  deliveryName: named(order.deliveryName),
  parcels: order.parcels.map((one) => ({ ...one, methodName: named(one.methodName) })),
});

/** A field that the form did not bring along was not touched, whatever a reader of forms makes of it. */
function onlyBrought(values: FormValues, was: FormValues, { request }: PanelContext): FormValues {
  const body = (request.body ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => was[name] === undefined || Object.hasOwn(body, name)),
  );
}

function answer(
  context: PanelContext,
  action: keyof typeof ORDER_ACTIONS,
  outcome: Exclude<ActOutcome, { problem: 'conflict' }>,
  said?: string,
): Shown | FormProblem {
  const { t } = context;
  if (outcome.ok) {
    const text = outcome.changed ? (said ?? t(`order.done.${action}`)) : t('order.unchanged');
    const number = orderIn(context);
    const goOn = may(context.actor, 'order.read')
      ? panelLinks.order(number)
      : panelLinks.packingOrder(number);
    return { goOn, notice: { kind: 'success', text } };
  }
  return { message: t('order.problem', { why: t(`order.why.${outcome.problem}`, outcome.about) }) };
}

/** To somebody who may do this and yet not read the order, only what was wrong is said. */
const notDone = ({ t, request }: PanelContext, { message, problems }: FormState): Shown =>
  saidPage({
    title: t('order.title', { number: (request.params as { number: string }).number }),
    text: message || Object.values(problems ?? {})[0] || t('order.gone'),
    toStart: t('refused.toStart'),
  });

/** The last of what others have done since: the first thing that somebody has to know. */
function conflictWords({ t, view, now }: PanelContext, since: readonly Since[], isDisputed: boolean): string {
  const last = since.at(-1);
  const key = `event.${last?.kind}`;
  return t(isDisputed ? 'order.conflictChoose' : 'order.conflict', {
    who: last?.actorName || t('order.conflictTheShop'),
    what: isPanelKey(key) ? t(key as PanelKey).toLowerCase() : '',
    when: last ? ageOrDate(last.happenedAt, { now, locale: view.language, timeZone: view.timeZone }) : '',
  });
}

const idIn = (context: PanelContext, action: AnyAction): number => (OF_A_PART.has(action) ? context.id : 0);
