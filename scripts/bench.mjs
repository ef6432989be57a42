import { ensureBrowser } from './browser.mjs';
import { ensureBuilt, ensureInstalled, run } from './ensure.mjs';

await run(async () => {
  process.env.NODE_ENV = 'production';
  // A process that the bench itself has forked finds everything there.
  if (process.send) return bench();
  await ensureInstalled();
  await ensureBuilt();
  process.env.CHROMIUM_PATH ??= (await ensureBrowser().catch(() => undefined)) ?? '';
  await bench();
});

async function bench() {
  const { main } = await import('../dist/server/bench.js');
  process.exitCode = await main(process.argv.slice(2), process.env, process.stdout);
}
