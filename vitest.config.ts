import { defineConfig } from 'vitest/config';

// Speeds are not tested here: what a busy machine takes long for may take long.
const patience = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 20_000 } } };

// Node takes this file of the package for everybody; two copies of it do not know each other's types.
const resolve = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] };

export default defineConfig({
  test: {
    // Vitest would leave a core to itself: half of a machine with two.
    maxWorkers: '100%',
    projects: [
      {
        resolve,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'demo/**/*.test.ts', 'tests/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['**/*.integration.test.ts'],
          ...patience,
        },
      },
      {
        resolve,
        test: {
          name: 'integration',
          include: [
            'src/**/*.integration.test.ts',
            'demo/**/*.integration.test.ts',
            'tests/**/*.integration.test.ts',
          ],
          globalSetup: ['tests/support/postgres-server.ts'],
          ...patience,
        },
      },
    ],
  },
});
