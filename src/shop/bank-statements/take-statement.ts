import { createHash } from 'node:crypto';
import type { BankTransfer } from '#domain/bank-statements/bank-transfer.ts';
import type { Actor } from '#domain/staff/actor.ts';
import { writeAudit } from '#shop/audit/write-audit.ts';
import { bankTransfer } from '#shop/db/schema/index.ts';
import type { OrdersParts } from '#shop/order/orders-parts.ts';
import { demand } from '#shop/staff/demand.ts';
import { readStatement } from './read-statement.ts';

/** How many transfers are new, how many were known, and how many rows are no transfers or cannot be read. */
export type StatementTaken = { added: number; known: number; others: number; unreadable: number };

const MOST_AT_ONCE = 1000;
const LONGEST = { title: 500, payer: 200 };

/** Takes in a statement of the shop's bank; undefined where the file is none. What was taken before is not taken again. */
export async function takeStatement(
  { database, clock, currency }: Pick<OrdersParts, 'database' | 'clock' | 'currency'>,
  actor: Actor,
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<StatementTaken | undefined> {
  demand(actor, 'money.match');
  const read = readStatement(bytes, currency);
  if (!read) return undefined;
  const at = new Date(clock());
  const rows = withFingerprints(read.transfers.map(shortened)).map((row) => ({ ...row, takenAt: at }));
  const added = await database.orm.transaction(async (tx) => {
    let count = 0;
    for (let from = 0; from < rows.length; from += MOST_AT_ONCE)
      count += (
        await tx
          .insert(bankTransfer)
          .values(rows.slice(from, from + MOST_AT_ONCE))
          .onConflictDoNothing()
          .returning({ id: bankTransfer.id })
      ).length;
    const change = { added: [null, count] } satisfies Record<string, [null, number]>;
    const object = { kind: 'bank_statement', id: name.slice(0, LONGEST.payer) } as const;
    await writeAudit(tx, actor, { at, action: 'bank_statement.taken', object, change });
    return count;
  });
  const { others, unreadable } = read;
  return { added, known: rows.length - added, others, unreadable };
}

const shortened = ({ title, payer, ...transfer }: BankTransfer): BankTransfer => ({
  ...{ ...transfer, title: title.slice(0, LONGEST.title), payer: payer.slice(0, LONGEST.payer) },
});

/** Two transfers of a day may be alike in all that a statement tells: the second of them is another one. */
function withFingerprints(transfers: readonly BankTransfer[]): (BankTransfer & { fingerprint: Buffer })[] {
  const seen = new Map<string, number>();
  return transfers.map((transfer) => {
    const { bookedOn, amount, currency, title, payer } = transfer;
    const content = JSON.stringify([bookedOn, amount, currency, title, payer]);
    const earlier = seen.get(content) ?? 0;
    seen.set(content, earlier + 1);
    return { ...transfer, fingerprint: createHash('sha256').update(`${content}${earlier}`).digest() };
  });
}
