import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { command, Problem, step, tool } from './ensure.mjs';

const DEBIAN_SHELL = '/usr/bin/chromium-headless-shell';

const WHOLE_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The path of a browser for the tests, or an empty one for Playwright's own. Chromium's headless shell if it can be had:
 * with two tests side by side on two cores a page takes it less than half as long as the whole browser.
 */
export async function ensureBrowser() {
  return (
    firstOf([process.env.CHROMIUM_PATH, DEBIAN_SHELL]) ??
    (await playwrightShell()) ??
    (await debianPackage('chromium-headless-shell')) ??
    firstOf(WHOLE_BROWSERS) ??
    (await debianPackage('chromium')) ??
    noBrowser()
  );
}

const firstOf = (paths) => paths.find((path) => path && existsSync(path));

/** Downloads it where it is not there yet. */
async function playwrightShell() {
  try {
    await step('Looking for a browser', () =>
      tool('playwright', ['install', '--only-shell', 'chromium'], { stdio: 'ignore' }),
    );
    return '';
  } catch {
    return undefined;
  }
}

async function debianPackage(wanted) {
  if (!has('apt-get')) return undefined;
  const [name, ...before] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  try {
    await step(`Installing Debian's package ${wanted}`, async () => {
      await command(name, [...before, 'update', '-qq']);
      await command(name, [...before, 'install', '-y', '-qq', wanted]);
    });
  } catch {
    return undefined;
  }
  return firstOf([`/usr/bin/${wanted}`]);
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
