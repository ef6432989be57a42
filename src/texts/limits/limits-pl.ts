/** Words for what was too much at once. */
export const limitsPl = {
  'limits.tooMany': 'Za dużo żądań naraz',
  'limits.tooManyText': 'Spróbuj ponownie za {n} s. Koszyk i to, co masz wpisane w formularzach, zostaje.',
  'limits.tooLarge': 'To za dużo na jeden raz',
  'limits.tooLargeText': 'Wróć do formularza i skróć to, co wysyłasz: wpisane dane w nim czekają.',
  'limits.tooSlow': 'Odpowiedź trwa zbyt długo. Spróbuj ponownie za chwilę.',
} as const;
