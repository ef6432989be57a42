import type { errorPagesPl } from './error-pages-pl.ts';

/** What the shop says while it cannot serve as ever, in English. */
export const errorPagesEn: Record<keyof typeof errorPagesPl, string> = {
  'service.busy': 'A great many people are here just now',
  'service.busyText': 'The shop cannot keep up with them. Your basket is safe: please try again in a moment.',
  'service.starting': 'The shop is just opening',
  'service.startingText': 'It will take a moment. Please reload the page.',
  'service.database': 'This is not possible at the moment',
  'service.databaseText': 'We have a technical break. Nothing is lost: please try again in a moment.',
  'service.kept': 'What you have typed waits on this page.',
  'service.again': 'Try again',

  'error.notFound': 'There is no such page',
  'error.notFoundText':
    'The address may have changed, or a letter slipped in. Search for a product or go back to the main page.',
  'error.server': 'Something broke on our side',
  'error.serverText': 'We know about it already. Your basket is safe. Please reload the page in a moment.',
  'error.home': 'To the main page',
  'error.tooMany': 'Too many requests at once. Please try again in a moment.',
};
