import { join } from 'node:path';
import { readArguments } from '#demo/large/arguments.ts';
import { fillLarge } from '#demo/large/fill-large.ts';
import { startProblem } from '#server/start-problem.ts';
import { type Database, openDatabase } from '#shop/db/database.ts';
import { migrate } from '#shop/db/migrate.ts';
import { grouped, type Output, showProgress, timeText } from '#shop/progress/progress.ts';

const DONE = 0;
const FAILED = 1;
const MISUSED = 2;
const INTERRUPTED = 130;

/** `npm run demo`: fills the shop's database with a large catalogue. Answers with the exit code. */
export async function main(
  argv: readonly string[],
  env: NodeJS.ProcessEnv,
  out: Output,
  problems: Output = out,
): Promise<number> {
  const read = readArguments(argv);
  if ('problem' in read) {
    problems.write(`${read.problem}\n`);
    return MISUSED;
  }
  try {
    const folder = join(env.DATA_FOLDER ?? 'data', 'database');
    const database = await openDatabase({ url: env.DATABASE_URL, folder });
    try {
      await migrate(database);
      return await fill(database, read.products, out);
    } finally {
      await database.close();
    }
  } catch (error) {
    const sentence = startProblem(error);
    if (sentence === undefined) throw error;
    problems.write(`${sentence}\n`);
    return FAILED;
  }
}

async function fill(database: Database, products: number, out: Output): Promise<number> {
  const start = Date.now();
  const interruption = new AbortController();
  const interrupt = () => interruption.abort();
  process.once('SIGINT', interrupt);
  try {
    out.write(`Filling the shop up to ${grouped(products)} products of the large catalogue\n`);
    const progress = showProgress(out, products);
    const { added, found } = await fillLarge(database, {
      products,
      onProgress: progress.show,
      signal: interruption.signal,
    }).finally(progress.end);
    out.write(
      `Added ${grouped(added)}, found ${grouped(found)}, in ${timeText((Date.now() - start) / 1000)}.\n`,
    );
    if (added + found === products) return DONE;
    out.write('Interrupted. The same command goes on from here.\n');
    return INTERRUPTED;
  } finally {
    process.off('SIGINT', interrupt);
  }
}
