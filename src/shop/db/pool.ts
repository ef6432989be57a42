import pg from 'pg';
import { DatabaseProblem } from './problem.ts';

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: boolean | Error) => void,
) => void;

/** pg's pool, except that waiting too long for a connection says what is the matter. */
export class Pool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    if (!callback) return super.connect().catch((error) => Promise.reject(explained(error)));
    super.connect((error, client, done) => callback(error && explained(error), client, done));
    return undefined;
  }
}

function explained(error: Error): Error {
  if (error.message !== 'timeout exceeded when trying to connect') return error;
  return new DatabaseProblem(
    'database_busy',
    'No database connection came free in time. Inside a transaction, query with the transaction itself: ' +
      'the embedded database has only one connection.',
    { cause: error },
  );
}
