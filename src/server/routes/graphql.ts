import type { FastifyInstance, FastifyRequest } from 'fastify';
import { GRAPHQL_PATH } from '#contract/wire.ts';
import { tellAccounts } from '#server/graphql/accounts.ts';
import { queryContext } from '#server/graphql/context.ts';
import { queryRunner } from '#server/graphql/run-query.ts';
import { sayResult } from '#server/graphql/say-result.ts';
import { buildSchema } from '#server/graphql/schema.ts';
import type { Shop } from '#server/shop.ts';

/** The query endpoint, with and without its closing slash, and the client error log that uses its address. */
export function graphqlRoutes(app: FastifyInstance, shop: Shop): void {
  const run = queryRunner(buildSchema());
  const accountsFor = tellAccounts(shop);
  for (const path of [GRAPHQL_PATH, GRAPHQL_PATH.replace(/\/$/, '')]) {
    app.post<{ Querystring: { JSerror?: string } }>(path, async (request, reply) => {
      const { JSerror } = request.query;
      if (typeof JSerror === 'string') await recordError(shop, request, JSerror);
      const { query, variables, operationName } = readOperation(request.body);
      reply.header('cache-control', 'private, no-store');
      if (typeof query !== 'string')
        return reply.code(400).send({ errors: [{ message: 'A query is expected.' }] });
      const outcome = await run(
        {
          query,
          variables: asVariables(variables),
          operationName: typeof operationName === 'string' ? operationName : undefined,
        },
        queryContext(shop, request, reply, accountsFor),
      );
      if (!('refused' in outcome)) return sayResult(outcome, app.log);
      const errors = outcome.refused.map((error) => ({ message: messageOf(error) }));
      return reply.code(400).send({ data: null, errors });
    });
  }
}

/** A query may be nested deeper than it can be read. */
const messageOf = (error: Error) =>
  error instanceof RangeError ? 'The query cannot be read.' : error.message;

type Operation = { query?: unknown; variables?: unknown; operationName?: unknown };

/** A JSON body has the query in it; any other body is the query. */
function readOperation(body: unknown): Operation {
  if (typeof body === 'string') return { query: body };
  return typeof body === 'object' && body !== null ? body : {};
}

const asVariables = (value: unknown) =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;

/** Nothing of the report comes back in the answer, and a log that cannot be written disturbs nobody. */
async function recordError(shop: Shop, request: FastifyRequest, message: string): Promise<void> {
  const page = request.headers.referer ?? '';
  const userAgent = request.headers['user-agent'] ?? '';
  await shop.errorLog.record({ message, page, userAgent }).catch((error: unknown) => request.log.warn(error));
}
