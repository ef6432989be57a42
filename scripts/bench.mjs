import { ensureBrowser } from './browser.mjs';
import { ensureBuilt, ensureInstalled, run, step } from './ensure.mjs';

await run(async () => {
  process.env.NODE_ENV = 'production';
  // A process that the bench itself has forked finds everything there.
  if (process.send) return bench();
  await ensureInstalled();
  await ensureBuilt();
  await step('Building the bench', buildBench);
  process.env.CHROMIUM_PATH ??= (await ensureBrowser().catch(() => undefined)) ?? '';
  await bench();
});

/** A build of its own: the shop does without it. */
async function buildBench() {
  const { build } = await import('vite');
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { ssr: 'bench/main.ts', outDir: 'dist/bench', target: 'node20' },
  });
}

async function bench() {
  const { main } = await import('../dist/bench/main.js');
  process.exitCode = await main(process.argv.slice(2), process.env, process.stdout);
}
