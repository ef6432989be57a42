import { defineConfig } from '@playwright/test';
import { E2E_ADDRESS } from '#tests/support/e2e-address.ts';

/** An installed Chromium where CHROMIUM_PATH names one, else Playwright's own. */
const executablePath = process.env.CHROMIUM_PATH;

const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/playwright',
  globalSetup: './tests/support/shop-server.ts',
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
    trace: 'retain-on-failure',
    launchOptions: { args: CHROMIUM_ARGUMENTS, ...(executablePath && { executablePath }) },
  },
});
