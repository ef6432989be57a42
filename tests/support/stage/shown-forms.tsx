import { afterEach, beforeEach, vi } from 'vitest';
import type { Language } from '#contract/language.ts';
import { newPasswordPage, registrationPage } from '#pages/account/entrance-pages.tsx';
import { contactForm } from '#pages/contact/contact-form.ts';
import { contactPage } from '#pages/contact/contact-page.tsx';
import { showForm } from './form-stage.tsx';

export const DIGITS = 'Pole nie może zawierać cyfr.';
export const REQUIRED = 'Proszę wypełnić to pole.';
export const WORDS = { shopName: 'Mgła', title: 'Formularz' };

const PLACES = [
  { id: '1', name: 'Palarnia' },
  { id: '2', name: 'Kawiarnia' },
];

/** With what may be left out in sight. */
export async function showRegistration(language?: Language): Promise<void> {
  await showForm(registrationPage({ ...WORDS, state: {}, terms: [] }).content, language);
  document.querySelector('.form__more')?.setAttribute('open', '');
}

export const showNewPassword = () =>
  showForm(newPasswordPage({ ...WORDS, state: {}, token: 'x', login: 'halina' }).content);

export const showContact = (language?: Language) =>
  showForm(
    contactPage({
      ...WORDS,
      lead: 'Napisz',
      phone: '600 100 200',
      email: 'kawa@example.org',
      postalAddress: [],
      fields: contactForm(PLACES),
      state: {},
    }).content,
    language,
  );

/** Nothing is kept of the test before, and time passes only where a test says so. */
export function startEachAgain(): void {
  beforeEach(() => {
    sessionStorage.clear();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

export const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** As long as a field waits for the next key. */
export const pause = () => wait(500);
