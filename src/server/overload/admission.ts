import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SharedPages } from '#server/pages/shared-pages.ts';
import type { Shop } from '#server/shop.ts';
import type { AnswerTrouble } from '#server/trouble/answer-trouble.ts';
import { loadKindOf } from './load-kind.ts';

/**
 * Lets requests in while there is room for their kind. Who is not let in gets the page that is kept, however old, or
 * is asked to come again; false then.
 */
export const admission =
  (
    { overload, metrics: { refused } }: Pick<Shop, 'overload' | 'metrics'>,
    pages: Pick<SharedPages, 'answerKept'>,
    answerTrouble: AnswerTrouble,
  ) =>
  (request: IncomingMessage, response: ServerResponse): boolean => {
    if (overload.enter(loadKindOf(request.method, request.url ?? '/'))) {
      response.once('close', overload.leave);
      return true;
    }
    if (pages.answerKept(request, response)) overload.countKept();
    else {
      refused.add({ reason: 'overload' });
      answerTrouble(request, response, 'busy');
    }
    return false;
  };
