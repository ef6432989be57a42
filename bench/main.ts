import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { serveBare } from './bare-server.ts';
import { measureLoad } from './load-client.ts';
import { type Output, runAll } from './run-all.ts';
import { openScaffold } from './scaffold.ts';
import { table } from './table.ts';
import { serveUncached } from './uncached-shop.ts';

const LONGEST_MS = 15 * 60_000;
const INTERRUPTED = 130;

/** What other processes of the bench do: each answers with one message and ends with the process that forked it. */
const ROLES = { load: measureLoad, bare: serveBare, uncached: serveUncached };

/** `npm run bench`: measures the shop and prints ratios. Answers with the exit code. */
export async function main(argv: readonly string[], env: NodeJS.ProcessEnv, out: Output): Promise<number> {
  const [role = '', settings = '{}'] = argv;
  if (process.send && role in ROLES) {
    await play(role as keyof typeof ROLES, settings);
    return 0;
  }
  const scaffold = openScaffold();
  const interruption = interrupted();
  try {
    const done = runAll(scaffold, env.CHROMIUM_PATH || undefined, out);
    const late = sleep(LONGEST_MS, undefined, { ref: false });
    const result = await Promise.race([done, interruption, late]);
    if (result === 'interrupted') return INTERRUPTED;
    if (!result) throw new Error('The bench took too long.');
    out.write(`\n${table(result.rows)}\n\n${[...result.notes, machine()].join('\n')}\n`);
    return 0;
  } finally {
    await scaffold.takeDown();
  }
}

async function play(role: keyof typeof ROLES, settings: string): Promise<void> {
  process.once('disconnect', () => process.exit());
  try {
    process.send?.(await ROLES[role](JSON.parse(settings)));
    if (role === 'load') process.disconnect?.();
  } catch (error) {
    console.error(error);
    // A database that is still open would keep the process, and whoever waits for it.
    process.exit(1);
  }
}

const interrupted = () =>
  new Promise<'interrupted'>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve('interrupted'));
  });

function machine(): string {
  const [first] = cpus();
  return `This machine: ${cpus().length} cores, ${first?.model.trim() || 'CPU unknown'}, Node ${process.versions.node}.`;
}
