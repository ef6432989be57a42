import { readWords } from '#shop/command-line/read-words.ts';

export const CLUSTER_USAGE = `Serves the shop from several processes on one port and one PostgreSQL:

  DATABASE_URL=postgres://… npm run cluster -- --processes 4

      --processes 4                      so many (as many as the machine has cores)

SIGHUP restarts every process, one after the other; SIGTERM stops them all.
`;

export type ClusterCommand = { processes: number } | 'help';

const MOST_PROCESSES = 256;

/** What the command line and the environment ask for, or one sentence on why it cannot be done. */
export function readClusterCommand(
  argv: readonly string[],
  { databaseUrl, cores }: { databaseUrl: string | undefined; cores: number },
): ClusterCommand | { problem: string } {
  if (argv.includes('--help') || argv.includes('-h')) return 'help';
  const words = readWords(argv, [], ['--processes']);
  if ('problem' in words) return words;
  const [first] = words.files;
  if (first !== undefined) return { problem: `'${first}' is not known here.` };
  const processes = Number(words.values.get('--processes') ?? cores);
  if (!Number.isInteger(processes) || processes < 1 || processes > MOST_PROCESSES)
    return { problem: `--processes must be a number from 1 to ${MOST_PROCESSES}.` };
  if (!databaseUrl)
    return {
      problem:
        'Several processes need a PostgreSQL server: the embedded database belongs to one process. Name the server ' +
        '(DATABASE_URL=postgres://user@host/name npm run cluster), or serve from one process: npm start',
    };
  return { processes };
}
