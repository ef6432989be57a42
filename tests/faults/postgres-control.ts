import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import {
  initialiseCluster,
  type ServerProcess,
  untilReachable,
} from '#tests/support/database/postgres-cluster.ts';

export type ControlledPostgres = {
  url: string;
  /** Runs one command there, and answers with its rows. */
  ask<Row extends pg.QueryResultRow>(query: string, values?: unknown[]): Promise<Row[]>;
  /** Ends the server: politely, or as a power cut would. */
  halt(signal?: 'SIGINT' | 'SIGQUIT'): Promise<void>;
  resume(): Promise<void>;
  remove(): Promise<void>;
};

/** A PostgreSQL server that a test may stop and start again. */
export async function startControlledPostgres(): Promise<ControlledPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'witryna-faults-'));
  const cluster = await initialiseCluster(folder);
  // What was committed must outlive a crash of the server, as it does in any shop.
  const server = { ...cluster, args: [...cluster.args, '-c', 'synchronous_commit=on'] };
  let running = run(server);
  // What breaks connections stands between two ports.
  const url = await untilReachable(folder, 'port');
  const halt = async (signal: NodeJS.Signals = 'SIGINT') => {
    if (running.exitCode !== null || running.signalCode !== null) return;
    const gone = once(running, 'exit');
    running.kill(signal);
    await gone;
  };
  return {
    url,
    async ask<Row extends pg.QueryResultRow>(query: string, values: unknown[] = []) {
      const client = new pg.Client(url);
      await client.connect();
      try {
        return (await client.query<Row>(query, values)).rows;
      } finally {
        await client.end();
      }
    },
    halt,
    async resume() {
      running = run(server);
      await untilReachable(folder);
    },
    async remove() {
      await halt();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function run({ command, args, ...user }: ServerProcess): ChildProcess {
  const child = spawn(command, args, { ...user, cwd: '/', stdio: 'ignore' });
  const kill = () => child.kill('SIGQUIT');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  return child;
}
