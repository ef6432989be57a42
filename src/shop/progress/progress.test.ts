import { describe, expect, it } from 'vitest';
import { grouped, progressLine, showProgress, timeText } from './progress.ts';

function terminal(isTTY: boolean) {
  const written: string[] = [];
  let now = 0;
  const out = { isTTY, columns: 100, write: (text: string) => written.push(text) };
  return { written, out, clock: () => now, pass: (ms: number) => (now += ms) };
}

describe('the progress of long work', () => {
  it('says how far it is, how fast, and how long it will take', () => {
    expect(progressLine({ done: 43_000, all: 100_000, elapsedMs: 20_000, addedNow: 40_000 })).toBe(
      '43%  43 000 of 100 000  2 000/s  29 s left',
    );
  });

  it('says what it counts, where that is not plain', () => {
    expect(progressLine({ done: 10, all: 20, elapsedMs: 1000, addedNow: 10, unit: 'kB' })).toBe(
      '50%  10 of 20 kB  10 kB/s  1 s left',
    );
  });

  it('promises nothing before it knows the speed', () => {
    expect(progressLine({ done: 0, all: 500, elapsedMs: 0, addedNow: 0 })).toBe('0%  0 of 500');
  });

  it('draws one line over itself on a terminal', () => {
    const { written, out, clock, pass } = terminal(true);
    const progress = showProgress(out, 200, clock);
    progress.show(0, 0);
    pass(1000);
    progress.show(100, 0);
    pass(10);
    progress.show(101, 0);
    pass(990);
    progress.show(200, 0);
    progress.end();
    expect(written).toEqual([
      `\r[${'-'.repeat(40)}] 0%  0 of 200\u001b[K`,
      `\r[${'#'.repeat(20)}${'-'.repeat(20)}] 50%  100 of 200  100/s  1 s left\u001b[K`,
      `\r[${'#'.repeat(40)}] 100%  200 of 200  100/s\u001b[K`,
      '\n',
    ]);
  });

  it('writes a line every two seconds into a file', () => {
    const { written, out, clock, pass } = terminal(false);
    const progress = showProgress(out, 100, clock);
    progress.show(0, 0);
    for (let done = 1; done <= 50; done++) {
      pass(100);
      progress.show(done, 0);
    }
    progress.end();
    expect(written).toEqual(['20%  20 of 100  10/s  8 s left\n', '40%  40 of 100  10/s  6 s left\n']);
  });

  it('does not count what was there before as speed', () => {
    const { written, out, clock, pass } = terminal(false);
    const progress = showProgress(out, 1000, clock);
    progress.show(0, 0);
    pass(4000);
    progress.show(940, 900);
    expect(written).toEqual(['94%  940 of 1 000  10/s  6 s left\n']);
  });

  it.each([
    [0.2, '1 s'],
    [59, '59 s'],
    [60, '1 min 0 s'],
    [125, '2 min 5 s'],
  ])('writes %d seconds as %s', (seconds, text) => {
    expect(timeText(seconds)).toBe(text);
  });

  it('groups long numbers', () => {
    expect([7, 1000, 123_456, 1_000_000].map(grouped)).toEqual(['7', '1 000', '123 456', '1 000 000']);
  });
});
