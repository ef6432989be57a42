import { expect, test } from 'vitest';
import { LANGUAGES } from '#contract/language.ts';
import { textsIn } from '#texts/dictionary.ts';
import { withdrawalNotice } from './withdrawal-notice.ts';

const notice = (language: 'pl' | 'en', days = 14) =>
  withdrawalNotice({ language, texts: textsIn(language), seller: 'Mgła sp. z o.o., ul. Mglista 7', days });
const wordsOf = (written: ReturnType<typeof notice>) => JSON.stringify(written.body);

test('the instructions of withdrawal name the seller, the days and the button, and leave no place open', () => {
  for (const language of LANGUAGES) {
    const words = wordsOf(notice(language, 30));
    expect(words).not.toMatch(/\{\w+\}/);
    expect(words.split('Mgła sp. z o.o., ul. Mglista 7')).toHaveLength(3);
    expect(words).toContain(textsIn(language)['withdrawal.link']);
  }
  expect(wordsOf(notice('pl', 30))).toContain('w terminie 30 dni bez podania jakiejkolwiek przyczyny');
  expect(wordsOf(notice('en'))).toContain('within 14 days without giving any reason');
});

test('the form of withdrawal has every line of the law’s model', () => {
  const form = notice('pl').body.find(({ heading }) => heading === 'Wzór formularza odstąpienia od umowy');
  expect(form?.list?.map((line) => line.split(/[:(]/)[0])).toEqual([
    ...['Adresat', 'Ja/My', 'Data zawarcia umowy', 'Imię i nazwisko konsumenta', 'Adres konsumenta'],
    ...['Podpis konsumenta', 'Data'],
  ]);
});
