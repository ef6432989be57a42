import { and, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { OfferMoment } from '#domain/product/facts.ts';
import type { Database } from '#shop/db/database.ts';
import { basket, rebateCode } from '#shop/db/schema/index.ts';
import { ownedBy, type Session } from '#shop/session/session.ts';

export type RebateCodes = ReturnType<typeof openRebateCodes>;

export function openRebateCodes({ orm }: Pick<Database, 'orm'>) {
  return {
    /** The percentage code that changes this shopper's prices now, if there is one. */
    async activeFor(session: Session | undefined, now: number): Promise<OfferMoment['code']> {
      if (!session) return undefined;
      const moment = new Date(now);
      const [code] = await orm
        .select({ value: rebateCode.value, startsAt: rebateCode.startsAt })
        .from(basket)
        .innerJoin(rebateCode, eq(rebateCode.id, basket.rebateCodeId))
        .where(
          and(
            ownedBy(session, basket),
            eq(rebateCode.kind, 'percentage'),
            eq(rebateCode.active, true),
            lte(rebateCode.startsAt, moment),
            or(isNull(rebateCode.endsAt), gt(rebateCode.endsAt, moment)),
          ),
        );
      return code && { percent: code.value / 100, startsAt: code.startsAt.getTime() };
    },
  };
}
