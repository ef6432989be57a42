import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Database, openDatabase } from './database.ts';
import { openReplica } from './replica.ts';

describe('every connection to a server', () => {
  let database: Database;
  let replica: Database;
  beforeAll(async () => {
    const { serverUrl } = inject('testDatabases');
    database = await openDatabase({ url: serverUrl });
    replica = openReplica(serverUrl, database);
  });
  afterAll(async () => {
    await replica.close();
    await database.close();
  });

  test('runs its queries rather than compile them, and for no longer than anybody waits', async () => {
    expect(await settingsOf(database)).toEqual({ jit: 'off', statement: '30s', idle: '1min' });
    expect(await settingsOf(replica)).toEqual({ jit: 'off', statement: '10s', idle: '0' });
  });

  test('is set up again where one takes the place of another', async () => {
    const client = await database.pool.connect();
    await client.query('SET jit = on; SET statement_timeout = 0');
    client.release(true);
    expect(await settingsOf(database)).toEqual({ jit: 'off', statement: '30s', idle: '1min' });
  });

  test('asks at its start for nothing that a pooler refuses', async () => {
    const asked = await startOfConnection((url) => openReplica(url, database));
    expect(Object.keys(asked).sort()).toEqual(['application_name', 'client_encoding', 'database', 'user']);
  });
});

async function settingsOf({ pool }: Database) {
  const { rows } = await pool.query(`
    SELECT current_setting('jit') AS jit, current_setting('statement_timeout') AS statement,
      current_setting('idle_in_transaction_session_timeout') AS idle`);
  return rows[0];
}

/** What a new connection says first, to somebody who then hangs up. */
async function startOfConnection(open: (url: string) => Database): Promise<Record<string, string>> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const database = open(`postgres://shop@127.0.0.1:${port}/shop`);
  const refused = database.pool.query('SELECT 1').catch(() => {});
  const [socket] = await once(server, 'connection');
  const [message]: Buffer[] = await once(socket, 'data');
  socket.destroy();
  await refused;
  await database.close();
  server.close();
  // Its length and the protocol's version, four bytes each, then names and values.
  const words = message?.subarray(8).toString().split('\0').filter(Boolean) ?? [];
  return Object.fromEntries(words.flatMap((name, at) => (at % 2 === 0 ? [[name, words[at + 1] ?? '']] : [])));
}
