import net, { type Server } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

const MOST_TURNS = 50;

/**
 * Lets nobody new in. The system would cut off who has knocked and was not let in yet, so the port is closed in the
 * first turn of the event loop in which nobody came, and connections stay as they are.
 */
export async function closePort(server: Server): Promise<void> {
  let came = true;
  const note = () => {
    came = true;
  };
  server.on('connection', note);
  // The rest of this turn may have no look at the port any more.
  await nextTurn();
  for (let turn = 0; came && turn < MOST_TURNS; turn++) {
    came = false;
    await nextTurn();
  }
  server.off('connection', note);
  // A server of HTTP would cut idle connections at once, and with them what is just arriving on one.
  net.Server.prototype.close.call(server);
}
