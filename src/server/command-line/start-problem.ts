/** One sentence for whoever started the shop; undefined where only the whole error helps. */
export function startProblem(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const sentence = sentenceOf(cause);
    if (sentence !== undefined) return sentence;
  }
  return undefined;
}

function sentenceOf(error: Error): string | undefined {
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'EADDRINUSE')
    return `Port ${'port' in error ? error.port : ''} is taken. Stop what uses it, or choose another: PORT=3001 npm start`;
  if (code === 'EACCES' && 'port' in error)
    return `Port ${error.port} may not be used. Choose another: PORT=3001 npm start`;
  if (code === 'EACCES' && 'path' in error)
    return `The shop may not use ${error.path}. Let its user read and write there, and start again.`;
  if (code === 'ENOSPC') return 'The disk is full. Make room and start again; nothing was lost.';
  if (/^(database|migration)_/.test(code) || /^(shop\.config\.ts|PORT|SECRETS_KEY) /.test(error.message))
    return error.message;
  const [, remedy] = SERVER_PROBLEMS.find(([codes]) => codes.test(code)) ?? [];
  if (remedy) return `The database says '${error.message}'. ${remedy}`;
  if (/extension/.test(error.message) && NO_EXTENSION.test(code))
    return `The database says '${error.message}'. The shop needs PostgreSQL's own extensions unaccent and pg_trgm: install them there (often a package 'contrib'), and try again.`;
  return LOST.test(error.message) ? `The database went away (${error.message}). ${AGAIN}` : undefined;
}

const AGAIN = 'Try again when it is back; what was not finished was undone.';
/** How the driver says that a connection has ended in the middle of an answer. */
const LOST = /^(Connection terminated|Client has encountered a connection error)/;
const NO_EXTENSION = /^(0A000|58P01)$/;

/** What a PostgreSQL server says by its codes, and what to do about it. */
const SERVER_PROBLEMS: [RegExp, string][] = [
  [
    /^57014$/,
    'It is too busy or too slow: try again when it has less to do. What was not finished was undone.',
  ],
  [/^(55P03|40P01)$/, 'Somebody else holds its tables: end what uses them, and try again.'],
  [/^42501$/, 'Let the user of DATABASE_URL own the database, or grant it the right, and try again.'],
  [/^53100$/, 'Make room on its disk, and try again; what was not finished was undone.'],
  [/^53300$/, 'Raise its max_connections, or let each process open fewer (DATABASE_CONNECTIONS=5).'],
  [/^53...$/, 'Give it more room, and try again; what was not finished was undone.'],
  [/^25006$/, 'It takes no writes, as a standby does: name the primary in DATABASE_URL.'],
  [/^(08...|57P0[1-5])$/, AGAIN],
];
