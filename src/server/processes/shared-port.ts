import type { EventEmitter } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { closePort } from './close-port.ts';

/** What the supervisor and a process say to each other. */
export const WORD = {
  /** The process can serve. */
  open: 'open',
  /** With a connection, which is the process's from now on. */
  connection: 'connection',
  /** The process wants to stop. */
  leaving: 'leaving',
  /** No connection comes after this. */
  last: 'last',
} as const;

/** A process at the other end of a line on which words arrive in their order. */
export type Sharer = EventEmitter & {
  send(word: string, socket?: Socket, sent?: (error: Error | null) => void): boolean;
};

export type SharedPort = {
  /** Gives the process its share from its first word until it leaves or dies. */
  shareWith(sharer: Sharer): void;
  /** The port is closed as soon as the last process leaves, and before it does. */
  closeWithLast(): void;
  close(): Promise<void>;
};

const MOST_WAITING = 1_024;

/**
 * Hands each connection to one process after the other. What was taken is served: a process that leaves gets what is
 * on the way to it, what a dead one has not got goes to the next, and while there is none connections wait. The door
 * has the port until the first process is open.
 */
export function sharePort(startUpServer: Server): SharedPort {
  const server = createServer({ pauseOnConnect: true, noDelay: true }, hand);
  let turns: Sharer[] = [];
  const onTheWay = new Map<Sharer, Set<Socket>>();
  const waiting: Socket[] = [];
  let closesWithLast = false;
  let closing: Promise<void> | undefined;

  function hand(socket: Socket): void {
    const sharer = turns.shift();
    if (sharer) {
      turns.push(sharer);
      send(sharer, socket);
    } else if (!closing && waiting.length < MOST_WAITING) waiting.push(socket);
    else socket.destroy();
  }

  function send(sharer: Sharer, socket: Socket): void {
    const sent = onTheWay.get(sharer);
    sent?.add(socket);
    // What could not be sent is handed on when the process is known to be dead.
    sharer.send(WORD.connection, socket, (error) => error ?? sent?.delete(socket));
  }

  function takeTurn(sharer: Sharer): void {
    turns.push(sharer);
    if (!server.listening && !closing) server.listen(startUpServer);
    for (const socket of waiting.splice(0)) hand(socket);
  }

  /** Who stops as the last one is sent connections until the port is closed. */
  async function loseTurn(sharer: Sharer): Promise<void> {
    if (closesWithLast && turns.length === 1 && turns.includes(sharer)) await close();
    turns = turns.filter((other) => other !== sharer);
  }

  function close(): Promise<void> {
    closing ??= closePort(server.listening ? server : startUpServer);
    for (const socket of waiting.splice(0)) socket.destroy();
    return closing;
  }

  return {
    shareWith(sharer) {
      onTheWay.set(sharer, new Set());
      sharer.on('message', async (word) => {
        if (word === WORD.open) takeTurn(sharer);
        if (word !== WORD.leaving) return;
        await loseTurn(sharer);
        sharer.send(WORD.last, undefined, () => {});
      });
      sharer.once('exit', async () => {
        await loseTurn(sharer);
        for (const socket of onTheWay.get(sharer) ?? []) hand(socket);
        onTheWay.delete(sharer);
      });
    },
    closeWithLast() {
      closesWithLast = true;
      if (turns.length === 0) void close();
    },
    close,
  };
}
