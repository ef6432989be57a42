import { desc, eq } from 'drizzle-orm';
import { openRefunds } from '#domain/order/money.ts';
import { STAGES } from '#domain/order/stage.ts';
import { COMMAND_LINE } from '#domain/staff/actor.ts';
import { shopOrder } from '#shop/db/schema/index.ts';
import type { Output } from '#shop/progress/progress.ts';
import type { OrderCommand } from './command.ts';
import { type Desk, openDesk } from './desk/desk.ts';
import type { ActOutcome } from './desk/outcome.ts';
import type { ShownOrder } from './desk/shown-order.ts';
import { amountOf } from './order-emails.ts';
import type { OrdersParts } from './orders-parts.ts';

const AT_MOST = 50;

type Environment = { parts: OrdersParts; desk: Desk; say: (line: string) => void };
type Of<Action extends OrderCommand['action']> = Extract<OrderCommand, { action: Action }>;

/** Does with orders what is asked on the command line, and says what came of it. Whether it was done is the answer. */
export async function runOrderCommand(
  parts: OrdersParts,
  command: OrderCommand,
  out: Output,
): Promise<boolean> {
  const environment = { parts, desk: openDesk(parts), say: (line: string) => void out.write(`${line}\n`) };
  if (command.action === 'list') return list(environment, command);
  if (command.action === 'show') return show(environment, command);
  if (command.action === 'refund') return refund(environment, command);
  if (command.action === 'ship') return ship(environment, command);
  return tell(environment, command.number, await change(environment.desk, command));
}

function change(desk: Desk, command: Of<'paid'> | Of<'pack'> | Of<'cancel'>): Promise<ActOutcome> {
  const request = { number: command.number };
  switch (command.action) {
    case 'cancel':
      return desk.cancel(COMMAND_LINE, request);
    case 'pack':
      return desk.packAll(COMMAND_LINE, request, { evenUnpaid: command.evenUnpaid });
    case 'paid': {
      const { amount, reference = null, evenMore } = command;
      const payment = { provider: 'manual', reference };
      return amount === undefined
        ? desk.recordWhole(COMMAND_LINE, request, payment)
        : desk.recordPayment(COMMAND_LINE, request, { amount, ...payment }, { onlyMissing: !evenMore });
    }
  }
}

async function list({ parts, say }: Environment, { stage }: Of<'list'>): Promise<boolean> {
  const known = STAGES.find((one) => one === stage);
  if (stage !== undefined && !known) {
    say(`There is no stage '${stage}': ${STAGES.join(', ')}.`);
    return false;
  }
  const rows = await parts.database.orm
    .select()
    .from(shopOrder)
    .where(known && eq(shopOrder.stage, known))
    .orderBy(desc(shopOrder.id))
    .limit(AT_MOST);
  for (const row of rows)
    say(
      [row.number, row.stage, row.moneyState, amountOf(parts, row), ...(row.held ? ['held'] : [])].join('  '),
    );
  if (rows.length === 0) say('There are no such orders.');
  return true;
}

async function show(environment: Environment, { number }: Of<'show'>): Promise<boolean> {
  const found = await environment.desk.show(COMMAND_LINE, number);
  if (!found.ok) return unknown(environment, number);
  for (const line of linesOf(found.order, environment.parts)) environment.say(line);
  return true;
}

function linesOf({ lines, parcels, money, ...order }: ShownOrder, parts: OrdersParts): string[] {
  const amount = (minor: number) => amountOf(parts, { currency: order.currency, totalGross: 0 }, minor);
  return [
    `${order.number}  ${order.stage}  ${order.createdAt.toISOString()}`,
    ...(order.held === null ? [] : [`held: ${order.held}`]),
    ...lines.map(({ name, sizeName, shelf, counts: { ordered, cancelled, inParcels, sent, returned } }) =>
      [
        [name, sizeName].filter(Boolean).join(', '),
        ...(shelf ? [`at ${shelf}`] : []),
        `ordered ${ordered}`,
        ...(cancelled > 0 ? [`cancelled ${cancelled}`] : []),
        `packed ${inParcels}  sent ${sent}  back ${returned}`,
      ].join('  '),
    ),
    ...parcels.map(({ number, state, trackingNumber }) =>
      [`parcel ${number}`, state, ...(trackingNumber ? [trackingNumber] : [])].join('  '),
    ),
    ...(money
      ? [
          `${money.state}: due ${amount(money.due)}, received ${amount(money.received)}, returned ${amount(money.refunded)}`,
        ]
      : []),
  ];
}

/** Parcels that go on one call have one number: to have each its own, they are handed over in the back office. */
async function ship(environment: Environment, { number, tracking, link }: Of<'ship'>): Promise<boolean> {
  const { desk, say } = environment;
  const found = await desk.show(COMMAND_LINE, number);
  if (!found.ok) return unknown(environment, number);
  const packed = found.order.parcels.filter(({ state }) => state === 'packed');
  if (packed.length === 0) {
    say(`${number}: nothing is packed.`);
    return false;
  }
  for (const { id: parcelId } of packed) {
    const sent = { parcelId, trackingNumber: tracking, trackingLink: link };
    if (!tell(environment, number, await desk.send(COMMAND_LINE, { number }, sent))) return false;
  }
  return true;
}

/** Asks for the refund and confirms it: on the command line the money has gone already. */
async function refund(environment: Environment, command: Of<'refund'>): Promise<boolean> {
  const { desk, say } = environment;
  const { number, reference } = command;
  const before = await desk.show(COMMAND_LINE, number);
  if (!before.ok) return unknown(environment, number);
  const amount = command.amount ?? before.order.money?.owed ?? 0;
  if (amount === 0) {
    say(`${number}: nothing is owed. Say how much goes back: --amount`);
    return false;
  }
  const asked = await desk.askRefund(COMMAND_LINE, { number }, { amount });
  if (!asked.ok) return tell(environment, number, asked);
  const after = await desk.show(COMMAND_LINE, number);
  const entry = after.ok ? openRefunds(after.order.money?.rows ?? []).at(-1) : undefined;
  const confirmed = { entryId: entry?.id ?? 0, ...(reference && { reference }) };
  return tell(environment, number, await desk.confirmRefund(COMMAND_LINE, { number }, confirmed));
}

function unknown({ say }: Environment, number: string): false {
  say(`There is no order '${number}'.`);
  return false;
}

function tell({ say }: Environment, number: string, outcome: ActOutcome): boolean {
  if (!outcome.ok && outcome.problem === 'no_order') say(`There is no order '${number}'.`);
  else if (!outcome.ok) say(`${number}: not possible (${outcome.problem}).`);
  else say(`${number}: ${outcome.stage}, ${outcome.moneyState}${outcome.changed ? '' : ', as before'}.`);
  return outcome.ok;
}
