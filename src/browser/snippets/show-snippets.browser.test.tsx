import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerConsent } from '#browser/consent/consent.ts';
import { writeCookie } from '#browser/write-cookie.ts';
import type { WireSnippet } from '#contract/widgets.ts';
import { CONSENT_COOKIE } from '#contract/wire.ts';
import { css } from '#tests/support/stage/css.ts';
import { stageLayout } from '#tests/support/stage/layout-stage.tsx';
import { forgetCookies } from '#tests/support/stage/stored-cookies.ts';
import { showSnippets } from './show-snippets.ts';

type Ran = { ran?: string[] };

const ran = () => (window as Ran).ran ?? [];
const run = (word: string) => `<script>(window.ran = window.ran || []).push('${word}')</script>`;
const allow = (value: 'analytics' | 'necessary') => writeCookie(CONSENT_COOKIE, value, 1);

beforeEach(async () => {
  await forgetCookies();
  delete (window as Ran).ran;
  stageLayout();
});
afterEach(async () => {
  show();
  await forgetCookies();
});

/** What the owner adds to the page that is looked at now. */
function show(...items: (Partial<WireSnippet> & { content: string })[]): void {
  const whole = items.map((one, index) => ({
    ...{ region: 'body_bottom', name: `snippet-${index}`, needs_consent: false },
    ...one,
  }));
  showSnippets({ Snippets: { response: { items: whole, active: true } } }, {}, () => {});
}

test('snippets go into the head, the top and the end of the body, in their order, and their scripts run as files', async () => {
  show(
    { region: 'head', content: `<meta name="added" content="1">${run('head')}` },
    { region: 'body_top', content: `<p id="top-1">1</p>${run('one')}${run('two')}` },
    { region: 'body_top', content: '<p id="top-2">2</p>' },
    { region: 'anywhere else', content: `<p id="end">3</p>${run('end')}` },
  );
  await expect.poll(ran).toEqual(['head', 'one', 'two', 'end']);
  expect(document.querySelectorAll('head > meta[name=added]')).toHaveLength(1);
  await expect.element(css('body > #top-1 ~ #top-2 ~ .layout ~ #end')).toBeVisible();
  expect(document.body.firstElementChild?.id).toBe('top-1');
  expect(document.querySelector('body > p ~ script[src^="blob:"]')).not.toBeNull();
});

test('only script elements of a snippet run: code in attributes does not, and goes', async () => {
  show({
    content: `<img src="data:image/webp,none" onerror="window.ran=['bad']" hidden>
      <a id="link" href=" java\nscript:window.ran=['bad']">x</a>
      <script type="application/ld+json">{"a":1}</script>${run('good')}`,
  });
  await expect.poll(ran).toEqual(['good']);
  const image = document.querySelector('img[hidden]');
  await expect.poll(() => (image as HTMLImageElement).complete).toBe(true);
  await css('#link').click();
  expect(ran()).toEqual(['good']);
  await expect.element(css('#link')).not.toHaveAttribute('href');
  expect(image?.hasAttribute('onerror')).toBe(false);
});

test('what a page alone has goes with it, and what all have runs once', async () => {
  const all = { name: 'all', content: `<p id="all">a</p>${run('all')}` };
  const home = { name: 'home', content: `<p id="home">h</p>${run('home')}` };
  show(all, home);
  await expect.poll(ran).toEqual(['all', 'home']);
  show(all);
  expect(css('#home').elements()).toEqual([]);
  expect(css('#all').elements()).toHaveLength(1);
  show(all, home);
  await expect.poll(ran).toEqual(['all', 'home', 'home']);
});

test('a snippet that needs consent waits for it', async () => {
  show({ needs_consent: true, content: run('tracked') }, { content: run('plain') });
  await expect.poll(ran).toEqual(['plain']);
  answerConsent({ analytics: true, marketing: false });
  await expect.poll(ran).toEqual(['plain', 'tracked']);
});

test('a snippet that needs consent runs in its turn where it was given before, and not after a no', async () => {
  allow('necessary');
  show({ needs_consent: true, content: run('tracked') }, { content: run('plain') });
  await expect.poll(ran).toEqual(['plain']);
  show();
  allow('analytics');
  show({ needs_consent: true, content: run('tracked') }, { content: run('next') });
  await expect.poll(ran).toEqual(['plain', 'tracked', 'next']);
});
