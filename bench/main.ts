import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { serveBare } from './bare-server.ts';
import { crowd } from './crowd.ts';
import { measureLoad } from './load-client.ts';
import { type Output, runAll } from './run-all.ts';
import { openScaffold, type Scaffold } from './scaffold.ts';
import { table } from './table.ts';
import { serveUncached } from './uncached-shop.ts';
import { underLoad } from './under-load.ts';

const LONGEST_MS = 15 * 60_000;
const INTERRUPTED = 130;

/** What other processes of the bench do: each answers with one message and ends with the process that forked it. */
const ROLES = { load: measureLoad, crowd, bare: serveBare, uncached: serveUncached };
/** Roles that end with their answer. */
const MEASURES = ['load', 'crowd'];

/** `npm run bench` measures the shop and prints ratios, `npm run bench:load` a crowd of shoppers. Answers with the exit code. */
export async function main(argv: readonly string[], env: NodeJS.ProcessEnv, out: Output): Promise<number> {
  const [role = '', settings = '{}'] = argv;
  if (process.send && role in ROLES) {
    await play(role as keyof typeof ROLES, settings);
    return 0;
  }
  const scaffold = openScaffold();
  const interruption = interrupted();
  try {
    const done = role === 'under-load' ? underLoad(scaffold, out) : everything(scaffold, env, out);
    const late = sleep(LONGEST_MS, undefined, { ref: false });
    const result = await Promise.race([done, interruption, late]);
    if (result === 'interrupted') return INTERRUPTED;
    if (!result) throw new Error('The bench took too long.');
    out.write(`\n${result.table}\n\n${[...result.notes, machine()].join('\n')}\n`);
    return 0;
  } finally {
    await scaffold.takeDown();
  }
}

async function everything(scaffold: Scaffold, env: NodeJS.ProcessEnv, out: Output) {
  const { rows, notes } = await runAll(scaffold, env.CHROMIUM_PATH || undefined, out);
  return { table: table(rows), notes };
}

async function play(role: keyof typeof ROLES, settings: string): Promise<void> {
  process.once('disconnect', () => process.exit());
  try {
    process.send?.(await ROLES[role](JSON.parse(settings)));
    if (MEASURES.includes(role)) process.disconnect?.();
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
