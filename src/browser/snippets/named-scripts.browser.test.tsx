import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { answerConsent } from '#browser/consent/consent.ts';
import type { NamedScript } from '#contract/snippets/snippet-config.ts';
import { NAMED_SCRIPTS_ID } from '#contract/wire.ts';
import { stage } from '#tests/support/stage/stage.tsx';
import { forgetCookies } from '#tests/support/stage/stored-cookies.ts';
import { startAmongScripts } from './named-scripts.ts';

type Ran = { ran?: string[] };

const ran = () => (window as Ran).ran ?? [];
/** What it adds to is there when it runs. */
const running = (word: string) =>
  `data:text/javascript,${encodeURIComponent(`(window.ran = window.ran || []).push('${word}')`)}`;
const NEVER = '/scripts-that-never-answer/early.js';

beforeEach(async () => {
  await forgetCookies();
  delete (window as Ran).ran;
  stage(<main />);
});
afterEach(async () => {
  for (const script of document.querySelectorAll('[data-script]')) script.remove();
  vi.useRealTimers();
  await forgetCookies();
});

/** The page of a shop whose configuration names these. */
function name(scripts: (Pick<NamedScript, 'name' | 'place'> & Partial<NamedScript>)[]): void {
  const block = document.createElement('script');
  block.id = NAMED_SCRIPTS_ID;
  block.type = 'application/json';
  block.textContent = JSON.stringify(
    scripts.map((script) => ({ src: running(script.name), type: 'script', needsConsent: false, ...script })),
  );
  document.body.append(block);
}

const shopStarts = () => {
  ran().push('the shop');
};

test('those before the shop have run when it starts, those after it follow, as scripts or modules', async () => {
  (window as Ran).ran = [];
  name([
    { name: 'late', place: 'after_shop_js', type: 'module' },
    { name: 'early', place: 'before_shop_js' },
  ]);
  await startAmongScripts(shopStarts);
  await expect.poll(ran).toEqual(['early', 'the shop', 'late']);
  expect(document.querySelector('[data-script=late]')?.getAttribute('type')).toBe('module');
  expect(document.querySelector('[data-script=early]')?.hasAttribute('type')).toBe(false);
});

test('those that never answer hold the shop for five seconds at most', async () => {
  await cdp().send('Fetch.enable', { patterns: [{ urlPattern: `*${NEVER}*` }] });
  onTestFinished(async () => {
    await cdp().send('Fetch.disable');
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let isStarted = false;
  name([{ name: 'early', place: 'before_shop_js', type: 'module', src: NEVER }]);
  const started = startAmongScripts(() => {
    isStarted = true;
  });
  await vi.advanceTimersByTimeAsync(4999);
  expect(isStarted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await started;
  expect(isStarted).toBe(true);
});

test('those that need consent wait for it, and the shop does not wait for them', async () => {
  (window as Ran).ran = [];
  name([
    { name: 'early', place: 'before_shop_js', needsConsent: true },
    { name: 'plain', place: 'head' },
  ]);
  await startAmongScripts(shopStarts);
  await expect.poll(ran).toEqual(['the shop', 'plain']);
  expect(document.querySelector('[data-script=early]')).toBeNull();
  answerConsent({ analytics: true, marketing: false });
  await expect.poll(ran).toEqual(['the shop', 'plain', 'early']);
});

test('those that need consent run at once where it was given', async () => {
  (window as Ran).ran = [];
  answerConsent({ analytics: true, marketing: false });
  name([{ name: 'early', place: 'before_shop_js', needsConsent: true }]);
  await startAmongScripts(shopStarts);
  expect(ran()).toEqual(['early', 'the shop']);
});
