/** One sentence for whoever started the shop; undefined where only the whole error helps. */
export function startProblem(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'EADDRINUSE')
    return `Port ${'port' in error ? error.port : ''} is taken. Stop what uses it, or choose another: PORT=3001 npm start`;
  if (code === 'EACCES' && 'port' in error)
    return `Port ${error.port} may not be used. Choose another: PORT=3001 npm start`;
  if (code === 'EACCES' && 'path' in error)
    return `The shop may not use ${error.path}. Let its user read and write there, and start again.`;
  if (code === 'ENOSPC') return 'The disk is full. Make room and start again; nothing was lost.';
  if (/^(database|migration)_/.test(code) || /^(shop\.config\.ts|PORT) /.test(error.message))
    return error.message;
  return undefined;
}
