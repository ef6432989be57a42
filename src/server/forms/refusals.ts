import type { Rate } from '#contract/limits-config.ts';
import type { FormValues } from '#domain/form/form-rules.ts';
import { networkOf } from '#domain/network.ts';
import { secondsOfMinuteLeft } from '#server/pace.ts';
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

/** Takes a form only as often as one address may send it. */
export const paced =
  (rate: Rate, take: (values: FormValues, visit: FormVisit) => Promise<FormOutcome>) =>
  async (values: FormValues, visit: FormVisit): Promise<FormOutcome> =>
    (await visit.shop.rates.may(rate, networkOf(visit.request.ip))) ? take(values, visit) : tooMany(visit);
