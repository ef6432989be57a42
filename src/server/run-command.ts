import { join } from 'node:path';
import { type Database, openDatabase } from '#shop/db/database.ts';
import { migrate } from '#shop/db/migrate.ts';
import type { Output } from '#shop/progress/progress.ts';
import { startProblem } from './start-problem.ts';

/** What a command of the shop ends with. */
export const EXIT = { done: 0, failed: 1, misused: 2, interrupted: 130 } as const;

/** Does something with the shop's database from the command line. What stands in the way is said in one sentence. */
export async function runCommand(
  env: NodeJS.ProcessEnv,
  problems: Output,
  work: (database: Database) => Promise<number>,
  sentenceOf: (error: unknown) => string | undefined = startProblem,
): Promise<number> {
  try {
    const folder = join(env.DATA_FOLDER ?? 'data', 'database');
    const database = await openDatabase({ url: env.DATABASE_URL, folder });
    try {
      await migrate(database);
      return await work(database);
    } finally {
      await database.close();
    }
  } catch (error) {
    const sentence = sentenceOf(error);
    if (sentence === undefined) throw error;
    problems.write(`${sentence}\n`);
    return EXIT.failed;
  }
}
