import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { Problem, root } from './ensure.mjs';

/** Where the tests write what came of them. */
export const RESULTS = 'test-results';

/**
 * How many tests passed, failed and were skipped, the failed ones with what they said, where the failed journeys stand,
 * and how long each test took.
 */
export function results() {
  const journeys = playwrightResults();
  const all = [vitestResults(), journeys];
  const sum = (count) => all.reduce((total, result) => total + result[count], 0);
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    failures: all.flatMap((result) => result.failures),
    failedJourneys: journeys.places,
    tests: all.flatMap((result) => result.tests),
  };
}

function vitestResults() {
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = read('vitest.json');
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests,
    failures: testResults.flatMap(vitestFailures),
    tests: testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration = 0 }) => ({
        file: relative(root, name),
        name: fullName,
        seconds: duration / 1000,
      })),
    ),
  };
}

/** A file that could not be loaded or torn down has failed without any of its tests. */
function vitestFailures({ name, status, message, assertionResults }) {
  const file = relative(root, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0 && status === 'failed') return [failure(file, message)];
  return failed.map((test) => failure(`${file} › ${test.fullName}`, test.failureMessages[0]));
}

function playwrightResults() {
  const { stats, suites, errors } = read('playwright.json');
  const specs = suites.flatMap((file) => specsOf(file).map((spec) => ({ ...spec, file: file.file })));
  const failed = specs.filter(({ tests }) => tests.some(({ status }) => isFailure(status)));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures: [
      ...errors.map(({ message }) => failure('Browser tests', message)),
      ...failed.map(({ file, path, tests }) => failure(`tests/e2e/${file} › ${path}`, messageOf(tests))),
    ],
    places: failed.map(({ file, line }) => `tests/e2e/${file}:${line}`),
    tests: specs.map(({ file, path, tests }) => ({
      file: `tests/e2e/${file}`,
      name: path,
      seconds: tests.flatMap((test) => test.results).reduce((sum, { duration }) => sum + duration / 1000, 0),
    })),
  };
}

/** The tests of a file, in whatever groups they stand, each with the titles that lead to it. */
function specsOf({ specs = [], suites = [] }, titles = []) {
  return [
    ...specs.map((spec) => ({ ...spec, path: [...titles, spec.title].join(' › ') })),
    ...suites.flatMap((suite) => specsOf(suite, [...titles, suite.title])),
  ];
}

const isFailure = (status) => status === 'unexpected' || status === 'flaky';

const messageOf = (tests) =>
  tests.flatMap((test) => test.results).find(({ error }) => error !== undefined)?.error.message;

function failure(name, message = 'no message') {
  return { name, said: message.split('\n').slice(0, LINES_OF_A_MESSAGE).join('\n    ') };
}

const LINES_OF_A_MESSAGE = 6;

function read(file) {
  try {
    return JSON.parse(readFileSync(`${RESULTS}/${file}`, 'utf8'));
  } catch {
    throw new Problem(`The tests ended before they could write ${RESULTS}/${file}.`);
  }
}
