import { mkdirSync, rmSync } from 'node:fs';
import { ensureBrowser } from './browser.mjs';
import { check } from './check.mjs';
import { ensureBuilt, ensureInstalled, Problem, run, step, tool } from './ensure.mjs';
import { RESULTS, results } from './results.mjs';
import { timings } from './timings.mjs';

/** Such as `--shard=2/4`: the second of four parts that machines can run side by side. */
const shard = process.argv.slice(2).filter((option) => option.startsWith('--shard='));

const MOST_TRACES = 5;

await run(async () => {
  await ensureInstalled();
  process.env.CHROMIUM_PATH = await ensureBrowser();
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  await check();
  const unit = await step('Unit and integration tests', () =>
    attempt('vitest', [
      'run',
      ...shard,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${RESULTS}/vitest.json`,
    ]),
  );
  await ensureBuilt();
  const browserTests = await step('Browser tests', () => attempt('playwright', ['test', ...shard]));
  const { passed, failed, skipped, failures, failedJourneys, tests } = results();
  if (failedJourneys.length > 0) await trace(failedJourneys.slice(0, MOST_TRACES));
  console.log(`\n${timings(tests).join('\n')}`);
  console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
  // An hour of output lies above: what failed is told where it ends.
  for (const { name, said } of failures) console.log(`\n✗ ${name}\n    ${said}`);
  if (!unit || !browserTests || failed > 0 || passed === 0) throw new Problem('Some tests failed.');
});

/** A trace of every journey would cost half as much time again: only those that failed go once more, and stay failed. */
function trace(places) {
  const options = ['--trace=on', '--reporter=list', `--output=${RESULTS}/traces`];
  return step(`Traces of what failed, for 'npx playwright show-trace', in ${RESULTS}/traces`, () =>
    attempt('playwright', ['test', ...places, ...options]),
  );
}

/** Runs all of the tests even where some fail, so that one run tells everything. */
async function attempt(name, args, options) {
  try {
    await tool(name, args, options);
    return true;
  } catch {
    return false;
  }
}
