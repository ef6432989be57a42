import type { Browser } from '@playwright/test';
import type { Scaffold } from './scaffold.ts';

const ARGUMENTS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'];

/** A browser that is closed when the scaffold is taken down. */
export async function launchBrowser(scaffold: Scaffold, executablePath: string): Promise<Browser> {
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({
    executablePath,
    args: ARGUMENTS,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  scaffold.onTakeDown(() => browser.close());
  return browser;
}
