import { availableParallelism } from 'node:os';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { bundledTests } from '#tests/support/bundled-tests.ts';
import { chromiumOptions } from '#tests/support/chromium.ts';

// Speeds are not tested here: what a busy machine takes long for may take long.
const patience = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 20_000 } } };

// Node takes this file of the package for everybody; two copies of it do not know each other's types.
const resolve = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] };

// React as shoppers get it: where it is asked for its warnings, an element takes ten times as long. Units ask for them.
const oxc = { jsx: { runtime: 'automatic', development: false } } as const;

const setupFiles = ['tests/support/shop/quick-passwords.ts'];

const parts = { resolve, define: { 'process.env.NODE_ENV': '"production"' }, oxc };

export default defineConfig({
  test: {
    // Vitest would leave a core to itself: half of a machine with two.
    maxWorkers: '100%',
    // Files of a worker share what they import: importing the whole shop takes longer than most of their tests.
    projects: [
      {
        resolve,
        test: {
          name: 'unit',
          isolate: false,
          include: ['src/**/*.test.{ts,tsx}', 'demo/**/*.test.ts', 'tests/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['**/*.integration.test.ts', '**/*.browser.test.{ts,tsx}'],
          ...patience,
        },
      },
      {
        ...parts,
        plugins: [bundledTests(parts)],
        // Each file is a page of its own: what it starts ends with it, and it finds in the browser's cache what another has loaded.
        server: { headers: { 'Cache-Control': 'max-age=3600' } },
        test: {
          name: 'browser',
          // As many pages as there are cores: the browser's pool does not see the number above.
          maxWorkers: availableParallelism(),
          include: ['src/**/*.browser.test.{ts,tsx}'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromiumOptions() }),
            instances: [{ browser: 'chromium' }],
          },
          ...patience,
          testTimeout: 20_000,
        },
      },
      {
        resolve,
        oxc,
        plugins: [bundledTests({ resolve, oxc, node: { setupFiles } })],
        test: {
          name: 'integration',
          env: { NODE_ENV: 'production' },
          isolate: false,
          include: [
            'src/**/*.integration.test.ts',
            'demo/**/*.integration.test.ts',
            'tests/**/*.integration.test.ts',
          ],
          globalSetup: ['tests/support/database/postgres-server.ts'],
          setupFiles,
          ...patience,
        },
      },
    ],
  },
});
