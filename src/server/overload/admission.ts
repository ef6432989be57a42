import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerUnavailable } from '#server/error-pages/answer-unavailable.ts';
import { bringsBody } from '#server/limits/brings-body.ts';
import type { SharedPages } from '#server/pages/shared-pages.ts';
import type { Shop } from '#server/shop.ts';
import { type LoadKind, loadKindOf } from './load-kind.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route reads its body itself. */
    takesStream?: boolean;
  }
}

export type Admission = ReturnType<typeof openAdmission>;

/**
 * Lets requests in while there is room for their kind. A request counts from the moment that all of it is there: who
 * sends a body slowly, or never, takes nobody's place. Who is not let in gets the page that is kept, however old, or is
 * asked to come again.
 */
export function openAdmission(
  {
    operations: {
      overload,
      metrics: { refused },
    },
  }: Pick<Shop, 'operations'>,
  pages: Pick<SharedPages, 'answerCached'>,
  answerUnavailable: AnswerUnavailable,
) {
  function turnAway(request: IncomingMessage, response: ServerResponse): void {
    if (bringsBody(request) && !request.complete) response.shouldKeepAlive = false;
    if (pages.answerCached(request, response)) overload.countCached();
    else {
      refused.add({ reason: 'overload' });
      answerUnavailable(request, response, 'busy');
    }
  }

  /** Lets in what has arrived as a whole; false where it was turned away. */
  function admit({ raw }: FastifyRequest, reply: FastifyReply, kind: LoadKind): boolean {
    if (overload.enter(kind)) {
      reply.raw.once('close', overload.leave);
      return true;
    }
    reply.hijack();
    turnAway(raw, reply.raw);
    return false;
  }

  /** Files are read by the route that wants them: such a form is let in before, and counted when it is there. */
  function admitBefore({ raw }: FastifyRequest, reply: FastifyReply, kind: LoadKind): boolean {
    if (!overload.hasRoom(kind)) {
      reply.hijack();
      turnAway(raw, reply.raw);
      return false;
    }
    raw.once('end', () => {
      if (reply.raw.closed) return;
      overload.count();
      reply.raw.once('close', overload.leave);
    });
    return true;
  }

  return {
    admit,
    /** Of a request whose head is there; false where it was turned away. */
    isLetIn(request: IncomingMessage, response: ServerResponse): boolean {
      const kind = loadKindOf(request.method, request.url ?? '/');
      if (bringsBody(request)) {
        if (overload.hasRoom(kind === 'query' ? 'order' : kind)) return true;
      } else if (overload.enter(kind === 'query' ? 'search' : kind)) {
        response.once('close', overload.leave);
        return true;
      }
      turnAway(request, response);
      return false;
    },
    /** Looks again at requests with a body when it has arrived; those with a query are left to their route. */
    watch(app: FastifyInstance): void {
      app.addHook('preValidation', async (request, reply) => {
        const kind = loadKindOf(request.method, request.url);
        if (!bringsBody(request.raw) || kind === 'query') return;
        if (request.isMultipart() || request.routeOptions.config.takesStream)
          admitBefore(request, reply, kind);
        else admit(request, reply, kind);
      });
    },
  };
}
