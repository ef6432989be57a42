import { DatabaseProblem } from './problem.ts';

/** Network errors, then PostgreSQL's own: lost connections, a server that stops or starts, no room, no time. */
const CODES =
  /^(ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08...|57P0[1-5]|53...|57014)$/;
/** What the driver and the embedded database say without a code. */
const MESSAGES =
  /^(Connection terminated|Client has encountered a connection error|PGlite (has stopped|failed))/;

/** Whether an error says only that the database cannot be asked just now, not that something was asked wrongly. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DatabaseProblem) return true;
    if (MESSAGES.test(cause.message) || CODES.test('code' in cause ? String(cause.code) : '')) return true;
    if (cause instanceof AggregateError && cause.errors.some(isDatabaseUnavailable)) return true;
  }
  return false;
}
