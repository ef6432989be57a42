import type { RateLimit } from '#contract/limits/limits-config.ts';
import { networkOf } from '#domain/network.ts';
import { secondsOfMinuteLeft } from '#server/limits/rate-limit.ts';
import type { RequestContext } from '#server/request/context.ts';
import type { Shop } from '#server/shop.ts';
import type { Anybody, FormRefusal, TakeForm } from './form-route.ts';

/** An account with too many failures stays shut for a while, whoever tries. */
export function locked(seconds: number, { t }: RequestContext): FormRefusal {
  return { message: t('signIn.locked', { n: Math.ceil(seconds / 60) }), status: 429, retryAfter: seconds };
}

/** One address has tried too often. */
export function tooMany(shop: Pick<Shop, 'settings' | 'operations'>, { t }: RequestContext): FormRefusal {
  const seconds = secondsOfMinuteLeft(shop.settings.clock);
  shop.operations.metrics.refused.add({ reason: 'rate' });
  return { message: t('form.tooMany', { n: seconds }), status: 429, retryAfter: seconds };
}

/** Takes a form only as often as one sender may send it: an address, unless something tells senders better apart. */
export const rateLimited =
  <Who extends Anybody>(
    shop: Pick<Shop, 'settings' | 'limits' | 'operations'>,
    rate: RateLimit,
    take: TakeForm<Who>,
    senderOf: (context: RequestContext) => string | Promise<string> = addressOf,
  ): TakeForm<Who> =>
  async (values, context, session) =>
    (await shop.limits.rateLimits.allow(rate, await senderOf(context)))
      ? take(values, context, session)
      : tooMany(shop, context);

export const addressOf = ({ request }: RequestContext): string => networkOf(request.ip);
