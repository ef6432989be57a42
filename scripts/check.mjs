import { ensureBrowser } from './browser.mjs';
import { ensureInstalled, run, step, tool } from './ensure.mjs';
import { testsNearChanges } from './near.mjs';

/** What needs no test: format, lint, both type checks. */
export async function check() {
  await step('Format and lint', () => tool('biome', ['ci', '--error-on-warnings', '.']));
  await step('Types', () => tool('tsc', ['-p', '.']));
  await step('Types of the pure folders', () => tool('tsc', ['-p', 'tsconfig.pure.json']));
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
