import { ensureBuilt, ensureInstalled, run, tool } from './ensure.mjs';

await run(async () => {
  await ensureInstalled();
  await ensureBuilt();
  await tool('vitest', ['run', '--config', 'vitest.faults.config.ts', ...process.argv.slice(2)]);
});
