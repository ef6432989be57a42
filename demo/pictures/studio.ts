import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism, setPriority } from 'node:os';
import type { DrawAnswer, DrawRequest } from './draw-process.ts';
import { demoPictures } from './jobs.ts';
import { renderPictures } from './render.ts';

/** Draws the demo shop's pictures: a few before the shop opens, the rest while it runs. */
export type Studio = {
  /**
   * A picture whose files are not there yet, as a sketch in SVG that is ready at once; its files are drawn next.
   * Undefined where the demo shop has no such picture.
   */
  sketch(name: string): string | undefined;
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
  const waiting: string[] = [];
  let working = false;
  let closed = false;

  function draw(name: string): Promise<void> {
    const job = jobs.get(name);
    return process ? process.draw(name) : renderPictures(job ? [job] : [], { folder });
  }

  async function drawWaiting(): Promise<void> {
    if (working) return;
    working = true;
    for (let name = waiting.shift(); name !== undefined && !closed; name = waiting.shift()) {
      // A disk that is full is no reason to stop the shop: until there is room, sketches are shown.
      await draw(name).catch(() => {});
    }
    working = false;
  }

  function drawNext(name: string): void {
    const place = waiting.indexOf(name);
    if (place >= 0) waiting.splice(place, 1);
    waiting.unshift(name);
  }

  return {
    sketch(name) {
      const job = jobs.get(name);
      if (!job) return undefined;
      drawNext(name);
      void drawWaiting();
      return job.svg();
    },
    async drawFirst(onProgress) {
      const first = [...jobs.keys()].filter((name) => SEEN_FIRST.test(name));
      const names = first.values();
      let done = 0;
      const work = async () => {
        for (const name of names) {
          await draw(name);
          onProgress(++done, first.length);
        }
      };
      await Promise.all(Array.from({ length: availableParallelism() }, work));
    },
    drawRest() {
      waiting.push(...jobs.keys());
      void drawWaiting();
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
