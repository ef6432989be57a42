import { readWords } from '#shop/command-line/read-words.ts';

export const NEWSLETTER_USAGE = `  npm run shop -- newsletter FILE        writes who gets the newsletter as CSV, with the words they agreed to, when,
                                         and the address that unsubscribes each at once
`;

export type NewsletterCommand = { name: 'newsletter'; file: string };

export function readNewsletterCommand(argv: readonly string[]): NewsletterCommand | { problem: string } {
  const words = readWords(argv, [], []);
  if ('problem' in words) return words;
  const [file, tooMany] = words.files;
  if (tooMany !== undefined) return { problem: `'${tooMany}' is not known here.` };
  return file === undefined
    ? { problem: 'Say where to write it: newsletter subscribers.csv' }
    : { name: 'newsletter', file };
}
