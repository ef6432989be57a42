import { describe, expect, test, vi } from 'vitest';
import { mappedStack, mapReader } from './mapped-stack.ts';

// Column 0 of the built file is line 3, column 5 of the source.
const map = JSON.stringify({
  version: 3,
  file: 'main-Ab1.js',
  sources: ['../../../src/browser/widgets/widgets.ts'],
  names: [],
  mappings: 'AAEI',
  sourcesContent: [null],
});
const read = (file: string) => (file === 'main-Ab1.js.map' ? map : undefined);

describe('the stack of a browser’s error', () => {
  test.each([
    [
      '    at load (https://s.example/assets/main-Ab1.js:1:1)',
      '    at load (src/browser/widgets/widgets.ts:3:5)',
    ],
    ['load@http://localhost:3000/assets/main-Ab1.js:1:20', 'load@src/browser/widgets/widgets.ts:3:5'],
    ['at /assets/main-Ab1.js:1:3', 'at src/browser/widgets/widgets.ts:3:5'],
  ])('names the place in our own source: %s', (built, own) => {
    expect(mappedStack(`Error: x\n${built}`, mapReader(read))).toBe(`Error: x\n${own}`);
  });

  test.each([
    'at https://s.example/assets/older-Xy2.js:1:1',
    'at blob:https://s.example/9f:1:1',
    'at https://other.example/a.js:1:1',
    'at https://s.example/assets/../../etc/passwd.js:1:1',
  ])('stays as it is where there is no map: %s', (line) => {
    expect(mappedStack(line, mapReader(read))).toBe(line);
  });

  test('reads a map once', () => {
    const counted = vi.fn(read);
    const find = mapReader(counted);
    mappedStack(
      '/assets/main-Ab1.js:1:1 /assets/main-Ab1.js:1:2 /assets/none.js:1:1 /assets/none.js:1:1',
      find,
    );
    expect(counted).toHaveBeenCalledTimes(2);
  });
});
