import { command, run } from './ensure.mjs';

/**
 * Everything, as long as it takes: all tests on both database engines, then what goes wrong on purpose. With
 * `--shard=1/4` a part of each, for machines that run the parts side by side.
 */
await run(async () => {
  const options = process.argv.slice(2);
  const env = { ...process.env, TEST_ENGINES: 'both' };
  await command(process.execPath, ['scripts/test.mjs', ...options], { env });
  await command(process.execPath, ['scripts/test-faults.mjs', ...options]);
});
