import { ONLY_NECESSARY, PURPOSES } from '#contract/consent/consent.ts';
import { answerConsent } from './consent.ts';

/** Takes the shopper's answer: no, yes to all that this shop asks for, or what is ticked in the form. */
export function answerWith(answer: 'necessary' | 'all' | 'chosen'): void {
  const allowed = PURPOSES.filter((purpose) => {
    const box = boxOf(purpose);
    return box && (answer === 'all' || (answer === 'chosen' && box.checked));
  });
  answerConsent({ ...ONLY_NECESSARY, ...Object.fromEntries(allowed.map((purpose) => [purpose, true])) });
}

/** The checkbox of a purpose; there is none where the shop does not ask for it. */
export const boxOf = (purpose: string) =>
  document.querySelector<HTMLInputElement>(`#cookies [data-consent-form] input[name=${purpose}]`);
