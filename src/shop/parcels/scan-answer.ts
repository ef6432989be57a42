import { createHash } from 'node:crypto';
import type { PackingStep } from '#domain/parcels/packing-step.ts';
import type { StaffActor } from '#domain/staff/actor.ts';
import type { ActOutcome, ActRequest, Problem, Since } from '#shop/order/desk/outcome.ts';
import type { OrdersParts } from '#shop/order/orders-parts.ts';
import type { PackedLine, ShownPacking } from './show-packing.ts';

export type ScanRequest = ActRequest & {
  code: string;
  /** Chosen by hand, where goods have no code that could be scanned. */
  lineId?: number | undefined;
  box?: string | undefined;
  weightGrams?: number | undefined;
};

export type Missing = Pick<PackedLine, 'name' | 'sizeName'> & { quantity: number };

/** What came of a scan. */
export type Taken =
  | { did: 'counted'; line: PackedLine }
  /** The last piece closes the parcel. */
  | { did: 'packed' }
  | { did: 'short'; missing: Missing[]; isPacked: boolean }
  | { did: 'taken_back'; line: PackedLine | undefined }
  | { did: 'unpacked' }
  | { did: 'sent' }
  | { did: 'left' }
  /** It is the number of another order. */
  | { did: 'opened'; number: string }
  /** It was done before, or there is nothing to do. */
  | { did: 'nothing' };

export type ScanProblem =
  | Problem
  | ('unknown_code' | 'wrong_item' | 'surplus' | 'goods_code' | 'nothing_to_undo')
  | 'not_complete';

export type ScanAnswer =
  | ({ ok: true } & Taken)
  | { ok: false; problem: 'claimed'; by: string }
  | { ok: false; problem: 'conflict'; since: Since[] }
  | { ok: false; problem: ScanProblem; line?: PackedLine };

/** How what is missing is noted with the order, in the words of who packs. */
export type WordMissing = (missing: readonly Missing[]) => string;

/** What lies on the table while one scan is taken. */
export type Table = {
  parts: OrdersParts;
  actor: StaffActor;
  request: ScanRequest;
  packing: ShownPacking;
  wordMissing: WordMissing;
};

export type Step<Kind extends PackingStep['kind']> = Extract<PackingStep, { kind: Kind }>;

/** A second request with the key came while the first was under way: it has done what was wanted. */
export function refused(outcome: Extract<ActOutcome, { ok: false }>): ScanAnswer {
  if (outcome.problem === 'key_reused') return { ok: true, did: 'nothing' };
  if (outcome.problem === 'conflict') return { ok: false, problem: 'conflict', since: outcome.since };
  return { ok: false, problem: outcome.problem };
}

/** One scan can be more than one deed; each has a key of its own. */
export const keyFor = (key: string, deed: string) =>
  createHash('sha256').update(`${key} ${deed}`).digest('base64url');
export const derived = ({ key }: ScanRequest, deed: string) =>
  key === undefined ? undefined : keyFor(key, deed);
