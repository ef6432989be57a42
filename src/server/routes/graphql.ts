import type { FastifyInstance, FastifyRequest } from 'fastify';
import mercurius from 'mercurius';
import { GRAPHQL_PATH } from '#contract/wire.ts';
import { tellAccounts } from '#server/graphql/accounts.ts';
import { queryContext } from '#server/graphql/context.ts';
import { sayErrors } from '#server/graphql/say-errors.ts';
import { buildSchema } from '#server/graphql/schema.ts';
import type { Shop } from '#server/shop.ts';

/** How the query engine says that it cannot run a query: one message for each thing wrong with it. */
type Refusal = { statusCode?: number; errors?: { message: string }[] };
type Operation = { query?: unknown; variables?: unknown; operationName?: unknown };

const MOST_TOKENS = 10_000;

/** The query endpoint, with and without its closing slash, and the client error log that uses its address. */
export async function graphqlRoutes(app: FastifyInstance, shop: Shop): Promise<void> {
  await app.register(mercurius, {
    schema: buildSchema(),
    routes: false,
    graphiql: false,
    jit: 0,
    // Queries carry what shoppers type, passwords too: kept, they would fill the memory and never be asked again.
    cache: false,
    queryDepth: 12,
    graphql: { parseOptions: { maxTokens: MOST_TOKENS } },
    errorFormatter: (execution) => sayErrors(execution, app.log),
  });
  const accountsFor = tellAccounts(shop);
  for (const path of [GRAPHQL_PATH, GRAPHQL_PATH.replace(/\/$/, '')]) {
    app.post<{ Querystring: { JSerror?: string } }>(path, async (request, reply) => {
      const { JSerror } = request.query;
      if (typeof JSerror === 'string') await recordError(shop, request, JSerror);
      const { query, variables, operationName } = readOperation(request.body);
      reply.header('cache-control', 'private, no-store');
      if (typeof query !== 'string' || isJson(query))
        return reply.code(400).send({ errors: [{ message: 'A query is expected.' }] });
      return reply
        .graphql(
          query,
          queryContext(shop, request, accountsFor),
          asVariables(variables),
          typeof operationName === 'string' ? operationName : undefined,
        )
        .catch((error: Error & Refusal) => {
          if ((error.statusCode ?? 500) >= 500) throw error;
          const errors = (error.errors ?? [error]).map((each) => ({ message: messageOf(each) }));
          return reply.code(400).send({ data: null, errors });
        });
    });
  }
}

/** A query may be nested deeper than it can be read. */
const messageOf = (error: { message: string }) =>
  error instanceof RangeError ? 'The query cannot be read.' : error.message;

/** A JSON body has the query in it; any other body is the query. */
function readOperation(body: unknown): Operation {
  if (typeof body === 'string') return { query: body };
  return typeof body === 'object' && body !== null ? body : {};
}

/** The query engine would take JSON for a query that is parsed already, and fail on it. No query is JSON. */
function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const asVariables = (value: unknown) =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;

/** Nothing of the report comes back in the answer, and a log that cannot be written disturbs nobody. */
async function recordError(shop: Shop, request: FastifyRequest, message: string): Promise<void> {
  const page = request.headers.referer ?? '';
  const userAgent = request.headers['user-agent'] ?? '';
  await shop.errorLog.record({ message, page, userAgent }).catch((error: unknown) => request.log.warn(error));
}
