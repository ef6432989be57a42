import type { Operation } from './run-query.ts';

/** What a request asks to be run: a JSON body has it in its fields, any other body is the query itself. */
export function readOperation(body: unknown): Operation | { problem: string } {
  if (typeof body === 'string') return { query: body };
  const { query, variables, operationName, extensions } = isMap(body) ? body : {};
  if (typeof query !== 'string') return { problem: 'A query is expected.' };
  if (!isMissing(variables) && !isMap(variables)) return { problem: 'The variables are no object.' };
  if (!isMissing(extensions) && !isMap(extensions)) return { problem: 'The extensions are no object.' };
  if (!isMissing(operationName) && typeof operationName !== 'string')
    return { problem: 'The operationName is no text.' };
  return { query, variables: variables ?? undefined, operationName: operationName ?? undefined };
}

const isMissing = (value: unknown): value is null | undefined => value === null || value === undefined;

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
