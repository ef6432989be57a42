import type { FastifyReply } from 'fastify';

const SECONDS = '4';

/** A page that waits for a bank is asked for again, with a script or without. */
export function lookAgain(reply: FastifyReply): void {
  reply.header('refresh', SECONDS);
}
