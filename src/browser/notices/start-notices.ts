import { reportError } from '#browser/error-log/error-log.ts';
import { CONSENT_COOKIE } from '#contract/wire.ts';

/** Nothing of it is needed by who has answered and closed all there was, until they touch the page. */
const NEEDING = '#keyboard-helper, .banners';
const TOUCHES = ['pointerover', 'focusin', 'click', 'keydown', 'submit', 'storage'];

/** Bars, banners, consent, tooltips, the keyboard helper and the rules of modals. */
export async function startNotices(): Promise<void> {
  const untilRunning = new AbortController();
  const load = (event?: Event) => {
    // Its dialog would close, and with it the answer be gone.
    if ((event?.target as Partial<Element>)?.matches?.('[data-consent-form]')) event?.preventDefault();
    return import('./notices.ts').then(({ runNotices }) => {
      untilRunning.abort();
      runNotices(event);
    }, reportError);
  };
  for (const type of TOUCHES) addEventListener(type, load, { signal: untilRunning.signal });
  if (document.querySelector(NEEDING) || !document.cookie.includes(CONSENT_COOKIE)) await load();
}
