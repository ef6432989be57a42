import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureBrowser } from './browser.mjs';
import { check } from './check.mjs';
import { command, ensureBuilt, ensureInstalled, Problem, run, step } from './ensure.mjs';

const RESULTS = 'test-results';

await run(async () => {
  await ensureInstalled();
  const browser = await ensureBrowser();
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  await check();
  const unit = await step('Unit and integration tests', () =>
    attempt('npx', [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${RESULTS}/vitest.json`,
    ]),
  );
  await ensureBuilt();
  const browserTests = await step('Browser tests', () =>
    attempt('npx', ['playwright', 'test'], { env: { ...process.env, CHROMIUM_PATH: browser } }),
  );
  const counts = sum(vitestCounts(), playwrightCounts());
  console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
  if (!unit || !browserTests || counts.failed > 0 || counts.passed === 0)
    throw new Problem('Some tests failed.');
});

/** Runs all of the tests even where some fail, so that one run tells everything. */
const attempt = (name, args, options) =>
  command(name, args, options).then(
    () => true,
    () => false,
  );

function vitestCounts() {
  const { numPassedTests, numFailedTests, numPendingTests } = read('vitest.json');
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
}

function playwrightCounts() {
  const { expected, unexpected, flaky, skipped } = read('playwright.json').stats;
  return { passed: expected, failed: unexpected + flaky, skipped };
}

function read(file) {
  try {
    return JSON.parse(readFileSync(`${RESULTS}/${file}`, 'utf8'));
  } catch {
    throw new Problem(`The tests ended before they could write ${RESULTS}/${file}.`);
  }
}

const sum = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});
