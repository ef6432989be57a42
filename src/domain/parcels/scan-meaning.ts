import type { LineCounts } from '#domain/order/parcels.ts';

/** What a printed code or a button of the packing table asks for. */
export const SCAN_COMMANDS = ['SHORT', 'UNDO', 'NEXT', 'PACK'] as const;
export type ScanCommand = (typeof SCAN_COMMANDS)[number];

/** A line of an order, with all that a label of its goods can say. */
export type ScannedLine = {
  id: number;
  ean: string | null;
  code: string | null;
  shelf: string | null;
  counts: Pick<LineCounts, 'open' | 'packing'>;
};

export type ScanMeaning =
  | { kind: 'nothing' }
  | { kind: 'command'; command: ScanCommand }
  /** One more piece of a line. */
  | { kind: 'piece'; lineId: number }
  /** It belongs to the order, but all of it is packed already. */
  | { kind: 'surplus'; lineId: number }
  /** Nothing of this order has such a code. */
  | { kind: 'unknown' };

/** What a scan means at the table where these lines are packed, the next one first. */
export function scanMeaning(scanned: string, lines: readonly ScannedLine[]): ScanMeaning {
  const code = plain(scanned);
  if (code === '') return { kind: 'nothing' };
  const command = SCAN_COMMANDS.find((known) => known === code);
  if (command) return { kind: 'command', command };
  const meant = lines.filter((line) => [line.ean, line.code, line.shelf].some((one) => plain(one) === code));
  const open = meant.find(({ counts }) => counts.open > 0);
  if (open) return { kind: 'piece', lineId: open.id };
  const [full] = meant;
  return full ? { kind: 'surplus', lineId: full.id } : { kind: 'unknown' };
}

/** Scanners send capitals or not as they are set. */
const plain = (code: string | null) => (code ?? '').trim().toUpperCase();
