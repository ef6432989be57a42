/** The layers of the tests, by the names of their files; the last that fits is a file's own. */
const LAYERS = [
  ['unit', () => true],
  ['integration', (file) => file.includes('.integration.test.')],
  ['browser, parts', (file) => file.includes('.browser.test.')],
  ['browser, whole shop', (file) => file.startsWith('tests/e2e/')],
];
const SLOWEST = 20;

/** Where the time went, in lines to print: `tests` have a `file`, a `name` and their `seconds`. */
export function timings(tests) {
  const named = tests.map(({ file, name, seconds }) => ({ name: `${file} › ${name}`, seconds }));
  return [
    'Seconds of each layer, tests beside each other counted one by one',
    ...totals(tests, ({ file }) => layerOf(file)).map(({ name, seconds, count }) =>
      line({ name: `${name} (${count} tests)`, seconds }),
    ),
    `\nThe ${SLOWEST} slowest tests`,
    ...slowest(named),
    `\nThe ${SLOWEST} slowest files`,
    ...slowest(totals(tests, ({ file }) => file)),
  ];
}

const layerOf = (file) => LAYERS.findLast(([, fits]) => fits(file))[0];

function totals(tests, keyOf) {
  const groups = new Map();
  for (const test of tests) {
    const name = keyOf(test);
    const { seconds = 0, count = 0 } = groups.get(name) ?? {};
    groups.set(name, { name, seconds: seconds + test.seconds, count: count + 1 });
  }
  return [...groups.values()];
}

const slowest = (timed) =>
  timed
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST)
    .map(line);

const line = ({ name, seconds }) => `${seconds.toFixed(1).padStart(8)}  ${name}`;
