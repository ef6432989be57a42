import { readWords } from '#shop/command-line/read-words.ts';

export const ERRORS_USAGE = `  npm run shop -- errors                 errors that browsers report, the latest first, with their place in the source
      --days 7                           of so many days (7)
`;

export type ErrorsCommand = { name: 'errors'; days: number };

const MOST_DAYS = 365;

export function readErrorsCommand(argv: readonly string[]): ErrorsCommand | { problem: string } {
  const words = readWords(argv, [], ['--days']);
  if ('problem' in words) return words;
  const [first] = words.files;
  if (first !== undefined) return { problem: `'${first}' is not known here.` };
  const days = Number(words.values.get('--days') ?? 7);
  if (!Number.isInteger(days) || days < 1 || days > MOST_DAYS)
    return { problem: `--days must be a number from 1 to ${MOST_DAYS}.` };
  return { name: 'errors', days };
}
