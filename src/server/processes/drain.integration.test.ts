import { once } from 'node:events';
import { Agent, createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { gate } from '#tests/support/gate.ts';
import { soon } from '#tests/support/soon.ts';
import { drainable } from './drain.ts';

describe('a server that is closed', () => {
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.close().closeAllConnections();
  });

  /** Answers each request, as soon as it may. */
  async function open(mayAnswer: Promise<void> = Promise.resolve()) {
    const server = createServer(async (_, response) => {
      await mayAnswer;
      response.end('done');
    });
    servers.push(server);
    const drain = drainable(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    return { server, drain, address };
  }

  test('still answers what is under way, and takes no new connection', async () => {
    const answer = gate();
    const { server, drain, address } = await open(answer.opened);
    const reached = once(server, 'request');
    const underWay = ask(address);
    await reached;
    const drained = drain(60_000);
    await soon(() => expect(server.listening).toBe(false));
    await expect(ask(address)).rejects.toThrow('ECONNREFUSED');
    answer.open();
    expect(await underWay).toMatchObject({ text: 'done', connection: 'close' });
    expect(await drained).toBe('all answered');
  });

  test('answers once more on a connection that was kept, and closes it then', async () => {
    const { drain, address } = await open();
    const agent = new Agent({ keepAlive: true });
    expect(await ask(address, agent)).toMatchObject({ connection: 'keep-alive' });
    const drained = drain(60_000);
    expect(await ask(address, agent)).toMatchObject({ text: 'done', connection: 'close' });
    expect(await drained).toBe('all answered');
  });

  test('does not wait for a visitor who keeps a connection and says nothing', async () => {
    const { drain, address } = await open();
    const agent = new Agent({ keepAlive: true });
    await ask(address, agent);
    const start = performance.now();
    expect(await drain(30_000)).toBe('all answered');
    expect(performance.now() - start).toBeLessThan(15_000);
  });

  test('cuts off what takes longer than the limit', async () => {
    const { server, drain, address } = await open(gate().opened);
    const reached = once(server, 'request');
    const never = ask(address);
    never.catch(() => {});
    await reached;
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
