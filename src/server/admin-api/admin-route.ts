import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type ExecutionResult, GraphQLError, type GraphQLFormattedError } from 'graphql';
import { ADMIN_API_PATH } from '#contract/wire.ts';
import { readOperation } from '#server/graphql/read-operation.ts';
import { queryRunner } from '#server/graphql/run-query.ts';
import type { Shop } from '#server/shop.ts';
import { isDatabaseUnavailable } from '#shop/db/is-database-unavailable.ts';
import { NotAllowed } from '#shop/staff/demand.ts';
import type { AdminContext } from './admin-context.ts';
import { callerOf, coded, refuse, send } from './admin-door.ts';
import { buildAdminSchema } from './admin-schema.ts';

const KILOBYTE = 1024;
/** Each is a list of its own, perhaps. */
const MOST_ALIASES = 20;
/** A page of products with sizes, prices and stock is more than any shopper asks for. */
const COST_FACTOR = 4;
/** After so long a database that is gone may be back. */
const GONE_FOR_SECONDS = 10;

/** The door for other systems: whoever has a token, and nobody by a cookie. */
export function adminApiRoute(app: FastifyInstance, shop: Shop): void {
  const { bounds } = shop.limits;
  const run = queryRunner<AdminContext>(buildAdminSchema(), {
    ...bounds,
    queryAliases: MOST_ALIASES,
    queryCost: bounds.queryCost * COST_FACTOR,
  });
  app.post(ADMIN_API_PATH, { bodyLimit: bounds.queryKilobytes * KILOBYTE }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const actor = await callerOf(shop, request, reply);
    if (!actor) return reply;
    const operation = readOperation(request.body);
    if ('problem' in operation) return refuse(reply.code(400), operation.problem, 'BAD_REQUEST');
    const outcome = await run(operation, { shop, actor, allowChange: async () => true });
    if ('unanswered' in outcome)
      return refuse(reply.code(503).header('retry-after', 1), 'It took too long.', 'TOO_SLOW');
    if ('refused' in outcome) {
      const errors = outcome.refused.map(({ message, locations }) => ({
        message,
        locations,
        ...coded('BAD_QUERY'),
      }));
      return send(reply.code(400), { errors });
    }
    if (outcome.errors?.some(({ originalError }) => isDatabaseUnavailable(originalError)))
      reply.code(503).header('retry-after', GONE_FOR_SECONDS);
    const answer = said(outcome, request);
    if (!outcome.data && reply.statusCode === OK) reply.code(statusOf(answer.errors?.[0]?.extensions?.code));
    return send(reply, answer);
  });
}

const OK = 200;
const STATUSES: Readonly<Record<string, number>> = { FORBIDDEN: 403, INTERNAL: 500 };
/** Where nothing could be answered. */
const statusOf = (code: unknown) => STATUSES[String(code)] ?? 400;

/** What the caller did wrong is told with a code; of what broke on our side, only that it did. */
function said({ data = null, errors }: ExecutionResult, { log }: FastifyRequest) {
  if (!errors) return { data };
  const told = errors.map(({ message, path, originalError, extensions }): GraphQLFormattedError => {
    const where = path ? { path } : {};
    if (originalError instanceof NotAllowed)
      return {
        message: `The token has not the right ${originalError.right}.`,
        ...where,
        ...coded('FORBIDDEN'),
      };
    if (!originalError || originalError instanceof GraphQLError)
      return { message, ...where, ...coded(String(extensions.code ?? 'BAD_REQUEST')) };
    log.error(originalError);
    return { message: 'The shop could not answer.', ...where, ...coded('INTERNAL') };
  });
  return { data, errors: told };
}
