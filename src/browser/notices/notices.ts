import { reportError } from '#browser/error-log/error-log.ts';
import { $view } from '#browser/layout/view.ts';
import { ruleModal } from '#browser/modals/modals.ts';
import { nextTask } from '#browser/next-task.ts';
import { consentFromCookie } from '#contract/consent/consent.ts';
import { cookieIn } from '#contract/cookies.ts';
import { CLOSED_BARS_KEY, CONSENT_COOKIE } from '#contract/wire.ts';

const DESKTOP = 3;
let isRunning = false;
/** There once the question is: who answers may leave in the same moment. */
let answerNow: ((answer: 'necessary' | 'all') => void) | undefined;

/** Does what this event asks for, if any, and looks after all later ones; what each needs comes when it is needed. */
export function runNotices(event?: Event): void {
  if (!isRunning) start();
  isRunning = true;
  if (event) heed(event);
}

function start(): void {
  for (const type of ['pointerover', 'focusin', 'click', 'submit', 'keydown', 'storage', 'pageshow'])
    addEventListener(type, heed);
  const focused = document.activeElement?.closest<HTMLDialogElement>('dialog:modal');
  const open = focused ?? document.querySelector<HTMLDialogElement>('dialog:modal');
  if (open) ruleModal(open, null);
  if (!consentFromCookie(cookieIn(document.cookie, CONSENT_COOKIE)))
    late(
      Promise.all([import('#browser/consent/consent-bar.ts'), import('#browser/consent/answer-with.ts')]),
      ([{ askForConsent }, { answerWith }]) => {
        answerNow = answerWith;
        askForConsent();
      },
    );
  if (document.querySelector('.banners')) late(import('./banners.ts'), ({ showBanners }) => showBanners());
}

function late<Module>(loading: Promise<Module>, run: (module: Module) => void): void {
  loading.then(run).catch(reportError);
}

function heed(event: Event): void {
  const { target } = event;
  if (event instanceof StorageEvent && event.key === CLOSED_BARS_KEY) closeBars();
  if (event instanceof PageTransitionEvent && event.persisted) closeBars();
  if (!(target instanceof Element)) return;
  if (event instanceof KeyboardEvent) offerShortWays(target, event);
  else if (event instanceof FocusEvent) heedFocus(target, event);
  else if (event.type === 'click') heedClick(target);
  else if (event instanceof SubmitEvent) heedAnswer(target, event);
  else if (event instanceof PointerEvent && event.pointerType === 'mouse')
    explain(target.closest('[data-tooltip]:hover'));
}

function heedFocus(target: Element, { relatedTarget }: FocusEvent): void {
  const dialog = target.closest<HTMLDialogElement>('dialog:modal');
  if (dialog) ruleModal(dialog, relatedTarget);
  if (target.matches('[data-tooltip]:focus-visible')) explain(target);
}

function heedClick(target: Element): void {
  explain(target.closest('.hint'));
  const { consent } = target.closest<HTMLElement>('[data-consent]')?.dataset ?? {};
  if (consent === 'all' || consent === 'necessary') answer(consent);
  const button = target.closest('[data-bar] > button');
  if (button) closeBars(button);
  if (target.closest('[aria-controls=cookies]'))
    late(import('#browser/consent/consent-form.ts'), ({ fillConsentForm }) => fillConsentForm());
}

function answer(consent: 'necessary' | 'all'): void {
  if (answerNow) answerNow(consent);
  else late(import('#browser/consent/answer-with.ts'), ({ answerWith }) => answerWith(consent));
}

function heedAnswer(form: Element, event: SubmitEvent): void {
  if (!form.matches('[data-consent-form]')) return;
  // Its dialog would close, and an answer given before the rest has come would be lost.
  event.preventDefault();
  late(import('#browser/consent/consent-form.ts'), ({ takeConsent }) => takeConsent(form, event.submitter));
}

function explain(control: Element | null): void {
  if (control instanceof HTMLElement)
    late(import('#browser/tooltip/tooltips.ts'), ({ showTooltip }) => showTooltip(control));
}

function closeBars(button?: Element): void {
  late(import('./close-bars.ts'), (bars) => bars.closeBars(button));
}

/**
 * The first Tab on the main page (spec §4 Keyboard-navigation modal); who fills something in is not disturbed. The Tab
 * leads on, as all do that are pressed until the helper has come.
 */
function offerShortWays(target: Element, event: KeyboardEvent): void {
  const helper = document.querySelector<HTMLDialogElement>('#keyboard-helper:not([data-offered])');
  if (event.key !== 'Tab' || !helper || $view.get() < DESKTOP || matchMedia('(pointer: coarse)').matches)
    return;
  if (target.matches('input, select, textarea, dialog *')) return;
  helper.dataset.offered = '';
  late(Promise.all([import('./keyboard-helper.ts'), nextTask()]), ([{ startKeyboardHelper }]) =>
    startKeyboardHelper(helper),
  );
}
