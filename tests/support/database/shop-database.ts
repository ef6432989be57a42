import { randomBytes } from 'node:crypto';
import { databaseUrl, onServer } from './on-server.ts';
import { initialiseCluster, startGuard, untilReachable } from './postgres-cluster.ts';
import { newScratchFolder } from './scratch-folder.ts';

export type ShopDatabase = {
  /** Empty for the embedded database in the shop's data folder. */
  url: string;
  remove(): Promise<void>;
};

/**
 * An empty database for the shop of the journeys: on a PostgreSQL server of its own, on the one that TEST_DATABASE_URL
 * names, or with E2E_ENGINE=pglite the embedded one.
 */
export async function openShopDatabase(): Promise<ShopDatabase> {
  if (process.env.E2E_ENGINE === 'pglite') return { url: '', remove: async () => {} };
  const given = process.env.TEST_DATABASE_URL;
  return given ? databaseOn(given) : databaseOfItsOwn();
}

async function databaseOn(serverUrl: string): Promise<ShopDatabase> {
  const name = `witryna_e2e_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, `CREATE DATABASE ${name}`);
  return {
    url: databaseUrl(serverUrl, name),
    remove: () => onServer(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}

async function databaseOfItsOwn(): Promise<ShopDatabase> {
  const folder = newScratchFolder('witryna-e2e-server-');
  const remove = startGuard(folder, await initialiseCluster(folder));
  try {
    return { url: await untilReachable(folder), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
