import { reportError } from '#browser/error-log.ts';
import { CODE_BANNER_COOKIE, CONSENT_COOKIE, SHIPPING_BANNER_COOKIE } from '#contract/wire.ts';

/** Nothing of it is needed by who has answered and closed all there was, until they touch the page. */
const ANSWERED = [CONSENT_COOKIE, CODE_BANNER_COOKIE, SHIPPING_BANNER_COOKIE];
const TOUCHES = ['pointerover', 'focusin', 'click', 'storage'];

/** Bars, banners, consent, tooltips, the keyboard helper and the rules of modals. */
export async function startNotices(): Promise<void> {
  const load = (event?: Event) =>
    import('./notices.ts').then(({ runNotices }) => runNotices(event), reportError);
  for (const type of TOUCHES) addEventListener(type, load, { once: true });
  if (document.getElementById('keyboard-helper') || !ANSWERED.every((name) => document.cookie.includes(name)))
    await load();
}
