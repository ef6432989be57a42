import { showAlert } from '#browser/alerts/alerts.ts';
import { PURPOSES } from '#contract/consent/consent.ts';
import { answerWith, boxOf } from './answer-with.ts';
import { readConsent } from './consent.ts';

/** Shows in the dialog of cookies what the shopper allows, and leaves what they have ticked before this came. */
export function fillConsentForm(): void {
  const consent = readConsent();
  for (const purpose of PURPOSES) {
    const box = boxOf(purpose);
    if (!box) continue;
    box.closest('dialog')?.addEventListener('close', forgetTicks);
    if (box.checked === box.defaultChecked) {
      box.defaultChecked = consent?.[purpose] ?? false;
      box.checked = box.defaultChecked;
    }
  }
}

function forgetTicks({ currentTarget }: Event): void {
  (currentTarget as Element).querySelector('form')?.reset();
}

/** Takes what the shopper answers in the dialog, which may be at any time. */
export function takeConsent(form: Element, button: HTMLElement | null): void {
  const answer = button?.getAttribute('value');
  answerWith(answer === 'all' || answer === 'necessary' ? answer : 'chosen');
  form.closest('dialog')?.close();
  showAlert('info', form.getAttribute('data-saved') ?? '');
}
