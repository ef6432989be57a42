// @ts-check
/**
 * PGlite in a thread of its own. `database.ts` carries this text into the bundle and starts it as a data: module,
 * so it imports by the addresses it is given.
 *
 * Main thread -> worker: { connect: MessagePort } opens a session, 'close' ends it all.
 * On a session's port: wire-protocol bytes both ways, forwarded in whole frontend messages.
 */
import { parentPort, workerData } from 'node:worker_threads';

const { PGlite } = await import(workerData.modules.pglite);
const { unaccent } = await import(workerData.modules.unaccent);
const { pg_trgm } = await import(workerData.modules.trigrams);

const pglite = await PGlite.create({
  dataDir: workerData.folder,
  extensions: { unaccent, pg_trgm },
  pgliteWasmModule: workerData.compiled,
});

const TERMINATE = 'X'.charCodeAt(0);

/** @type {import('node:worker_threads').MessagePort | undefined} */
let current;
/** Everything that touches PGlite, one after the other. */
let queue = Promise.resolve();

parentPort?.on('message', (message) => {
  if (message.connect) serve(message.connect);
  if (message === 'close') queue = queue.then(close);
});
parentPort?.postMessage('ready');

/** @param {import('node:worker_threads').MessagePort} port */
function serve(port) {
  const frames = new FrontendFrames();
  current?.close();
  current = port;
  queue = queue.then(resetSession);
  port.on('message', (/** @type {Uint8Array} */ bytes) => {
    const whole = frames.take(bytes);
    if (whole) queue = queue.then(() => answer(port, whole));
  });
}

/** PGlite has one session for its whole life: a new client must not find the last one's remains. */
async function resetSession() {
  await pglite.exec('ROLLBACK');
  await pglite.exec('DISCARD ALL');
  await pglite.exec('LISTEN shop_changed');
}

/**
 * @param {import('node:worker_threads').MessagePort} port
 * @param {Uint8Array} messages
 */
async function answer(port, messages) {
  try {
    const reply = await pglite.execProtocolRaw(messages);
    // PGlite's reply may be a window on its own memory: hand over a copy.
    const bytes = reply.slice();
    if (bytes.length > 0) port.postMessage(bytes, [bytes.buffer]);
  } catch (error) {
    port.postMessage({ failed: error instanceof Error ? error.message : String(error) });
  }
}

async function close() {
  current?.close();
  await pglite.close();
  parentPort?.postMessage('closed');
  parentPort?.close();
}

/** Cuts a client's byte stream into whole messages; a part of one waits for the rest. */
class FrontendFrames {
  #rest = Buffer.alloc(0);
  #started = false;

  /** @param {Uint8Array} bytes */
  take(bytes) {
    const all = Buffer.concat([this.#rest, bytes]);
    let end = 0;
    for (let next = this.#endOfMessage(all, 0); next !== undefined; next = this.#endOfMessage(all, end)) {
      // Terminate would end PGlite's only session for good.
      if (this.#started && all[end] === TERMINATE) break;
      this.#started = true;
      end = next;
    }
    this.#rest = all.subarray(end);
    return end > 0 ? all.subarray(0, end) : undefined;
  }

  /** The startup message alone has no type byte before its length. @param {Buffer} all @param {number} start */
  #endOfMessage(all, start) {
    const length = start + (this.#started ? 1 : 0);
    if (all.length < length + 4) return undefined;
    const end = length + all.readInt32BE(length);
    return all.length < end ? undefined : end;
  }
}
