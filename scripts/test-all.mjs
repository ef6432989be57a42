import { ensureBrowser } from './browser.mjs';
import { command, run, step, tool } from './ensure.mjs';

/** Long enough for a person to press something whose script has not come yet. */
const LATE_MS = 500;

/**
 * Everything, as long as it takes: all tests on both database engines, the journeys once more on the embedded one with
 * scripts that come late, then what goes wrong on purpose. With `--shard=1/4` a part of each, for machines that run the
 * parts side by side.
 */
await run(async () => {
  const options = process.argv.slice(2);
  const env = { ...process.env, TEST_ENGINES: 'both' };
  await command(process.execPath, ['scripts/test.mjs', ...options], { env });
  await step('Journeys on the embedded database, with late scripts', async () => {
    const CHROMIUM_PATH = await ensureBrowser();
    const late = { E2E_ENGINE: 'pglite', E2E_SCRIPTS_LATE_MS: String(LATE_MS) };
    await tool('playwright', ['test', ...options], { env: { ...process.env, ...late, CHROMIUM_PATH } });
  });
  await command(process.execPath, ['scripts/test-faults.mjs', ...options]);
});
