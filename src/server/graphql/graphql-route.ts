import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLError } from 'graphql';
import { GRAPHQL_PATH } from '#contract/wire.ts';
import { GRAPHQL_TYPE } from '#server/error-pages/wire-errors.ts';
import { tellAccounts } from '#server/graphql/account/accounts.ts';
import { queryContext } from '#server/graphql/context.ts';
import { queryKindOf } from '#server/graphql/query-kind.ts';
import { readOperation } from '#server/graphql/read-operation.ts';
import { queryRunner, type Unanswered } from '#server/graphql/run-query.ts';
import { sayResult } from '#server/graphql/say-result.ts';
import { buildSchema } from '#server/graphql/schema.ts';
import { secondsOfMinuteLeft } from '#server/limits/rate-limit.ts';
import { TOO_MANY } from '#server/limits/too-many-requests.ts';
import type { Admission } from '#server/overload/admission.ts';
import type { RequestContext } from '#server/request/context.ts';
import type { Shop } from '#server/shop.ts';
import { isDatabaseUnavailable } from '#shop/db/is-database-unavailable.ts';

const KILOBYTE = 1024;
/** After so long a database that is gone may be back. */
const GONE_FOR_SECONDS = 10;

/** The query endpoint, with and without its closing slash, and the client error log that uses its address. */
export function graphqlRoutes(app: FastifyInstance, shop: Shop, { admit }: Pick<Admission, 'admit'>): void {
  const { bounds } = shop.limits;
  const { metrics } = shop.operations;
  const run = queryRunner(buildSchema(), bounds);
  const accountsFor = tellAccounts({
    ...shop.settings,
    known: shop.clients.logins,
    rateLimits: shop.limits.rateLimits,
  });
  const options = { bodyLimit: bounds.queryKilobytes * KILOBYTE };
  for (const path of [GRAPHQL_PATH, GRAPHQL_PATH.replace(/\/$/, '')]) {
    app.post<{ Querystring: Reported }>(path, options, async (request, reply) => {
      if (typeof request.query.JSerror === 'string') await recordError(shop, request, request.query);
      reply.header('cache-control', 'private, no-store');
      if (request.headers.accept?.includes(GRAPHQL_TYPE)) reply.type(`${GRAPHQL_TYPE}; charset=utf-8`);
      const operation = readOperation(request.body);
      if ('problem' in operation) return say(reply.code(400), { errors: [{ message: operation.problem }] });
      const context = queryContext(shop, request.context, accountsFor);
      const outcome = await run(operation, context, (document) =>
        admit(request, reply, queryKindOf(document)),
      );
      if ('unanswered' in outcome) return unanswered(outcome.unanswered, shop, context, reply);
      if ('refused' in outcome) {
        metrics.refused.add({ reason: 'query' });
        return say(reply.code(400), refusal(outcome.refused, request));
      }
      if (outcome.errors?.some(({ extensions }) => extensions.code === TOO_MANY)) refuseForNow(shop, reply);
      if (outcome.errors?.some(({ originalError }) => isDatabaseUnavailable(originalError)))
        reply.code(503).header('retry-after', GONE_FOR_SECONDS);
      const gone = context.texts['service.databaseText'];
      return say(reply, sayResult(outcome, request.log, gone));
    });
  }
}

/** Written here, whatever the media type: only JSON's own name has a writer. */
const say = (reply: FastifyReply, answer: object) => {
  if (!reply.getHeader('content-type')) reply.type('application/json; charset=utf-8');
  return reply.send(JSON.stringify(answer));
};

/** Clients that know the newer media type are told by the missing `data` that nothing was run. */
function refusal(refused: readonly GraphQLError[], { headers }: FastifyRequest) {
  const errors = refused.map((error) => ({ message: messageOf(error) }));
  return headers.accept?.includes(GRAPHQL_TYPE) ? { errors } : { data: null, errors };
}

/** A query may be nested deeper than it can be read. */
const messageOf = (error: Error) =>
  error instanceof RangeError ? 'The query cannot be read.' : error.message;

function unanswered(
  why: Unanswered,
  shop: Pick<Shop, 'settings' | 'operations'>,
  { texts }: RequestContext,
  reply: FastifyReply,
) {
  if (why === 'turned_away') return reply;
  if (why === 'too_many') {
    refuseForNow(shop, reply);
    const extensions = { code: TOO_MANY };
    return say(reply, { data: null, errors: [{ message: texts['error.tooMany'], extensions }] });
  }
  shop.operations.metrics.refused.add({ reason: 'query_time' });
  reply.code(503).header('retry-after', 1);
  return say(reply, { data: null, errors: [{ message: texts['limits.tooSlow'] }] });
}

function refuseForNow(
  { settings: { clock }, operations: { metrics } }: Pick<Shop, 'settings' | 'operations'>,
  reply: FastifyReply,
): void {
  metrics.refused.add({ reason: 'rate' });
  reply.code(429).header('retry-after', secondsOfMinuteLeft(clock));
}

/** An error of a browser; `build`, ours beyond the contract, says which of our builds it runs. */
type Reported = { JSerror?: string; build?: string };

/** Nothing of the report comes back in the answer, and a log that cannot be written disturbs nobody. */
async function recordError(
  shop: Pick<Shop, 'limits' | 'operations'>,
  request: FastifyRequest,
  { JSerror: message = '', build }: Reported,
): Promise<void> {
  if (!shop.limits.allowReport(request.ip)) return;
  const page = request.headers.referer ?? '';
  const userAgent = request.headers['user-agent'] ?? '';
  const known = { message, page, userAgent, build: typeof build === 'string' ? build : '' };
  await shop.operations.errorLog.record(known).catch((error: unknown) => request.log.warn(error));
}
