import { expect, test } from 'vitest';
import { timings } from './timings.mjs';

const FILES = ['src/a.test.ts', 'src/a.integration.test.ts', 'src/a.browser.test.tsx', 'tests/e2e/a.spec.ts'];

test('a run tells the time of each layer, and its slowest tests and files', () => {
  const tests = FILES.flatMap((file, index) =>
    ['first', 'second'].map((name) => ({ file, name, seconds: 2 ** index })),
  );
  const [, ...lines] = timings(tests);
  expect(lines.slice(0, 4)).toEqual([
    '     2.0  unit (2 tests)',
    '     4.0  integration (2 tests)',
    '     8.0  browser, parts (2 tests)',
    '    16.0  browser, whole shop (2 tests)',
  ]);
  expect(lines).toContain('     8.0  tests/e2e/a.spec.ts › second');
  expect(lines.slice(-4)[0]).toBe('    16.0  tests/e2e/a.spec.ts');
});

test('no more than 20 of each are told', () => {
  const tests = Array.from({ length: 50 }, (_, index) => ({
    file: `src/${index}.test.ts`,
    name: 'is quick',
    seconds: index,
  }));
  const lines = timings(tests);
  expect(lines.filter((line) => line.includes('is quick'))).toHaveLength(20);
  expect(lines.filter((line) => line.endsWith('.test.ts'))).toHaveLength(20);
});
