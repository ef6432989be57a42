import type { FastifyRequest } from 'fastify';

/** Whether a script of ours asks, which shows the answer itself; else it is a page. */
export const wantsData = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.includes('application/json') === true;
