import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TokenActor } from '#domain/staff/actor.ts';
import { secondsOfMinuteLeft } from '#server/limits/rate-limit.ts';
import type { Shop } from '#server/shop.ts';

/** Who calls, by a token that is good; whoever has none, or calls too often, is answered, and there is nobody. */
export async function callerOf(
  { backOffice, limits, settings }: Pick<Shop, 'backOffice' | 'limits' | 'settings'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<TokenActor | undefined> {
  const actor = await backOffice.tokens.actorOf(tokenIn(request), request.ip);
  if (!actor) {
    reply.code(401).header('www-authenticate', 'Bearer');
    refuse(reply, 'A token is expected: Authorization: Bearer witryna_…', 'UNAUTHENTICATED');
    return undefined;
  }
  if (!(await limits.rateLimits.allow('apiCalls', `token ${actor.id}`))) {
    reply.code(429).header('retry-after', secondsOfMinuteLeft(settings.clock));
    refuse(reply, 'Too many calls in this minute.', 'TOO_MANY');
    return undefined;
  }
  return actor;
}

const tokenIn = ({ headers }: FastifyRequest): string =>
  /^Bearer +(\S{1,200})$/i.exec(headers.authorization ?? '')?.[1] ?? '';

export const coded = (code: string) => ({ extensions: { code } });

export const send = (reply: FastifyReply, answer: object) =>
  reply.type('application/json; charset=utf-8').send(JSON.stringify(answer));

/** In the form of GraphQL, whatever was asked for. */
export const refuse = (reply: FastifyReply, message: string, code: string) =>
  send(reply, { errors: [{ message, ...coded(code) }] });
