import { DAY } from '#domain/time/zone.ts';
import type { OrderFacts } from './order-facts.ts';
import { countsOf } from './parcels.ts';

/** What of each line may come back: what was sent and is in no return yet. A parcel that came back is one already. */
export function returnableOf(facts: OrderFacts): Map<number, number> {
  const left = facts.lines.map((line): [number, number] => [line.id, countsOf(facts, line).returnable]);
  return new Map(left.filter(([, quantity]) => quantity > 0));
}

/**
 * Until when a consumer may withdraw without a reason: so many days from the last parcel's delivery on. Undefined where
 * that is not known: then nobody is refused.
 */
export function withdrawalUntil(deliveries: readonly (Date | null)[], returnDays: number): Date | undefined {
  const known = deliveries.flatMap((delivered) => (delivered ? [delivered.getTime()] : []));
  if (known.length === 0 || known.length < deliveries.length) return undefined;
  return new Date(Math.max(...known) + returnDays * DAY);
}
