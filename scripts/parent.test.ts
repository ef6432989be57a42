import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { stopWithNpm } from './parent.mjs';

const MODULE = fileURLToPath(new URL('./parent.mjs', import.meta.url));

describe('a shop that npm has started', () => {
  afterEach(() => vi.useRealTimers());

  const stopsUnder = (env: Record<string, string>, parents: number[]) => {
    vi.useFakeTimers();
    const stop = vi.fn();
    stopWithNpm({ env, parent: () => parents.shift() ?? 1, stop });
    vi.advanceTimersByTime(10_000);
    return stop.mock.calls.length;
  };

  test('stops once when npm’s shell is gone', () => {
    expect(stopsUnder({ npm_lifecycle_event: 'start' }, [77, 77])).toBe(1);
  });

  test('runs on while it is there, also where that is the first process of a container', () => {
    expect(stopsUnder({ npm_lifecycle_event: 'start' }, Array(100).fill(77))).toBe(0);
    expect(stopsUnder({ npm_lifecycle_event: 'start' }, [1])).toBe(0);
  });

  test('runs on without npm, whoever started it', () => {
    expect(stopsUnder({}, [77])).toBe(0);
  });

  test('is told to stop as by the signal itself', async () => {
    const program = `import('${MODULE}').then(({ stopWithNpm }) => {
      process.once('SIGTERM', () => { console.log('stopping'); process.exit(); });
      stopWithNpm();
      setInterval(() => {}, 1000);
      console.log('ready');
    })`;
    const shell = spawn('sh', ['-c', '"$0" -e "$1" & wait', process.execPath, program], {
      env: { ...process.env, npm_lifecycle_event: 'start' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    shell.stdout.on('data', (piece) => {
      said += piece;
      if (String(piece).includes('ready')) shell.kill('SIGTERM');
    });
    await once(shell.stdout, 'end');
    expect(said).toBe('ready\nstopping\n');
  });
});
