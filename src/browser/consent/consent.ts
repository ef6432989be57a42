import { createStore } from '#browser/store.ts';
import { writeCookie } from '#browser/write-cookie.ts';
import { type Consent, consentFromCookie, consentToCookie, type Purpose } from '#contract/consent/consent.ts';
import { cookieIn } from '#contract/cookies.ts';
import { CONSENT_COOKIE, CONSENT_DAYS, CONSENT_GIVEN } from '#contract/wire.ts';

/** What the shopper allows to be known of them; undefined until they have answered. */
export const $consent = createStore<Consent>(storedConsent());

/** Whether tracking for this purpose is allowed now; the cookie decides, as another tab may have changed it. */
export function mayTrack(purpose: Purpose = 'analytics'): boolean {
  return readConsent()?.[purpose] === true;
}

/** Runs this once, as soon as the purpose is allowed: now, or when the shopper agrees. Answers with the way to stop. */
export function onConsent(run: () => void, purpose: Purpose = 'analytics'): () => void {
  if (mayTrack(purpose)) {
    run();
    return () => {};
  }
  const stop = $consent.watch(() => {
    if (!$consent.get()?.[purpose]) return;
    stop();
    run();
  });
  return stop;
}

/** Keeps the shopper's answer; whoever withdraws is tracked no more from here on. */
export function answerConsent(consent: NonNullable<Consent>): void {
  writeCookie(CONSENT_COOKIE, consentToCookie(consent), CONSENT_DAYS);
  $consent.set(consent);
  document.dispatchEvent(new Event(CONSENT_GIVEN));
}

/** Reads the cookie again: another tab may have changed it. */
export function readConsent(): Consent {
  const kept = storedConsent();
  if (JSON.stringify(kept) !== JSON.stringify($consent.get())) $consent.set(kept);
  return kept;
}

function storedConsent(): Consent {
  return consentFromCookie(cookieIn(document.cookie, CONSENT_COOKIE));
}
