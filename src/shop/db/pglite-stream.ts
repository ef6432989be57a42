import { Duplex } from 'node:stream';
import { MessageChannel, type MessagePort, type Worker } from 'node:worker_threads';

/** What `pg` takes for a socket: wire-protocol bytes to and from PGlite's worker. */
export class PgliteStream extends Duplex {
  readonly #worker: Worker;
  readonly #port: MessagePort;
  readonly #onExit = () => this.destroy(new Error('PGlite has stopped'));

  constructor(worker: Worker) {
    super();
    const { port1, port2 } = new MessageChannel();
    this.#worker = worker;
    this.#port = port1;
    port1.on('message', (message: Uint8Array | { failed: string }) => {
      if (message instanceof Uint8Array) this.push(message);
      else this.destroy(new Error(`PGlite failed: ${message.failed}`));
    });
    port1.on('close', () => this.destroy());
    worker.once('exit', this.#onExit);
    worker.postMessage({ connect: port2 }, [port2]);
  }

  /** Called by `pg` in place of a socket's connect. */
  connect(): this {
    const alive = this.#worker.threadId !== -1;
    process.nextTick(() => (alive ? this.emit('connect') : this.#onExit()));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    this.#port.ref();
    return this;
  }

  unref(): this {
    this.#port.unref();
    return this;
  }

  override _write(chunk: Uint8Array, _encoding: string, done: () => void): void {
    this.#port.postMessage(chunk);
    done();
  }

  override _writev(chunks: { chunk: Uint8Array }[], done: () => void): void {
    this.#port.postMessage(Buffer.concat(chunks.map(({ chunk }) => chunk)));
    done();
  }

  override _read(): void {
    // The worker sends without being asked: it answers one message at a time.
  }

  override _final(done: () => void): void {
    done();
    // A socket would be closed from the other end now.
    this.push(null);
    this.destroy();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#worker.off('exit', this.#onExit);
    this.#port.close();
    done(error);
  }
}
