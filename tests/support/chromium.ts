import type { LaunchOptions } from '@playwright/test';

/** An installed Chromium where CHROMIUM_PATH names one, else Playwright's own. */
const executablePath = process.env.CHROMIUM_PATH;

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function chromiumOptions(...more: string[]): LaunchOptions {
  return { args: [...ARGUMENTS, ...more], ...(executablePath && { executablePath }) };
}
