import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { HEALTH_PATHS } from '#contract/wire.ts';
import type { Shop } from '#server/shop.ts';
import type { Database } from '#shop/db/database.ts';

const DATABASE_ANSWERS_WITHIN_MS = 2_000;

/** For whoever watches the process: whether it lives, and whether it is to be sent shoppers. */
export function healthRoutes(app: FastifyInstance, { life, database }: Shop): void {
  app.get(HEALTH_PATHS.live, (_, reply) => reply.header('cache-control', 'no-store').send({ alive: true }));
  app.get(HEALTH_PATHS.ready, async (_, reply) => {
    reply.header('cache-control', 'no-store');
    if (life.phase !== 'open') return reply.code(503).send({ ready: false, reason: life.phase });
    const answers = await databaseAnswers(database);
    return answers ? reply.send({ ready: true }) : reply.code(503).send({ ready: false, reason: 'database' });
  });
}

async function databaseAnswers({ pool }: Database): Promise<boolean> {
  const patience = new AbortController();
  try {
    return await Promise.race([
      pool.query('SELECT 1').then(
        () => true,
        () => false,
      ),
      sleep(DATABASE_ANSWERS_WITHIN_MS, false, { signal: patience.signal }),
    ]);
  } finally {
    patience.abort();
  }
}
