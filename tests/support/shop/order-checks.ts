import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { whyNot, whyNotMoney, whyNotParcel, whyNotReturn } from '#domain/order/actions.ts';
import { refundableOf } from '#domain/order/money.ts';
import { countsOf, exactly, hasLeft, isTakenBack } from '#domain/order/parcels.ts';
import { stageOf, statusOf } from '#domain/order/stage.ts';
import { placesOf } from '#domain/order/stock-places.ts';
import type { Database } from '#shop/db/database.ts';
import { auditEntry, shopOrder, shopOrderStock, stock, stockEntry } from '#shop/db/schema/index.ts';
import { loadFile, type OrderFile } from '#shop/order/desk/order-file.ts';

type Place = { sizeId: number; warehouseId: number };
const keyOf = ({ sizeId, warehouseId }: Place) => `${sizeId} ${warehouseId}`;

/** How many units stand on each shelf. */
export async function shelvesOf({ orm }: Database): Promise<Map<string, number>> {
  return new Map((await orm.select().from(stock)).map((row) => [keyOf(row), row.quantity ?? 0]));
}

export async function fileOf({ orm }: Database, number: string): Promise<OrderFile> {
  const [order] = await orm.select().from(shopOrder).where(eq(shopOrder.number, number));
  if (!order) throw new Error('there is no such order');
  return loadFile(orm, order);
}

/** Each unit is at one place, the shelves are what the ledger says, and so is what each order has reserved. */
export async function expectUnits({ orm }: Database, filled: ReadonlyMap<string, number>): Promise<void> {
  const ledger = await orm.select().from(stockEntry).orderBy(stockEntry.id);
  const moves = groupedBy(ledger, ({ sizeId, warehouseId }) => `${sizeId} ${warehouseId}`);
  for (const row of await orm.select().from(stock)) {
    const places = placesOf(moves.get(keyOf(row)) ?? []);
    expect(row.quantity).toBe(exactly((filled.get(keyOf(row)) ?? 0) + places.free));
    expect(row.quantity).toBeGreaterThanOrEqual(0);
    for (const place of ['reserved', 'parcel', 'out', 'written_off'] as const)
      expect(places[place], place).toBeGreaterThanOrEqual(0);
  }
  const kept = (await orm.select().from(shopOrderStock)).map((row): [string, number] => [
    `${row.orderId} ${keyOf(row)}`,
    row.quantity,
  ]);
  const reserved = [...groupedBy(ledger, (row) => `${row.orderId} ${row.sizeId} ${row.warehouseId}`)]
    .map(([key, rows]): [string, number] => [key, placesOf(rows).reserved])
    .filter(([, quantity]) => quantity !== 0);
  expect(kept.sort()).toEqual(reserved.sort());
}

/** The lines, the money and the stage of one order agree with its facts. */
export async function expectFacts(database: Database, number: string): Promise<OrderFile> {
  const file = await fileOf(database, number);
  expectLines(file);
  await expectUnitsOfLines(database, file);
  expectMoney(file);
  await expectStage(database, file);
  expectNoDeadEnd(file);
  return file;
}

function expectLines({ facts, order, lines }: OrderFile): void {
  for (const line of facts.lines) {
    const counts = countsOf(facts, line);
    expect(counts.ordered).toBe(exactly(counts.cancelled + counts.open + counts.inParcels));
    for (const count of Object.values(counts)) expect(count).toBeGreaterThanOrEqual(0);
    expect(counts.returned).toBeLessThanOrEqual(counts.sent);
  }
  expect(order.totalGross).toBe(order.goodsGross - order.rebateGross + order.deliveryGross);
  // Net amounts are taxed together, as on an invoice.
  if (order.priceType === 'gross')
    expect(order.goodsGross).toBe(lines.reduce((sum, { lineGross }) => sum + lineGross, 0));
}

/** A line of one size has its units where its pieces are. */
async function expectUnitsOfLines(
  { orm }: Database,
  { facts, order, lines, returns }: OrderFile,
): Promise<void> {
  const ledger = await orm.select().from(stockEntry).where(eq(stockEntry.orderId, order.id));
  for (const line of lines) {
    const counts = countsOf(facts, line);
    const places = placesOf(
      ledger.filter(({ lineId, sizeId }) => lineId === line.id && sizeId === line.sizeId),
    );
    const back = returns
      .filter(isTakenBack)
      .flatMap((one) => one.lines)
      .filter(({ lineId }) => lineId === line.id);
    const lost = facts.parcels
      .filter(({ state }) => state === 'lost')
      .flatMap((one) => one.lines)
      .filter(({ lineId }) => lineId === line.id);
    const sum = (parts: number[]) => exactly(parts.reduce((total, part) => total + part, 0));
    const gone = sum(lost.map(({ quantity }) => quantity));
    const damaged = sum(back.map((one) => one.damaged));
    expect(places).toMatchObject({
      reserved: exactly(counts.open + counts.packing),
      parcel: counts.packed,
      written_off: exactly(gone + damaged),
      out: exactly(counts.sent - gone - damaged - sum(back.map(({ good }) => good))),
    });
  }
}

function expectMoney({ facts: { money }, money: rows, order }: OrderFile): void {
  const own = rows.filter(({ currency }) => currency === order.currency);
  const undone = new Map(own.flatMap((row) => (row.kind === 'reversal' ? [[row.about, row.amount]] : [])));
  const counted = (kind: (typeof rows)[number]['kind']) =>
    own
      .filter((row) => row.kind === kind)
      .reduce((sum, row) => sum + row.amount + (undone.get(row.id) ?? 0), 0);
  expect(money.balance).toBe(counted('payment') - counted('refund_confirmed') - counted('due'));
  expect(money.due).toBeGreaterThanOrEqual(0);
  expect(money.asked + money.refunded).toBeLessThanOrEqual(money.received);
  expect(money.expected).toBeLessThanOrEqual(Math.max(0, -money.balance));
  if (order.cancelledAt) expect(money.due).toBe(0);
}

/** What is stored is what follows from the facts, and where the record of all changes leads to. */
async function expectStage({ orm }: Database, { order, facts }: OrderFile): Promise<void> {
  expect(order).toMatchObject({
    stage: stageOf(facts),
    moneyState: facts.money.state,
    status: statusOf(facts),
  });
  const record = await orm
    .select()
    .from(auditEntry)
    .where(eq(auditEntry.objectId, order.number))
    .orderBy(auditEntry.id);
  for (const field of ['stage', 'moneyState'] as const) {
    const steps = record.flatMap(({ change }) => change[field] ?? []);
    for (let step = 2; step < steps.length; step += 2) expect(steps[step]).toBe(steps[step - 1]);
    if (steps.length > 0) expect(steps.at(-1)).toBe(order[field]);
  }
  expect(order.version).toBe(record.length + 1);
}

/** From whatever is not settled something leads on. */
function expectNoDeadEnd({ facts, parcels, returns, money }: OrderFile): void {
  const isSettled =
    (facts.isCancelled || parcels.every(hasLeft)) &&
    facts.lines.every((line) => countsOf(facts, line).open === 0) &&
    refundableOf(facts.money) === 0;
  const ways = [
    ...(['release', 'cancel', 'edit_lines', 'ask_refund', 'start_parcel', 'open_return'] as const).map(
      (action) => whyNot(action, facts),
    ),
    ...parcels.flatMap((one) =>
      (['drop', 'unpack', 'deliver'] as const).map((action) => whyNotParcel(action, facts, one)),
    ),
    ...returns.flatMap((one) =>
      (['receive', 'check', 'settle'] as const).map((action) => whyNotReturn(action, one)),
    ),
    ...money.map((row) => whyNotMoney('fail_refund', facts, row, money)),
  ];
  expect(isSettled || ways.includes(undefined)).toBe(true);
}

function groupedBy<Row>(rows: readonly Row[], key: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(key(row), [...(groups.get(key(row)) ?? []), row]);
  return groups;
}
