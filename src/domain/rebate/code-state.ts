/** What decides whether a discount code can be used. */
export type CodeRecord = {
  active: boolean;
  startsAt: Date;
  endsAt: Date | null;
  maxUses: number | null;
  maxUsesPerClient: number | null;
};

/** How often it was used: by anyone, and by this shopper. */
export type CodeUses = { all: number; own: number };

export type CodeState = 'usable' | 'unknown' | 'not_yet' | 'ended' | 'used_up';

/** Whether a code can be used now; one that the shop has withdrawn is as unknown as one that never was. */
export function codeState(code: CodeRecord, uses: CodeUses, now: number): CodeState {
  if (!code.active) return 'unknown';
  if (now < code.startsAt.getTime()) return 'not_yet';
  if (code.endsAt && now >= code.endsAt.getTime()) return 'ended';
  const isUsedUp =
    uses.all >= (code.maxUses ?? Number.POSITIVE_INFINITY) ||
    uses.own >= (code.maxUsesPerClient ?? Number.POSITIVE_INFINITY);
  return isUsedUp ? 'used_up' : 'usable';
}

/** A code as it is kept, however it was typed: capitals and spaces make no difference. */
export const readCode = (typed: string) => typed.replace(/\s+/g, '').toUpperCase();
