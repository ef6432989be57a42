import type { FastifyRequest } from 'fastify';
import { consentFromCookie } from '#contract/consent/consent.ts';
import { cookieIn } from '#contract/cookies.ts';
import { CONSENT_COOKIE, TRACKING_HEADER } from '#contract/wire.ts';
import type { TrackingEvent } from '#domain/tracking/tracking-event.ts';
import type { RequestContext } from '#server/request/context.ts';
import type { Shop } from '#server/shop.ts';

export type Tracker = ReturnType<typeof trackerOf>;

/**
 * Notes events for the browser of a shopper who allows it; of others nothing is noted. The answer's header says how
 * many wait. Tracking that fails disturbs nobody.
 */
export function trackerOf({ operations: { tracking } }: Pick<Shop, 'operations'>, context: RequestContext) {
  const { request, reply } = context;
  const isAllowed = mayTrack(request);

  async function tell(counting: Promise<number>): Promise<void> {
    try {
      const waiting = await counting;
      if (waiting > 0) reply.header(TRACKING_HEADER, waiting);
    } catch (error) {
      request.log.warn(error);
    }
  }

  return {
    isAllowed,
    async note(make: MakeEvent): Promise<void> {
      if (!isAllowed) return;
      const session = await context.ensureSession();
      const noted = async () => {
        const event = await make();
        return event ? tracking.note(session, event) : 0;
      };
      await tell(noted());
    },
    /** Says how many events wait from before, such as those of a form that led to this page. */
    async remind(): Promise<void> {
      const session = isAllowed ? await context.session() : undefined;
      if (session) await tell(tracking.waiting(session));
    },
  };
}

/** An event is made only where it may be noted. */
type MakeEvent = () => TrackingEvent | undefined | Promise<TrackingEvent | undefined>;

/** The cookie decides, on every call: whoever withdraws is tracked no more. */
export const mayTrack = ({ headers }: FastifyRequest): boolean =>
  consentFromCookie(cookieIn(headers.cookie, CONSENT_COOKIE))?.analytics === true;
