import { ensureInstalled, run, step, tool } from './ensure.mjs';

/** The fast part of the tests: format, lint, both type checks, unit tests. */
export async function check() {
  await step('Format and lint', () => tool('biome', ['ci', '--error-on-warnings', '.']));
  await step('Types', () => tool('tsc', ['-p', '.']));
  await step('Types of the pure folders', () => tool('tsc', ['-p', 'tsconfig.pure.json']));
}

if (import.meta.url.endsWith(process.argv[1]?.replaceAll('\\', '/') ?? ' '))
  await run(async () => {
    await ensureInstalled();
    await check();
    await step('Unit tests', () => tool('vitest', ['run', '--project', 'unit']));
  });
