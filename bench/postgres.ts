import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { initialiseCluster, untilReachable } from '#tests/support/database/postgres-cluster.ts';
import type { Scaffold } from './scaffold.ts';

const GUARD = 'tests/support/database/postgres-guard.mjs';

/** A PostgreSQL server for this run; undefined where there is none to start. */
export async function startPostgres(scaffold: Scaffold): Promise<string | undefined> {
  const folder = scaffold.folder();
  const server = await initialiseCluster(folder).catch(() => undefined);
  if (!server) return undefined;
  // The guard stops the server when its pipe closes, even where this process is killed.
  const guard = spawn(process.execPath, [GUARD, JSON.stringify({ folder, server })], {
    stdio: ['pipe', 'ignore', 'inherit'],
    detached: true,
  });
  scaffold.onTakeDown(async () => {
    const gone = once(guard, 'exit');
    guard.stdin.destroy();
    await gone;
  });
  return untilReachable(folder);
}
