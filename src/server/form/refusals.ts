import type { RateLimit } from '#contract/limits/limits-config.ts';
import type { FormValues } from '#domain/form/form-rules.ts';
import { networkOf } from '#domain/network.ts';
import { secondsOfMinuteLeft } from '#server/limits/rate-limit.ts';
import type { FormOutcome, FormRefusal } from './form-route.ts';
import type { FormVisit } from './form-visit.ts';

/** An account with too many failures stays shut for a while, whoever tries. */
export function locked(seconds: number, { t }: FormVisit): FormRefusal {
  return { message: t('signIn.locked', { n: Math.ceil(seconds / 60) }), status: 429, retryAfter: seconds };
}

/** One address has tried too often. */
export async function tooMany({ t, shop }: FormVisit): Promise<FormRefusal> {
  const seconds = secondsOfMinuteLeft(shop.clock);
  shop.metrics.refused.add({ reason: 'rate' });
  return { message: t('form.tooMany', { n: seconds }), status: 429, retryAfter: seconds };
}

type Take = (values: FormValues, visit: FormVisit) => Promise<FormOutcome>;

/** Takes a form only as often as one sender may send it: an address, unless something tells senders better apart. */
export const rateLimited =
  (rate: RateLimit, take: Take, senderOf: (visit: FormVisit) => string | Promise<string> = addressOf): Take =>
  async (values, visit) =>
    (await visit.shop.rateLimits.allow(rate, await senderOf(visit))) ? take(values, visit) : tooMany(visit);

export const addressOf = ({ request }: FormVisit): string => networkOf(request.ip);
