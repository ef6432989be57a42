import { type Database, openDatabase } from '#shop/db/database.ts';
import { type DatabasePlace, databasePlaceIn, describePlace, isInFolder } from '#shop/db/database-place.ts';
import { migrate } from '#shop/db/migrate.ts';
import { DatabaseProblem } from '#shop/db/problem.ts';
import type { Output } from '#shop/progress/progress.ts';
import { startProblem } from './start-problem.ts';

/** What a command of the shop ends with. */
export const EXIT = { done: 0, failed: 1, misused: 2, interrupted: 130 } as const;

/** Asks any command to make the shop that it works on, where there is none. */
export const CREATE = '--create';

export type CommandEnvironment = {
  env: NodeJS.ProcessEnv;
  out: Output;
  problems: Output;
  /** Whether a shop may be made where there is none. */
  create: boolean;
};

/**
 * Does something with the shop's database from the command line, and says first which shop that is. What stands in the
 * way is said in one sentence.
 */
export async function runCommand(
  { env, out, problems, create }: CommandEnvironment,
  work: (database: Database) => Promise<number>,
  sentenceOf: (error: unknown) => string | undefined = startProblem,
): Promise<number> {
  const place = databasePlaceIn(env);
  out.write(`Shop: ${describePlace(place)}\n`);
  try {
    if (!create && !place.url && !isInFolder(place.folder)) throw noShopIn(place);
    const database = await openDatabase(place);
    try {
      if (!create && !(await isShop(database))) throw noShopIn(place);
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

async function isShop({ pool }: Database): Promise<boolean> {
  const { rows } = await pool.query<{ found: boolean }>(
    "SELECT to_regclass('schema_migration') IS NOT NULL AS found",
  );
  return rows[0]?.found === true;
}

function noShopIn(place: DatabasePlace): DatabaseProblem {
  return new DatabaseProblem(
    'database_missing',
    `There is no shop there (${describePlace(place)}). Open it once with npm start, name another one (DATABASE_URL or DATA_FOLDER), or add ${CREATE} to make it.`,
  );
}
