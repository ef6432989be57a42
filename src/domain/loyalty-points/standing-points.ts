import { exactly } from '#domain/order/parcels.ts';

/** A line, and how much of it came back. */
export type PointsLine = {
  quantity: number;
  cancelled: number;
  back: number;
  /** For the whole line. */
  pointsCost: number;
  /** For all that was ordered; null where that is not known. */
  pointsEarned: number | null;
};

/**
 * What an order costs and earns once some of it came back: each line its part, rounded in favour of the client where
 * points come back. Where it is not known which line earned how much, all of it stands until nothing is left.
 */
export function standingPoints(
  earned: number,
  lines: readonly PointsLine[],
): { earned: number; used: number } {
  const kept = lines.map(({ quantity, cancelled, back }) => {
    const left = exactly(quantity - cancelled);
    return { left, kept: Math.max(0, exactly(left - back)) };
  });
  const used = lines.reduce((sum, { pointsCost }, index) => {
    const { left = 0, kept: stays = 0 } = kept[index] ?? {};
    return sum + (left > 0 ? Math.floor((pointsCost * stays) / left) : 0);
  }, 0);
  if (earned === 0) return { earned, used };
  if (lines.some(({ pointsEarned }) => pointsEarned === null))
    return { earned: kept.some((one) => one.kept > 0) ? earned : 0, used };
  const stands = lines.reduce(
    (sum, { pointsEarned, quantity }, index) =>
      sum + Math.floor(((pointsEarned ?? 0) * (kept[index]?.kept ?? 0)) / quantity),
    0,
  );
  return { earned: stands, used };
}

/** What is known when some of an order comes back, or goes out again. */
export type PointsChange = {
  /** What stood before, and what stands now; earned ones only where they were entered. */
  before: { earned: number; used: number };
  after: { earned: number; used: number };
  /** What all entries of the order come to. */
  entered: number;
  /** What the client has. */
  balance: number;
};

/** What is entered for it, as far as the client has it; what has been spent is `lost`, and is not asked for again. */
export function pointsChange({ before, after, entered, balance }: PointsChange): {
  entry: number;
  lost: number;
} {
  const wanted = before.used - after.used - (before.earned - after.earned);
  const gap = after.earned - after.used - entered;
  if (wanted >= 0) return { entry: Math.max(0, Math.min(wanted, gap)), lost: 0 };
  const taken = Math.max(0, -Math.max(wanted, gap));
  const there = Math.min(taken, Math.max(0, balance));
  return { entry: there === 0 ? 0 : -there, lost: taken - there };
}
