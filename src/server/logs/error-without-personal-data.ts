import { textWithoutPersonalData } from '#shop/error-log/without-personal-data.ts';

export type LoggedError = {
  type: string;
  message: string;
  code?: string;
  stack: string;
  cause?: LoggedError;
};

const DEEPEST_CAUSE = 3;

/**
 * An error as the log keeps it: what and where, and nothing that a shopper has typed. The database tells the values
 * of a query that failed; they stay out, and so do its details, which name the row.
 */
export function errorWithoutPersonalData(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: clean(String(error)), stack: '' };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: clean(error.message),
    ...(typeof code === 'string' && { code }),
    stack: placesIn(error.stack ?? ''),
    ...(error.cause !== undefined &&
      depth < DEEPEST_CAUSE && { cause: errorWithoutPersonalData(error.cause, depth + 1) }),
  };
}

/** Only the lines that name a place: a message may have lines of its own. */
const placesIn = (stack: string) =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim())
    .join('\n');

/** Values stand between quotation marks, or after 'params:'. */
const clean = (message: string) =>
  textWithoutPersonalData(message.replace(/\s*params:[\s\S]*$/i, '')).replace(/"[^"]*[^\w"][^"]*"/g, '"…"');

/** An error that is logged by itself would lend the line its message, as it is. */
export function keepMessageOut(
  this: object,
  args: Parameters<LogFunction>,
  method: (...args: Parameters<LogFunction>) => void,
): void {
  const [first, ...rest] = args;
  method.apply(this, first instanceof Error ? [{ err: first }, 'error'] : [first, ...rest]);
}

type LogFunction = (what: unknown, message?: string, ...values: unknown[]) => void;
