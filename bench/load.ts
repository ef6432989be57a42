import { execFile, execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { answerOf, type Scaffold } from './scaffold.ts';

/** Connections that ask for one page again and again, without pipelining. */
export type Load = {
  address: string;
  path: string;
  headers: Record<string, string>;
  connections: number;
  seconds: number;
  /** Put after the path with a number that grows: for a server that would answer equal requests as one. */
  distinct?: string;
};

/** Measures answers a second from a process of its own. */
export type LoadGenerator = { name: string; run(load: Load): Promise<number> };

/** Debian's wrk where it is installed, else our own. */
export function findLoadGenerator(scaffold: Scaffold): LoadGenerator {
  return has('wrk') ? wrk(scaffold.folder()) : own(scaffold);
}

export function has(program: string): boolean {
  try {
    execFileSync('which', [program], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function own(scaffold: Scaffold): LoadGenerator {
  return {
    name: 'our own load generator (on nginx it may be the slower side)',
    run: (load) => answerOf<number>(scaffold.fork('load', load)),
  };
}

const run = promisify(execFile);

function wrk(folder: string): LoadGenerator {
  return {
    name: 'wrk, one thread',
    async run({ address, path, headers, connections, seconds, distinct }) {
      const options = ['-t1', `-c${connections}`, `-d${seconds}s`];
      const fields = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
      const script = distinct ? ['-s', countingScript(folder, path + distinct)] : [];
      const { stdout } = await run('wrk', [...options, ...fields, ...script, address + path]);
      const errors = /Non-2xx.*|Socket errors.*/.exec(stdout);
      if (errors) throw new Error(`wrk met errors at ${path}: ${errors[0]}`);
      return Number(/Requests\/sec: +([\d.]+)/.exec(stdout)?.[1]);
    },
  };
}

function countingScript(folder: string, start: string): string {
  const file = join(folder, 'counting.lua');
  writeFileSync(
    file,
    `local asked = 0\nrequest = function()\n  asked = asked + 1\n  return wrk.format(nil, ${JSON.stringify(start)} .. asked)\nend\n`,
  );
  return file;
}
