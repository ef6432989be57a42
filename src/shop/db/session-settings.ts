import type pg from 'pg';

type Settings = { statementMs: number; idleInTransactionMs?: number };

/**
 * Sets up each new connection of a pool to a server. They are statements, not start-up parameters, which a pooler such
 * as PgBouncer refuses.
 */
export function sessionSettings({ statementMs, idleInTransactionMs }: Settings) {
  const statements = [
    // What the planner thinks of our functions is far above what they take: compiling them takes seconds, every time.
    'SET jit = off',
    `SET statement_timeout = ${statementMs}`,
    ...(idleInTransactionMs ? [`SET idle_in_transaction_session_timeout = ${idleInTransactionMs}`] : []),
  ].join('; ');
  return async (client: pg.ClientBase): Promise<void> => {
    await client.query(statements);
  };
}
