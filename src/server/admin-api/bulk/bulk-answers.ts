import type { FastifyReply } from 'fastify';
import { refuse } from '#server/admin-api/admin-door.ts';
import type { BulkProblem } from '#shop/admin-api/bulk/bring-lines.ts';

export const LINES_TYPE = 'application/jsonl; charset=utf-8';
export const SECONDS_TO_WAIT = '10';

/** Why nothing was done. */
export function refuseBulk(reply: FastifyReply, problem: BulkProblem): FastifyReply {
  if (typeof problem === 'object') return refuse(reply.code(422), problem.unreadable, 'UNREADABLE');
  switch (problem) {
    case 'no_currency':
      return refuse(reply.code(400), 'The shop has no such currency.', 'BAD_ARGUMENT');
    case 'no_warehouse':
      return refuse(reply.code(400), 'The shop has no such warehouse.', 'BAD_ARGUMENT');
    case 'key_reused':
      return refuse(reply.code(409), 'This key was used for something else.', 'KEY_REUSED');
    case 'busy':
      return refuse(
        reply.code(409).header('retry-after', SECONDS_TO_WAIT),
        'Another import is under way.',
        'BUSY',
      );
  }
}
