import { ensureBrowser } from './browser.mjs';
import { ensureInstalled, run, step, tool } from './ensure.mjs';
import { testsNearChanges } from './near.mjs';

/** What needs no test: format, lint, what nobody uses, and the types of all and of the pure folders, side by side. */
export async function check() {
  await step('Format, lint, types and dead code', async () => {
    const ended = await Promise.allSettled([
      tool('biome', ['ci', '--error-on-warnings', '.']),
      tool('tsc', ['-p', '.']),
      tool('tsc', ['-p', 'tsconfig.pure.json']),
      tool('knip', ['--no-progress']),
    ]);
    for (const { reason } of ended) if (reason) throw reason;
  });
}

if (import.meta.url.endsWith(process.argv[1]?.replaceAll('\\', '/') ?? ' '))
  await run(async () => {
    await ensureInstalled();
    await check();
    await step('Unit tests', () => tool('vitest', ['run', '--project', 'unit', '--reporter=dot']));
    const near = testsNearChanges();
    if (near.length === 0) return;
    process.env.CHROMIUM_PATH = await ensureBrowser();
    await step('Tests near what has changed', () => tool('vitest', ['run', ...near]));
  });
