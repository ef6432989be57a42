import { BACKUP_USAGE, type BackupCommand, readBackupCommand } from '#shop/backup/command.ts';
import { readWords, type Words } from '#shop/command-line/read-words.ts';
import { ERRORS_USAGE, type ErrorsCommand, readErrorsCommand } from '#shop/error-log/command.ts';
import { NEWSLETTER_USAGE, type NewsletterCommand, readNewsletterCommand } from '#shop/newsletter/command.ts';
import { ORDER_USAGE, type OrderCommand, readOrderCommand } from '#shop/order/command.ts';
import { readSnippetCommand, SNIPPET_USAGE, type SnippetCommand } from '#shop/snippets/command.ts';
import { readStaffCommand, STAFF_USAGE, type StaffCommand } from '#shop/staff/command.ts';
import { FORMATS, type Format } from './read/import-file.ts';

export const USAGE = `What the shop's owner can do:

  npm run shop -- import FILE            brings the products of a file into the shop
      --dry-run                          only says what would happen
      --strict                           imports nothing when a row is refused
      --format csv|json|jsonl|google     where the file's beginning does not tell
      --report FILE                      where refused rows are listed (FILE.report.txt)
  npm run shop -- export FILE            writes all products as such a file, an object a line (JSONL)
  npm run shop -- feed FILE              writes the product feed (Google Merchant)
      --language pl|en                   in this language (pl)
${SNIPPET_USAGE}${ERRORS_USAGE}${BACKUP_USAGE}${STAFF_USAGE}${ORDER_USAGE}${NEWSLETTER_USAGE}
Each works on the shop of DATABASE_URL, or on the embedded one in DATA_FOLDER (data), and says first which one that is.
None makes a shop where there is none, unless --create is added.

The columns of a file are described in docs/import/README.md, snippets in docs/snippets.md.
`;

export type Command =
  | { name: 'help' }
  | SnippetCommand
  | ErrorsCommand
  | BackupCommand
  | StaffCommand
  | OrderCommand
  | NewsletterCommand
  | {
      name: 'import';
      file: string;
      dryRun: boolean;
      strict: boolean;
      format?: Format | undefined;
      report?: string | undefined;
    }
  | { name: 'export'; file: string }
  | { name: 'feed'; file: string; language: 'pl' | 'en' };

/** What the command line asks for, or one sentence on why it cannot be understood. */
export function readCommand(argv: readonly string[]): Command | { problem: string } {
  const [name, ...rest] = argv;
  if (name === undefined || name === 'help' || argv.includes('--help') || argv.includes('-h'))
    return { name: 'help' };
  if (name === 'import')
    return readImport(readWords(rest, ['--dry-run', '--strict'], ['--format', '--report']));
  if (name === 'export') return readExport(readWords(rest, [], []));
  if (name === 'feed') return readFeed(readWords(rest, [], ['--language']));
  if (name === 'snippet') return readSnippetCommand(rest);
  if (name === 'errors') return readErrorsCommand(rest);
  if (name === 'backup' || name === 'restore') return readBackupCommand(name, rest);
  if (name === 'staff') return readStaffCommand(rest);
  if (name === 'order') return readOrderCommand(rest);
  if (name === 'newsletter') return readNewsletterCommand(rest);
  return { problem: `'${name}' is not known here.` };
}

function readImport(words: Words): Command | { problem: string } {
  if ('problem' in words) return words;
  const file = onlyFile(words.files, 'Say which file to import: npm run shop -- import products.csv');
  if (typeof file !== 'string') return file;
  const format = words.values.get('--format');
  if (format !== undefined && !isFormat(format))
    return { problem: `--format must be csv, json, jsonl or google, not '${format}'.` };
  return {
    name: 'import',
    file,
    dryRun: words.flags.has('--dry-run'),
    strict: words.flags.has('--strict'),
    ...(format && { format }),
    ...(words.values.has('--report') && { report: words.values.get('--report') }),
  };
}

function readExport(words: Words): Command | { problem: string } {
  if ('problem' in words) return words;
  const file = onlyFile(
    words.files,
    'Say where to write the products: npm run shop -- export products.jsonl',
  );
  return typeof file === 'string' ? { name: 'export', file } : file;
}

function readFeed(words: Words): Command | { problem: string } {
  if ('problem' in words) return words;
  const file = onlyFile(words.files, 'Say where to write the feed: npm run shop -- feed feed.xml');
  if (typeof file !== 'string') return file;
  const language = words.values.get('--language') ?? 'pl';
  if (language !== 'pl' && language !== 'en')
    return { problem: `--language must be pl or en, not '${language}'.` };
  return { name: 'feed', file, language };
}

function onlyFile(files: readonly string[], missing: string): string | { problem: string } {
  const [file, second] = files;
  if (file === undefined) return { problem: missing };
  return second === undefined ? file : { problem: `One file at a time: '${second}' is a second one.` };
}

const isFormat = (word: string): word is Format => (FORMATS as readonly string[]).includes(word);
