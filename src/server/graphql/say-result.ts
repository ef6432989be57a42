import { type ExecutionResult, GraphQLError, type GraphQLFormattedError } from 'graphql';

type Log = { error(error: unknown): void };

/** What a caller did wrong is told; what broke on our side is logged, and only that it did is told. */
export function sayResult({ data = null, errors }: ExecutionResult, log: Log) {
  if (!errors) return { data };
  const said = errors.map((error): GraphQLFormattedError => {
    const { message, path, locations, originalError } = error;
    const where = { ...(locations && { locations }), ...(path && { path }) };
    if (!originalError || originalError instanceof GraphQLError) return { message, ...where };
    log.error(originalError);
    return { message: 'The shop could not answer.', ...where };
  });
  return { data, errors: said };
}
