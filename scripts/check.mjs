import { command, ensureInstalled, run, step } from './ensure.mjs';

/** The fast part of the tests: format, lint, both type checks, unit tests. */
export async function check() {
  await step('Format and lint', () => command('npx', ['biome', 'ci', '--error-on-warnings', '.']));
  await step('Types', () => command('npx', ['tsc', '-p', '.']));
  await step('Types of the pure folders', () => command('npx', ['tsc', '-p', 'tsconfig.pure.json']));
}

if (import.meta.url.endsWith(process.argv[1]?.replaceAll('\\', '/') ?? ' '))
  await run(async () => {
    await ensureInstalled();
    await check();
    await step('Unit tests', () => command('npx', ['vitest', 'run', '--project', 'unit']));
  });
