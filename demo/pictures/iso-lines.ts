import type { Field } from './noise.ts';
import type { Point } from './path.ts';

/** The lines along which a landscape has the given height, by marching squares over a grid of unit cells. */
export function isoLines(field: Field, columns: number, rows: number, level: number): Point[][] {
  const graph = crossings(field, columns, rows, level);
  const lines: Point[][] = [];
  const ends = [...graph.values()].filter((node) => node.near.length === 1);
  for (const start of [...ends, ...graph.values()]) {
    if (!start.used) lines.push(walk(graph, start));
  }
  return lines.filter((line) => line.length > 4).map(relaxed);
}

/** Crossings lie unevenly along the grid; each moves to the middle of its neighbours, as a steady hand would draw. */
function relaxed(line: Point[]): Point[] {
  const closed = line[0] === line.at(-1);
  const ring = closed ? line.slice(0, -1) : line;
  const at = (i: number): Point =>
    ring.at(closed ? i % ring.length : Math.min(Math.max(i, 0), ring.length - 1)) ?? [0, 0];
  const smooth = ring.map((here, i): Point => {
    if (!closed && (i === 0 || i === ring.length - 1)) return here;
    const [before, after] = [at(i - 1), at(i + 1)];
    return [(before[0] + here[0] + after[0]) / 3, (before[1] + here[1] + after[1]) / 3];
  });
  const [first] = smooth;
  return closed && first ? [...smooth, first] : smooth;
}

type Crossing = { at: Point; near: number[]; used: boolean };

function crossings(field: Field, columns: number, rows: number, level: number): Map<number, Crossing> {
  const width = columns + 1;
  const heights = Array.from({ length: width * (rows + 1) }, (_, i) =>
    field(i % width, Math.floor(i / width)),
  );
  const height = (x: number, y: number) => (heights[y * width + x] ?? 0) - level;
  const graph = new Map<number, Crossing>();
  const node = (x: number, y: number, across: 0 | 1): number => {
    const id = (y * width + x) * 2 + across;
    const [here, there] = [height(x, y), across ? height(x + 1, y) : height(x, y + 1)];
    const part = here / (here - there);
    if (!graph.has(id)) graph.set(id, { at: across ? [x + part, y] : [x, y + part], near: [], used: false });
    return id;
  };
  const join = (a: number, b: number) => {
    graph.get(a)?.near.push(b);
    graph.get(b)?.near.push(a);
  };
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const signs = [height(x, y), height(x + 1, y), height(x + 1, y + 1), height(x, y + 1)].map(
        (h) => h > 0,
      );
      const [nw, ne, se, sw] = signs;
      const sides: number[] = [];
      if (nw !== ne) sides.push(node(x, y, 1));
      if (ne !== se) sides.push(node(x + 1, y, 0));
      if (se !== sw) sides.push(node(x, y + 1, 1));
      if (sw !== nw) sides.push(node(x, y, 0));
      const [a, b, c, e] = sides;
      if (a !== undefined && b !== undefined) join(a, b);
      if (c !== undefined && e !== undefined) join(c, e);
    }
  }
  return graph;
}

function walk(graph: Map<number, Crossing>, start: Crossing): Point[] {
  const line: Point[] = [];
  let here: Crossing | undefined = start;
  while (here && !here.used) {
    here.used = true;
    line.push(here.at);
    here = here.near.map((id) => graph.get(id)).find((next) => next && !next.used);
  }
  const last = line.at(-1);
  const closes =
    start.near.length > 1 && last && Math.hypot(last[0] - start.at[0], last[1] - start.at[1]) < 2;
  if (closes) line.push(start.at);
  return line;
}
