import { CREATE, EXIT, runCommand } from 'witryna/server/command-line/run-command.ts';
import type { Database } from 'witryna/shop/db/database.ts';
import { grouped, type Output, showProgress, timeText } from 'witryna/shop/progress/progress.ts';
import { readArguments } from '#demo/large/arguments.ts';
import { fillLarge } from '#demo/large/fill-large.ts';

/** `npm run demo`: fills the shop's database with a large catalogue. Answers with the exit code. */
export async function main(
  argv: readonly string[],
  env: NodeJS.ProcessEnv,
  out: Output,
  problems: Output = out,
): Promise<number> {
  const read = readArguments(argv.filter((word) => word !== CREATE));
  if ('problem' in read) {
    problems.write(`${read.problem}\n`);
    return EXIT.misused;
  }
  const create = argv.includes(CREATE);
  return runCommand({ env, out, problems, create }, (database) => fill(database, read.products, out));
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
    if (added + found === products) return EXIT.done;
    out.write('Interrupted. The same command goes on from here.\n');
    return EXIT.interrupted;
  } finally {
    process.off('SIGINT', interrupt);
  }
}
