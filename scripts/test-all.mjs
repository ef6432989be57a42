import { command, run } from './ensure.mjs';

/** Everything, as long as it takes: all tests on both database engines, then what goes wrong on purpose. */
await run(async () => {
  await command(process.execPath, ['scripts/test.mjs'], { env: { ...process.env, TEST_ENGINES: 'both' } });
  await command(process.execPath, ['scripts/test-faults.mjs']);
});
