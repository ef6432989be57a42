import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Duplex } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { PgliteStream } from './pglite-stream.ts';
import workerSource from './pglite-worker.mjs?raw';

export type Pglite = {
  /** A new client's line to the database; the one before it is cut. */
  connect(): Duplex;
  close(): Promise<void>;
};

/** Starts PGlite in a worker thread, so that a page never waits for the query of another. */
export async function startPglite(folder: string): Promise<Pglite> {
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(workerSource)}`), {
    name: 'pglite',
    workerData: { folder, modules: addressesOfModules(), compiled: await compiled() },
  });
  await untilMessage(worker, 'ready');
  return {
    connect: () => new PgliteStream(worker),
    close: () => stop(worker),
  };
}

let compiling: Promise<WebAssembly.Module> | undefined;

/** Compiled once for all databases of a process: what V8 learns of it with one, it knows for the next. */
function compiled(): Promise<WebAssembly.Module> {
  const { resolve } = createRequire(import.meta.url);
  const file = join(dirname(resolve('@electric-sql/pglite')), 'pglite.wasm');
  compiling ??= readFile(file).then((bytes) => WebAssembly.compile(bytes));
  return compiling;
}

/** The worker is a data: module, which resolves nothing by name. */
function addressesOfModules() {
  const { resolve } = createRequire(import.meta.url);
  const address = (name: string) => pathToFileURL(resolve(name)).href;
  return {
    pglite: address('@electric-sql/pglite'),
    unaccent: address('@electric-sql/pglite/contrib/unaccent'),
    trigrams: address('@electric-sql/pglite/contrib/pg_trgm'),
  };
}

function untilMessage(worker: Worker, expected: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const onMessage = (message: unknown) => {
      if (message === expected) settle(resolve);
    };
    const onExit = () => settle(() => reject(new Error('PGlite stopped unexpectedly')));
    const onError = (error: Error) => settle(() => reject(error));
    const settle = (then: () => void) => {
      worker.off('message', onMessage).off('exit', onExit).off('error', onError);
      then();
    };
    worker.on('message', onMessage).on('exit', onExit).on('error', onError);
  });
}

async function stop(worker: Worker): Promise<void> {
  if (worker.threadId === -1) return;
  const closed = untilMessage(worker, 'closed');
  worker.postMessage('close');
  await closed;
  await worker.terminate();
}
