/** Whether there is time for long tests, and for more samples of what a few prove: `npm run test:all`. */
export const LONG_TESTS = process.env.LONG_TESTS === '1';

/** Where something is proved in one language, the same in the other is a long test: only its words differ. */
export const longInEnglish = (addressOrLanguage: string) => ({
  tag: /^(\/en\/|en$)/.test(addressOrLanguage) ? '@long' : [],
});
