import { defineConfig } from '@playwright/test';
import { chromiumOptions } from '#tests/support/chromium.ts';
import { E2E_ADDRESS } from '#tests/support/journey/e2e-address.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/playwright',
  globalSetup: './tests/support/journey/shop-server.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 8_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    baseURL: E2E_ADDRESS,
    locale: 'pl-PL',
    viewport: { width: 1280, height: 900 },
    screenshot: 'only-on-failure',
    // A new shopper's cookies, storage and routes for each test; what the browser has cached stays.
    reuseContext: true,
    launchOptions: chromiumOptions(),
  },
  // The longest test has a browser of its own: last, as it would be by itself, it would leave one core idle for a minute.
  projects: [
    { name: 'leaks', testMatch: 'leaks.spec.ts' },
    { name: 'journeys', testIgnore: 'leaks.spec.ts' },
  ],
});
