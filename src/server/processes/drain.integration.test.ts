import { once } from 'node:events';
import { Agent, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { limitsOf } from '#contract/limits/limits-config.ts';
import { boundedServer } from '#server/limits/bounded-server.ts';
import { gate } from '#tests/support/gate.ts';
import { rawClient } from '#tests/support/shop/raw-client.ts';
import { soon } from '#tests/support/soon.ts';
import { drainable } from './drain.ts';

describe('a server that is closed', () => {
  const servers: Server[] = [];
  let answered = 0;
  afterEach(() => {
    for (const server of servers.splice(0)) server.close().closeAllConnections();
  });

  /** Answers each request, as soon as it may. */
  async function open(mayAnswer: Promise<void> = Promise.resolve()) {
    const server = boundedServer(limitsOf({}), async (_, response) => {
      answered++;
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

  test('ends a kept connection in order, also where the client was just about to ask again', async () => {
    const { drain, server } = await open();
    const { port } = server.address() as AddressInfo;
    answered = 0;
    const client = await rawClient(port, ASK, { stayOpen: true });
    await soon(() => expect(client.received()).toContain('done'));
    const drained = drain(30_000);
    await once(client.socket, 'end');
    for (let times = 0; times < 3; times++) {
      await new Promise((resolve) => client.socket.write(ASK, resolve));
      await new Promise((resolve) => setImmediate(resolve));
    }
    client.socket.end();
    expect((await client.closed).by).toBe('end');
    expect(await drained).toBe('all answered');
    expect(answered).toBe(1);
  });

  test('waits neither for a connection on which nothing was ever said, nor resets it', async () => {
    const { drain, server } = await open();
    const { port } = server.address() as AddressInfo;
    const silent = await rawClient(port);
    const start = performance.now();
    expect(await drain(30_000)).toBe('all answered');
    expect(performance.now() - start).toBeLessThan(15_000);
    expect((await silent.closed).by).toBe('end');
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

const ASK = 'GET / HTTP/1.1\r\nhost: shop.example\r\n\r\n';

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
