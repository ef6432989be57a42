import type { limitsPl } from './limits-pl.ts';

/** Words for what was too much at once, in English. */
export const limitsEn: Record<keyof typeof limitsPl, string> = {
  'limits.tooMany': 'Too many requests at once',
  'limits.tooManyText': 'Try again in {n} s. Your basket and what you have typed into forms stay.',
  'limits.tooLarge': 'This is too much at once',
  'limits.tooLargeText': 'Go back to the form and shorten what you send: what you typed waits there.',
  'limits.tooSlow': 'The answer takes too long. Please try again in a moment.',
};
