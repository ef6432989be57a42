import { EventEmitter, once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { unavailableAnswers } from '#server/error-pages/answer-unavailable.ts';
import { type SharedPort, type Sharer, sharePort } from './shared-port.ts';
import { openStartUpServer } from './start-up-server.ts';
import { leaveSupervisor, type SupervisorLine, serveFromSupervisor } from './worker-messages.ts';

describe('a port that several processes share', () => {
  let [startUpServer, port, address]: [Server?, SharedPort?, string?] = [];
  const servers: Server[] = [];
  beforeEach(async () => {
    startUpServer = await openStartUpServer(
      { port: 0, host: '127.0.0.1' },
      unavailableAnswers({ name: 'Palarnia' }),
    );
    address = `http://127.0.0.1:${(startUpServer.address() as AddressInfo).port}/`;
    port = sharePort(startUpServer);
  });
  afterEach(async () => {
    await port?.close();
    for (const server of [startUpServer, ...servers.splice(0)]) server?.closeAllConnections();
  });

  /** A process that answers with its name, and whose line to the supervisor has two ends. */
  function start(name: string) {
    const server = createServer((_, response) => response.setHeader('connection', 'close').end(name));
    servers.push(server);
    const there = Object.assign(new EventEmitter(), {
      connected: true,
      send: (word: string) => here.emit('message', word),
    });
    const queue: (() => void)[] = [];
    const line = { isDeaf: false };
    const here = Object.assign(new EventEmitter(), {
      send(word: string, socket?: Socket, sent?: (error: Error | null) => void) {
        queue.push(() => {
          there.emit('message', word, socket);
          sent?.(null);
        });
        if (!line.isDeaf) for (const deliver of queue.splice(0)) deliver();
        return true;
      },
    }) satisfies Sharer;
    port?.shareWith(here);
    return {
      open: () => serveFromSupervisor(server, there as unknown as SupervisorLine),
      leave: () => leaveSupervisor(there as unknown as SupervisorLine),
      die: () => here.emit('exit'),
      /** What is sent waits, as it does for a process that is busy. */
      lag: () => {
        line.isDeaf = true;
      },
      catchUp: () => {
        line.isDeaf = false;
        for (const deliver of queue.splice(0)) deliver();
      },
      waiting: () => queue.length,
    };
  }

  const ask = async () => (await fetch(address ?? '')).text();

  test('has the start-up server answer until the first of them is open', async () => {
    expect((await fetch(address ?? '')).status).toBe(503);
    start('one').open();
    expect(await ask()).toBe('one');
  });

  test('gives each its turn, and none to one that is not open yet', async () => {
    for (const name of ['one', 'two']) start(name).open();
    start('three');
    expect(await Promise.all([ask(), ask(), ask(), ask()])).toEqual(
      expect.arrayContaining(['one', 'one', 'two', 'two']),
    );
  });

  test('tells one that leaves when no connection comes any more, after the last one that is its own', async () => {
    const [one, two] = [start('one'), start('two')];
    for (const each of [one, two]) each.open();
    one.lag();
    const answers = [ask(), ask(), ask(), ask()];
    await expect.poll(one.waiting).toBe(2);
    const left = one.leave();
    one.catchUp();
    await left;
    expect((await Promise.all(answers)).sort()).toEqual(['one', 'one', 'two', 'two']);
    expect(await Promise.all([ask(), ask()])).toEqual(['two', 'two']);
  });

  test('hands what a dead one has not got to the next', async () => {
    const [one, two] = [start('one'), start('two')];
    for (const each of [one, two]) each.open();
    one.lag();
    const answers = Promise.all([ask(), ask()]);
    await expect.poll(one.waiting).toBe(1);
    one.die();
    expect(await answers).toEqual(['two', 'two']);
  });

  test('keeps connections waiting while nobody is there', async () => {
    const one = start('one');
    one.open();
    one.die();
    const answer = ask();
    await new Promise((resolve) => setTimeout(resolve, 50));
    start('two').open();
    expect(await answer).toBe('two');
  });

  test('is closed before the last one leaves, and no sooner', async () => {
    const [one, two] = [start('one'), start('two')];
    for (const each of [one, two]) each.open();
    port?.closeWithLast();
    await one.leave();
    expect(await ask()).toBe('two');
    await two.leave();
    await expect(ask()).rejects.toThrow();
  });

  test('is closed at once where none has opened', async () => {
    port?.closeWithLast();
    if (startUpServer?.listening) await once(startUpServer, 'close');
    await expect(ask()).rejects.toThrow();
  });
});
