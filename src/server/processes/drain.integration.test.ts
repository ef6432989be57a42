import { once } from 'node:events';
import { Agent, createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { drainable } from './drain.ts';

describe('a server that is closed', () => {
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.close().closeAllConnections();
  });

  /** Answers each request after so many milliseconds. */
  async function open(afterMs: number) {
    const server = createServer(async (_, response) => {
      await sleep(afterMs);
      response.end('done');
    });
    servers.push(server);
    const drain = drainable(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return { drain, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
  }

  test('still answers what is under way, and takes no new connection', async () => {
    const { drain, address } = await open(300);
    const underWay = ask(address);
    await sleep(100);
    const drained = drain(5_000);
    await sleep(50);
    await expect(ask(address)).rejects.toThrow('ECONNREFUSED');
    expect(await underWay).toMatchObject({ text: 'done', connection: 'close' });
    expect(await drained).toBe('all answered');
  });

  test('answers once more on a connection that was kept, and closes it then', async () => {
    const { drain, address } = await open(0);
    const agent = new Agent({ keepAlive: true });
    expect(await ask(address, agent)).toMatchObject({ connection: 'keep-alive' });
    const drained = drain(5_000);
    await sleep(100);
    expect(await ask(address, agent)).toMatchObject({ text: 'done', connection: 'close' });
    expect(await drained).toBe('all answered');
  });

  test('does not wait for a visitor who keeps a connection and says nothing', async () => {
    const { drain, address } = await open(0);
    const agent = new Agent({ keepAlive: true });
    await ask(address, agent);
    const start = performance.now();
    expect(await drain(30_000)).toBe('all answered');
    expect(performance.now() - start).toBeLessThan(15_000);
  });

  test('cuts off what takes longer than the limit', async () => {
    const { drain, address } = await open(60_000);
    const never = ask(address);
    never.catch(() => {});
    await sleep(100);
    expect(await drain(300)).toBe('some cut off');
    await expect(never).rejects.toThrow();
  });
});

function ask(url: string, agent?: Agent): Promise<{ text: string; connection: string | undefined }> {
  return new Promise((resolve, reject) => {
    const request = get(url, agent ? { agent } : { agent: new Agent({ keepAlive: true }) }, (response) => {
      let text = '';
      response.on('data', (piece) => {
        text += piece;
      });
      response.on('end', () => resolve({ text, connection: response.headers.connection }));
    });
    request.on('error', reject);
  });
}
