import { availableParallelism } from 'node:os';
import type { ShopWords } from '#contract/shop-config.ts';
import { EXIT } from '#server/command-line/run-command.ts';
import { startProblem } from '#server/command-line/start-problem.ts';
import { unavailableAnswers } from '#server/error-pages/answer-unavailable.ts';
import { CLUSTER_USAGE, readClusterCommand } from '#server/processes/command.ts';
import { sharePort } from '#server/processes/shared-port.ts';
import { openStartUpServer } from '#server/processes/start-up-server.ts';
import { type SupervisorParts, supervise } from '#server/processes/supervisor.ts';
import { databasePlaceIn, describePlace } from '#shop/db/database-place.ts';
import type { Output } from '#shop/progress/progress.ts';
import { readConfig } from './read-config.ts';
import { readPlace } from './read-place.ts';

/** `npm run cluster`: serves the shop from several processes. Answers with the exit code when all have ended. */
export async function main(
  argv: readonly string[],
  env: NodeJS.ProcessEnv,
  program: string,
  out: Output,
  words?: ShopWords,
): Promise<number> {
  const command = readClusterCommand(argv, { databaseUrl: env.DATABASE_URL, cores: availableParallelism() });
  if (command === 'help') {
    out.write(CLUSTER_USAGE);
    return EXIT.done;
  }
  if ('problem' in command) {
    out.write(`${command.problem}\n`);
    return EXIT.misused;
  }
  const say = (line: string) => out.write(`› ${line}\n`);
  say(`Shop: ${describePlace(databasePlaceIn(env))}`);
  try {
    const startUpServer = await openStartUpServer(readPlace(env), unavailableAnswers(readConfig(env, words)));
    const port = sharePort(startUpServer);
    return (await untilStopped({ ...command, program, port, say })) ? EXIT.done : EXIT.failed;
  } catch (error) {
    const sentence = startProblem(error);
    if (sentence === undefined) throw error;
    out.write(`${sentence}\n`);
    return EXIT.failed;
  }
}

/** False where the processes were given up. */
async function untilStopped(parts: Omit<SupervisorParts, 'stop'>): Promise<boolean> {
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  const supervisor = supervise({ ...parts, stop: stopping.signal });
  const roll = () => void supervisor.roll();
  process.on('SIGHUP', roll);
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  return supervisor.ended;
}
