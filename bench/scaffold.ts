import { type ChildProcess, fork, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE_MS = 10_000;

/** Everything a run of the bench puts up: processes and folders. `takeDown` leaves nothing of it behind. */
export type Scaffold = ReturnType<typeof openScaffold>;

export function openScaffold() {
  const running = new Set<ChildProcess>();
  const folders: string[] = [];
  const closers: (() => Promise<unknown>)[] = [];
  let down = false;

  function watch(start: () => ChildProcess): ChildProcess {
    if (down) throw new Error('the bench is over');
    const child = start();
    running.add(child);
    child.once('exit', () => running.delete(child));
    // A program that cannot be started never exits.
    child.once('error', () => running.delete(child));
    return child;
  }

  return {
    folder(): string {
      const path = mkdtempSync(join(tmpdir(), 'witryna-bench-'));
      folders.push(path);
      return path;
    },
    spawn: (command: string, args: string[], options: SpawnOptions) =>
      watch(() => spawn(command, args, options)),
    /** Another process of this program; see main's roles. */
    fork: (role: string, settings: unknown) => {
      const [, script = ''] = process.argv;
      return watch(() =>
        fork(script, [role, JSON.stringify(settings)], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] }),
      );
    },
    stop,
    onTakeDown(close: () => Promise<unknown>): void {
      closers.unshift(close);
    },
    async takeDown(): Promise<void> {
      down = true;
      await Promise.allSettled([...closers.map((close) => close()), ...[...running].map(stop)]);
      for (const path of folders) rmSync(path, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** The first message of a forked process: it is ready, or it has its result. */
export async function answerOf<Answer>(child: ChildProcess): Promise<Answer> {
  const gone = once(child, 'exit').then(([code]) => {
    throw new Error(`A process of the bench ended early (code ${code}).`);
  });
  const [answer] = await Promise.race([once(child, 'message'), gone]);
  return answer as Answer;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const late = sleep(PATIENCE_MS, 'late' as const, { ref: false });
  if ((await Promise.race([gone, late])) === 'late') child.kill('SIGKILL');
  await gone;
}
