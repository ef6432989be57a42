import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { HEALTH_PATHS } from '#contract/wire.ts';
import { canWriteIn, takesChanges } from '#server/processes/can-write.ts';
import type { Shop } from '#server/shop.ts';
import type { Database } from '#shop/db/database.ts';

const DATABASE_ANSWERS_WITHIN_MS = 2_000;
/** Whether there is room on the disks is asked no more often than this. */
const ROOM_KNOWN_FOR_MS = 10_000;

type Lack = 'disk' | 'database';

/** For whoever watches the process: whether it lives, and whether it is to be sent shoppers. */
export function healthRoutes(
  app: FastifyInstance,
  {
    operations: { lifecycle },
    database,
    settings: { dataFolder, clock },
  }: Pick<Shop, 'operations' | 'database' | 'settings'>,
): void {
  let known: { at: number; lack: Promise<Lack | undefined> } | undefined;
  const lackOfRoom = () => {
    const now = clock();
    if (!known || Math.abs(now - known.at) >= ROOM_KNOWN_FOR_MS)
      known = { at: now, lack: findLack(database, dataFolder) };
    return known.lack;
  };

  app.get(HEALTH_PATHS.live, (_, reply) => reply.header('cache-control', 'no-store').send({ alive: true }));
  app.get(HEALTH_PATHS.ready, async (_, reply) => {
    reply.header('cache-control', 'no-store');
    const reason =
      lifecycle.phase === 'open' ? ((await databaseLack(database)) ?? (await lackOfRoom())) : lifecycle.phase;
    return reason ? reply.code(503).send({ ready: false, reason }) : reply.send({ ready: true });
  });
}

const databaseLack = ({ pool }: Database) => soon(pool.query('SELECT 1').then(() => true));

async function findLack(database: Database, dataFolder: string | undefined): Promise<Lack | undefined> {
  if (dataFolder !== undefined && !(await canWriteIn(dataFolder))) return 'disk';
  return soon(takesChanges(database));
}

async function soon(answer: Promise<boolean>): Promise<'database' | undefined> {
  const patience = new AbortController();
  try {
    const isWell = await Promise.race([
      answer.catch(() => false),
      sleep(DATABASE_ANSWERS_WITHIN_MS, false, { signal: patience.signal }),
    ]);
    return isWell ? undefined : 'database';
  } finally {
    patience.abort();
  }
}
