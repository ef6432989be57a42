/** Values of labels: the same names each time. */
export type Labels = Readonly<Record<string, string | number>>;

export type Counter = {
  add(labels?: Labels, by?: number): void;
  /** The count of these labels, for where it is counted so often that writing them down each time would be felt. */
  of(labels: Labels): { add(): void };
};
export type Histogram = {
  observe(seconds: number, labels?: Labels): void;
  of(labels: Labels): { observe(seconds: number): void };
};

/** Seconds; a page from memory takes a fraction of the first, a slow one no more than the last. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Metrics that the shop reports, written as Prometheus reads them (text format 0.0.4). */
export function openRegistry() {
  const writers: (() => string[])[] = [];

  function add(name: string, type: string, help: string, lines: () => string[]): void {
    writers.push(() => [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines()]);
  }

  return {
    counter(name: string, help: string): Counter {
      const counts = new Map<string, { count: number }>();
      add(name, 'counter', help, () => [...counts].map(([labels, { count }]) => `${name}${labels} ${count}`));
      const at = (labels?: Labels) => found(counts, written(labels), () => ({ count: 0 }));
      return {
        add(labels, by = 1) {
          at(labels).count += by;
        },
        of(labels) {
          let cached: { count: number } | undefined;
          return {
            add() {
              cached ??= at(labels);
              cached.count++;
            },
          };
        },
      };
    },

    /** A value, or one for each label, read when somebody asks. */
    gauge(name: string, help: string, read: () => number | [Labels, number][]): void {
      add(name, 'gauge', help, () => {
        const now = read();
        const values: [Labels, number][] = typeof now === 'number' ? [[{}, now]] : now;
        return values.map(([labels, value]) => `${name}${written(labels)} ${value}`);
      });
    },

    histogram(name: string, help: string): Histogram {
      const seen = new Map<string, Observed>();
      add(name, 'histogram', help, () => [...seen.values()].flatMap((one) => linesOf(name, one)));
      const at = (labels: Labels) =>
        found(seen, written(labels), () => ({ labels, counts: BUCKETS.map(() => 0), count: 0, sum: 0 }));
      return {
        observe: (seconds, labels = {}) => note(at(labels), seconds),
        of(labels) {
          let cached: Observed | undefined;
          return {
            observe(seconds) {
              cached ??= at(labels);
              note(cached, seconds);
            },
          };
        },
      };
    },

    write: () => `${writers.flatMap((lines) => lines()).join('\n')}\n`,
  };
}

type Observed = { labels: Labels; counts: number[]; count: number; sum: number };

function note(observed: Observed, seconds: number): void {
  const bucket = BUCKETS.findIndex((most) => seconds <= most);
  if (bucket >= 0) observed.counts[bucket] = (observed.counts[bucket] ?? 0) + 1;
  observed.count++;
  observed.sum += seconds;
}

/** What is kept under this name, made when it is first asked for. */
function found<Item>(items: Map<string, Item>, name: string, make: () => Item): Item {
  const there = items.get(name);
  if (there) return there;
  const made = make();
  items.set(name, made);
  return made;
}

/** Each bucket holds all that is below its bound: they add up. */
function linesOf(name: string, { labels, counts, count, sum }: Observed): string[] {
  let below = 0;
  const buckets = BUCKETS.map((most, index) => {
    below += counts[index] ?? 0;
    return `${name}_bucket${written({ ...labels, le: most })} ${below}`;
  });
  return [
    ...buckets,
    `${name}_bucket${written({ ...labels, le: '+Inf' })} ${count}`,
    `${name}_sum${written(labels)} ${sum}`,
    `${name}_count${written(labels)} ${count}`,
  ];
}

function written(labels: Labels = {}): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(String(value))}"`);
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
}

const escaped = (text: string) =>
  text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
