import { type ExecutionResult, GraphQLError, type GraphQLFormattedError } from 'graphql';
import { TOO_MANY } from '#server/limits/too-many-requests.ts';
import { isDatabaseUnavailable } from '#shop/db/is-database-unavailable.ts';

type Log = { error(error: unknown): void };

/**
 * What a caller did wrong is told; what broke on our side is logged, and only that it did is told, or `gone` where the
 * database cannot be asked.
 */
export function sayResult({ data = null, errors }: ExecutionResult, log: Log, unavailable: string) {
  if (!errors) return { data };
  const said = errors.map((error): GraphQLFormattedError => {
    const { message, path, locations, originalError, extensions } = error;
    const where = {
      ...(locations && { locations }),
      ...(path && { path }),
      ...(extensions.code === TOO_MANY && { extensions: { code: TOO_MANY } }),
    };
    if (!originalError || originalError instanceof GraphQLError) return { message, ...where };
    log.error(originalError);
    return {
      message: isDatabaseUnavailable(originalError) ? unavailable : 'The shop could not answer.',
      ...where,
    };
  });
  return { data, errors: said };
}
