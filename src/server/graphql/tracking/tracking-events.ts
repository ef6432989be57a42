import type { Builder } from '#server/graphql/context.ts';

/** `trackingEvents`: scripts that tell of what has happened, each handed out once (spec §7 Tracking events). */
export function trackingEventsQuery(builder: Builder): void {
  builder.queryField('trackingEvents', (t) =>
    t.stringList({
      description: 'Scripts to run, in their order; none without the shopper’s consent.',
      resolve: async (_, __, { shop, session, tracker }) => {
        const shopper = await session();
        if (!shopper) return [];
        // Taken in any case: what may not be told is not kept either.
        const scripts = await shop.operations.tracking.take(shopper);
        return tracker.isAllowed ? scripts : [];
      },
    }),
  );
}
