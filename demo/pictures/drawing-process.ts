import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import type { DrawAnswer, DrawRequest } from './draw-process.ts';

const IDLE_MS = 5000;
const POLITE = 10;

type Waiting = { resolve: () => void; reject: (reason: Error) => void };

/** Talks to the program that draws: started when needed, let go when idle. */
export function drawingProcess(program: string, folder: string) {
  const waiting = new Map<string, Waiting>();
  let child: ChildProcess | undefined;
  let idle: ReturnType<typeof setTimeout> | undefined;

  function start(): ChildProcess {
    const started = fork(program, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    if (started.pid) setPriority(started.pid, POLITE);
    started.on('message', ({ file, problem }: DrawAnswer) => {
      const one = waiting.get(file);
      waiting.delete(file);
      if (problem) one?.reject(new Error(problem));
      else one?.resolve();
      if (waiting.size === 0) idle = setTimeout(close, IDLE_MS);
    });
    const end = () => {
      if (child === started) child = undefined;
      for (const { reject } of waiting.values()) reject(new Error('the drawing process ended'));
      waiting.clear();
    };
    started.on('exit', end);
    started.on('error', end);
    return started;
  }

  function close(): void {
    clearTimeout(idle);
    child?.disconnect();
    child = undefined;
  }

  return {
    draw(file: string): Promise<void> {
      clearTimeout(idle);
      child ??= start();
      const line = child;
      const request: DrawRequest = { file, folder };
      return new Promise((resolve, reject) => {
        waiting.set(file, { resolve, reject });
        line.send(request, (error) => error && reject(error));
      });
    },
    close,
  };
}
