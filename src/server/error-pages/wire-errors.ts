import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isQueryEndpoint, isWire } from '#contract/wire.ts';
import { TOO_MANY } from '#server/limits/too-many-requests.ts';

/** The media type of clients that know the newer way of GraphQL over HTTP. */
export const GRAPHQL_TYPE = 'application/graphql-response+json';

/** What went wrong, in a word. */
export const errorCode = (status: number) => CODES[status] ?? (status < 500 ? 'bad_request' : 'failed');

const CODES: Readonly<Record<number, string>> = {
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'too_large',
  414: 'too_long',
  415: 'unsupported_type',
  429: 'too_many',
};

const QUERY_MESSAGES: Readonly<Record<string, string>> = {
  bad_request: 'The body cannot be read as JSON.',
  failed: 'The query could not be answered.',
  method_not_allowed: 'A query is sent with POST.',
  too_large: 'The query is too large.',
  too_long: 'The address is too long.',
};

/** An error as clients of GraphQL know it, whatever else they accept; a sentence for people only where there is one. */
export function answerQueryError(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  status: number,
  sentence?: string,
): FastifyReply {
  const code = errorCode(status);
  const message = sentence ?? QUERY_MESSAGES[code] ?? 'The request cannot be answered.';
  const extensions = { code: status === 429 ? TOO_MANY : code.toUpperCase() };
  reply.type(headers.accept?.includes(GRAPHQL_TYPE) ? `${GRAPHQL_TYPE}; charset=utf-8` : JSON_TYPE);
  return reply.send(JSON.stringify({ errors: [{ message, extensions }] }));
}

const JSON_TYPE = 'application/json; charset=utf-8';

/** Remembers by which methods programs may ask what; of a request with another one it tells them. */
export function allowedMethods(app: FastifyInstance): (request: FastifyRequest) => string | undefined {
  const methods = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    if (!isWire(url) && !isQueryEndpoint(url)) return;
    const known = methods.get(url) ?? new Set();
    for (const one of [method].flat()) known.add(one);
    methods.set(url, known);
  });
  return ({ url }) => {
    const known = methods.get(url.replace(/\?.*$/s, ''));
    return known && [...known].sort().join(', ');
  };
}
