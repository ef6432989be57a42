import { ensureBuilt, ensureInstalled, run } from './ensure.mjs';

await run(async () => {
  await ensureInstalled();
  await ensureBuilt();
});
