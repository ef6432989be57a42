import { readWords } from '#shop/command-line/read-words.ts';

export const BACKUP_USAGE = `  npm run shop -- backup FILE            writes the whole shop into a file: every row, every picture
  npm run shop -- restore FILE           puts it back, all of it or nothing
      --replace                          in the place of a shop that is there already
`;

export type BackupCommand =
  | { name: 'backup'; file: string }
  | { name: 'restore'; file: string; replace: boolean };

export function readBackupCommand(
  name: BackupCommand['name'],
  argv: readonly string[],
): BackupCommand | { problem: string } {
  const words = readWords(argv, name === 'restore' ? ['--replace'] : [], []);
  if ('problem' in words) return words;
  const [file, second] = words.files;
  if (file === undefined) return { problem: `Say which file: npm run shop -- ${name} shop.backup` };
  if (second !== undefined) return { problem: `One file at a time: '${second}' is a second one.` };
  return name === 'backup' ? { name, file } : { name, file, replace: words.flags.has('--replace') };
}
