import type { Server } from 'node:http';
import { Socket } from 'node:net';
import { WORD } from './shared-port.ts';

/** The end of the line at which a process hears its supervisor. */
export type SupervisorLine = Pick<NodeJS.Process, 'on' | 'once' | 'connected' | 'send'>;

/** Serves what the supervisor hands over, from the moment that it is told this process is open. */
export function serveFromSupervisor(server: Server, line: SupervisorLine): void {
  line.on('message', (word, socket) => {
    // A connection that was closed on its way arrives as nothing.
    if (word !== WORD.connection || !(socket instanceof Socket)) return;
    server.emit('connection', socket);
    socket.resume();
  });
  // A server watches over slow and idle connections from its listening on, and this one never listens itself.
  server.emit('listening');
  line.send?.(WORD.open);
}

/** Resolves when no more connections come: the supervisor says so after the last one, or is gone. */
export function leaveSupervisor(line: SupervisorLine): Promise<void> {
  return new Promise((resolve) => {
    if (!line.connected) return resolve();
    line.on('message', (word) => {
      if (word === WORD.last) resolve();
    });
    line.once('disconnect', resolve);
    line.send?.(WORD.leaving);
  });
}
