import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { command, Problem, step, tool } from './ensure.mjs';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The path of a Chromium for the tests: an installed one, Playwright's own download, or Debian's package. */
export async function ensureBrowser() {
  return findBrowser() ?? (await download()) ?? (await installPackage()) ?? noBrowser();
}

function findBrowser() {
  return [process.env.CHROMIUM_PATH, ...INSTALLED].find((path) => path && existsSync(path));
}

async function playwrightPath() {
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

async function download() {
  const present = await playwrightPath();
  if (present) return present;
  try {
    await step('Downloading a browser for the tests', () => tool('playwright', ['install', 'chromium']));
  } catch {
    return undefined;
  }
  return playwrightPath();
}

async function installPackage() {
  if (!has('apt-get')) return undefined;
  const [name, ...before] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  try {
    await step("Installing Debian's package chromium", async () => {
      await command(name, [...before, 'update', '-qq']);
      await command(name, [...before, 'install', '-y', '-qq', 'chromium']);
    });
  } catch {
    return undefined;
  }
  return findBrowser();
}

function noBrowser() {
  throw new Problem(
    'The browser tests need Chromium or Chrome. Install one, or set CHROMIUM_PATH to where it is.',
  );
}

function has(program) {
  try {
    execFileSync('which', [program], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
