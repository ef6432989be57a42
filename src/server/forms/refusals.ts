import { secondsOfMinuteLeft } from '#server/pace.ts';
import type { FormRefusal } from './form-route.ts';
import type { FormVisit } from './form-visit.ts';

/** An account with too many failures stays shut for a while, whoever tries. */
export function locked(seconds: number, { t }: FormVisit): FormRefusal {
  return { message: t('signIn.locked', { n: Math.ceil(seconds / 60) }), status: 429, retryAfter: seconds };
}

/** One address has tried too often. */
export async function tooMany({ t, shop }: FormVisit): Promise<FormRefusal> {
  const seconds = secondsOfMinuteLeft(shop.clock);
  return { message: t('form.tooMany', { n: seconds }), status: 429, retryAfter: seconds };
}
