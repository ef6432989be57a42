import SchemaBuilder from '@pothos/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import mercurius from 'mercurius';
import { GRAPHQL_PATH } from '#contract/wire.ts';
import type { Shop } from '#server/shop.ts';

/** How the query engine says that it cannot run a query: one message for each thing wrong with it. */
type Refusal = { statusCode?: number; errors?: { message: string }[] };
type Operation = { query?: unknown; variables?: unknown; operationName?: unknown };

/** The query endpoint, with and without its closing slash, and the client error log that uses its address. */
export async function graphqlRoutes(app: FastifyInstance, shop: Shop): Promise<void> {
  await app.register(mercurius, {
    schema: buildSchema(),
    routes: false,
    graphiql: false,
    jit: 0,
    queryDepth: 12,
  });
  for (const path of [GRAPHQL_PATH, GRAPHQL_PATH.replace(/\/$/, '')]) {
    app.post<{ Querystring: { JSerror?: string } }>(path, async (request, reply) => {
      const { JSerror } = request.query;
      if (typeof JSerror === 'string') await recordError(shop, request, JSerror);
      const { query, variables, operationName } = readOperation(request.body);
      reply.header('cache-control', 'private, no-store');
      if (typeof query !== 'string')
        return reply.code(400).send({ errors: [{ message: 'A query is expected.' }] });
      return reply
        .graphql(
          query,
          undefined,
          asVariables(variables),
          typeof operationName === 'string' ? operationName : undefined,
        )
        .catch((error: Error & Refusal) => {
          if ((error.statusCode ?? 500) >= 500) throw error;
          const messages = (error.errors ?? [error]).map(({ message }) => ({ message }));
          return reply.code(400).send({ data: null, errors: messages });
        });
    });
  }
}

function buildSchema() {
  const builder = new SchemaBuilder({});
  builder.queryType({
    fields: (t) => ({
      hello: t.string({ description: 'Says that the shop is there.', resolve: () => 'Witryna' }),
    }),
  });
  return builder.toSchema();
}

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
