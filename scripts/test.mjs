import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureBrowser } from './browser.mjs';
import { check } from './check.mjs';
import { ensureBuilt, ensureInstalled, Problem, run, step, tool } from './ensure.mjs';

const RESULTS = 'test-results';

await run(async () => {
  await ensureInstalled();
  const browser = await ensureBrowser();
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  await check();
  const unit = await step('Unit and integration tests', () =>
    attempt('vitest', [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${RESULTS}/vitest.json`,
    ]),
  );
  await ensureBuilt();
  const browserTests = await step('Browser tests', () =>
    attempt('playwright', ['test'], { env: { ...process.env, CHROMIUM_PATH: browser } }),
  );
  const counts = sum(vitestCounts(), playwrightCounts());
  console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
  if (!unit || !browserTests || counts.failed > 0 || counts.passed === 0)
    throw new Problem('Some tests failed.');
});

/** Runs all of the tests even where some fail, so that one run tells everything. */
async function attempt(name, args, options) {
  try {
    await tool(name, args, options);
    return true;
  } catch {
    return false;
  }
}

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

function sum(a, b) {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
  };
}
