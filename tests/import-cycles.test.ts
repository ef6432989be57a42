import { expect, test } from 'vitest';
import { moduleGraph } from '#tests/support/import-graph.ts';

test('no module needs itself by way of others, not even for a type', () => {
  expect(cyclesIn(moduleGraph(['src', 'demo', 'tests', 'bench']))).toEqual([]);
});

test('a circle is found, with the way that leads round it', () => {
  const graph = new Map([
    ['a.ts', ['b.ts', 'd.ts']],
    ['b.ts', ['c.ts']],
    ['c.ts', ['b.ts']],
    ['d.ts', []],
  ]);
  expect(cyclesIn(graph)).toEqual(['b.ts → c.ts → b.ts']);
});

/** One circle for each place where imports lead back to. */
function cyclesIn(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const cycles: string[] = [];
  const done = new Set<string>();
  const follow = (file: string, way: readonly string[]) => {
    const before = way.indexOf(file);
    if (before >= 0) cycles.push([...way.slice(before), file].join(' → '));
    if (before >= 0 || done.has(file)) return;
    for (const target of graph.get(file) ?? []) follow(target, [...way, file]);
    done.add(file);
  };
  for (const file of graph.keys()) follow(file, []);
  return cycles;
}
