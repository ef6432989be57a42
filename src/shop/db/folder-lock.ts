import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseProblem } from './problem.ts';

/** Takes a data folder for this process alone; the answer gives it back. A dead process's lock does not count. */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = join(resolve(folder), 'in-use.json');
  if (!writeLock(file)) {
    const holder = readHolder(file);
    if (holder && isRunning(holder)) {
      throw new DatabaseProblem(
        'database_in_use',
        `The data folder ${folder} is in use by another process (number ${holder.pid}): stop it first.`,
      );
    }
    rmSync(file, { force: true });
    if (!writeLock(file)) {
      throw new DatabaseProblem(
        'database_in_use',
        `Another process has just taken the data folder ${folder}.`,
      );
    }
  }
  const release = () => {
    process.off('exit', release);
    rmSync(file, { force: true });
  };
  process.on('exit', release);
  return release;
}

type Holder = { pid: number; startedAt: string | undefined };

function writeLock(file: string): boolean {
  const holder: Holder = { pid: process.pid, startedAt: startOf(process.pid) };
  try {
    writeFileSync(file, JSON.stringify(holder), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function isRunning(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    // EPERM: it runs, as somebody else.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return holder.startedAt === startOf(holder.pid);
}

/** Tells a process from a later one with the same number; Linux only, elsewhere the number must do. */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Field 22, counted after the command's name, which may itself hold spaces and brackets.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}
