import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism, setPriority } from 'node:os';
import type { DrawAnswer, DrawRequest } from './draw-process.ts';
import { demoPictures } from './jobs.ts';
import { renderPictures } from './render.ts';

/** Draws the demo shop's pictures: a few before the shop opens, the rest while it runs or when asked for. */
export type Studio = {
  /** Draws a picture that is not there yet; false where the demo shop has no such picture. */
  draw(name: string): Promise<boolean>;
  /** Draws what a shopper sees first. */
  drawFirst(onProgress: (done: number, all: number) => void): Promise<void>;
  /** Draws the rest one by one, so that the shop has the machine for itself. */
  drawRest(): void;
  close(): void;
};

const SEEN_FIRST = /^(banner-|category-)/;

/** `program` is the built drawing process; without it, as in development, the shop draws by itself. */
export function openStudio(folder: string, program?: string): Studio {
  const jobs = new Map(demoPictures().map((job) => [job.name, job]));
  const process = program && existsSync(program) ? drawingProcess(program, folder) : undefined;
  const underway = new Map<string, Promise<void>>();
  let closed = false;

  function draw(name: string): Promise<void> {
    const running = underway.get(name);
    if (running) return running;
    const job = jobs.get(name);
    const drawing = process ? process.draw(name) : renderPictures(job ? [job] : [], { folder });
    underway.set(name, drawing);
    return drawing.finally(() => underway.delete(name));
  }

  /** Draws these, so many at a time. */
  async function drawAll(names: string[], atOnce: number, onDone = () => {}): Promise<void> {
    const waiting = names.values();
    const work = async () => {
      for (const name of waiting) {
        if (closed) return;
        await draw(name);
        onDone();
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  }

  return {
    async draw(name) {
      if (!jobs.has(name)) return false;
      await draw(name);
      return true;
    },
    drawFirst(onProgress) {
      const first = [...jobs.keys()].filter((name) => SEEN_FIRST.test(name));
      let done = 0;
      return drawAll(first, availableParallelism(), () => onProgress(++done, first.length));
    },
    drawRest() {
      // A disk that is full is no reason to stop the shop: pictures are drawn when asked for.
      drawAll([...jobs.keys()], 1).catch(() => {});
    },
    close() {
      closed = true;
      process?.close();
    },
  };
}

const IDLE_MS = 5000;
const POLITE = 10;

type Waiting = { resolve: () => void; reject: (reason: Error) => void };

/** Talks to the program that draws: started when needed, let go when idle. */
function drawingProcess(program: string, folder: string) {
  const waiting = new Map<string, Waiting>();
  let child: ChildProcess | undefined;
  let idle: ReturnType<typeof setTimeout> | undefined;

  function start(): ChildProcess {
    const started = fork(program, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    if (started.pid) setPriority(started.pid, POLITE);
    started.on('message', ({ name, problem }: DrawAnswer) => {
      const one = waiting.get(name);
      waiting.delete(name);
      if (problem) one?.reject(new Error(problem));
      else one?.resolve();
      if (waiting.size === 0) idle = setTimeout(close, IDLE_MS);
    });
    started.on('exit', () => {
      if (child === started) child = undefined;
      for (const { reject } of waiting.values()) reject(new Error('the drawing process ended'));
      waiting.clear();
    });
    return started;
  }

  function close(): void {
    clearTimeout(idle);
    child?.disconnect();
    child = undefined;
  }

  return {
    draw(name: string): Promise<void> {
      clearTimeout(idle);
      child ??= start();
      const request: DrawRequest = { name, folder };
      child.send(request);
      return new Promise((resolve, reject) => waiting.set(name, { resolve, reject }));
    },
    close,
  };
}
