import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { gate } from '#tests/support/gate.ts';
import { answerAt } from '#tests/support/stage/answers.ts';
import { css } from '#tests/support/stage/css.ts';
import { emulateMedia } from '#tests/support/stage/emulate.ts';
import { noteNavigations } from '#tests/support/stage/navigations.ts';
import { openPage, type PageAt, partialAnswer, servePage } from '#tests/support/stage/pages-stage.tsx';
import { movePointer } from '#tests/support/stage/pointer.ts';
import { progressAfter } from '#tests/support/stage/progress.ts';
import { startNavigation } from './navigation.ts';
import { startPrefetch } from './prefetch.ts';

const COFFEE = '/produkt/1/kawa';
const TEA = '/produkt/2/herbata';
/** What a pointer has rested on may still be on its way in the next test: these are asked for in one test each. */
const NEVER = '/produkt/3/nigdy';
const AHEAD = '/produkt/4/przed-czasem';

const title = page.getByRole('heading', { level: 1 });
const link = (name: string) => page.getByRole('link', { name, exact: true });
const pathNow = () => location.pathname + location.search;

const led = noteNavigations();
beforeAll(() => {
  startNavigation();
  startPrefetch();
});
beforeEach(async () => {
  await movePointer({ x: 5, y: 890 });
  await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
});
afterEach(() => {
  vi.useRealTimers();
});

const home: PageAt = () => ({
  head: { title: 'Mgła', description: '', paths: { pl: '/', en: '/en/' } },
  content: (
    <>
      <h1>Mgła</h1>
      <form action="/search.php">
        <label>
          Sortuj
          <select name="sort" data-submit-on-change="">
            <option>best</option>
            <option>dearest</option>
          </select>
        </label>
        <input name="text" defaultValue="etiopia" aria-label="Czego szukasz" />
      </form>
      <p style={{ height: 3000 }}>Kawa</p>
      <a href={COFFEE}>Brazylia</a> <a href={TEA}>Sencha</a>
      <a href={NEVER}>Nigdy</a> <a href={AHEAD}>Przed czasem</a>
    </>
  ),
});
const product =
  (name: string): PageAt =>
  ({ pathname }) => ({
    head: { title: `${name} – Mgła`, description: '', paths: { pl: pathname, en: `/en/product/1/${name}` } },
    content: <h1>{name}</h1>,
  });

function openHome(): void {
  servePage('/', home);
  openPage('/', home);
}

describe('a link', () => {
  test('replaces the page without loading it again; title, address and language of the page follow', async () => {
    openHome();
    servePage(COFFEE, product('Brazylia'));
    await link('Brazylia').click();
    await expect.element(title).toHaveTextContent('Brazylia');
    expect(document.title).toBe('Brazylia – Mgła');
    expect(pathNow()).toBe(COFFEE);
    expect(css('link[rel=canonical]').element().getAttribute('href')).toBe(location.origin + COFFEE);
    expect(document.querySelectorAll('link[hreflang=en]')).toHaveLength(1);
    expect(document.documentElement.lang).toBe('pl');
    await expect.element(link('English')).toHaveAttribute('href', '/en/product/1/Brazylia');
    expect(led).toEqual([]);
  });

  test('to a page in the other language makes that the language of the page', async () => {
    openHome();
    answerAt(COFFEE, ({ address }) => partialAnswer(product('Brazil')(address), 'en'));
    await link('Brazylia').click();
    await expect.element(title).toHaveTextContent('Brazil');
    expect(document.documentElement.lang).toBe('en');
  });

  test('brings the focus to the new content, and a screen reader hears its title', async () => {
    openHome();
    servePage(COFFEE, product('Brazylia'));
    (link('Brazylia').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(css('main')).toHaveFocus();
    await expect.element(css('#announcer')).toHaveTextContent(/^Wczytano stronę: Brazylia – Mgła$/);
    expect(scrollY).toBe(0);
  });

  test('that is gone back from brings back the page and the place on it', async () => {
    openHome();
    servePage(COFFEE, product('Brazylia'));
    scrollTo({ top: 2500, behavior: 'instant' });
    const place = scrollY;
    expect(place).toBeGreaterThan(0);
    // A scroll is noted with the next frame.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    await link('Brazylia').click();
    await expect.element(title).toHaveTextContent('Brazylia');
    history.back();
    await expect.element(title).toHaveTextContent('Mgła');
    await expect.poll(() => scrollY).toBe(place);
    history.forward();
    await expect.element(title).toHaveTextContent('Brazylia');
    expect(led).toEqual([]);
  });

  test('whose page takes its time draws a line at the top until it is there', async () => {
    openHome();
    const { opened, open } = gate();
    answerAt(COFFEE, async ({ address }) => {
      await opened;
      return partialAnswer(product('Brazylia')(address));
    });
    expect(progressAfter(1000)).toBe(0);
    await link('Brazylia').click();
    expect([progressAfter(299), progressAfter(1000) > 0.01]).toEqual([0, true]);
    open();
    await expect.element(title).toHaveTextContent('Brazylia');
    await expect.poll(() => progressAfter(1000)).toBe(0);
  });

  test.for([
    ['reduce', 0],
    ['no-preference', 1],
  ] as const)('shows its page at once where less motion is asked for: %s', async ([motion, transitions]) => {
    await emulateMedia(motion === 'reduce' ? { 'prefers-reduced-motion': motion } : {});
    const moved = vi.spyOn(document, 'startViewTransition');
    openHome();
    servePage(COFFEE, product('Brazylia'));
    await link('Brazylia').click();
    await expect.element(title).toHaveTextContent('Brazylia');
    expect(moved).toHaveBeenCalledTimes(transitions);
    moved.mockRestore();
  });

  test('that is followed at once by another ends on the second', async () => {
    openHome();
    const { opened, open } = gate();
    const slow = answerAt(COFFEE, async ({ address }) => {
      await opened;
      return partialAnswer(product('Brazylia')(address));
    });
    servePage(TEA, product('Sencha'));
    for (const name of ['Brazylia', 'Sencha']) (link(name).element() as HTMLElement).click();
    await expect.element(title).toHaveTextContent('Sencha');
    expect(slow).toHaveLength(1);
    open();
    await new Promise(requestAnimationFrame);
    await expect.element(title).toHaveTextContent('Sencha');
    expect([pathNow(), led]).toEqual([TEA, []]);
  });

  test.each([
    ['an error', () => new Response('broken', { status: 500, headers: HTML })],
    ['an answer that is not HTML', () => Response.json({})],
    ['regions that do not fit', () => new Response('<p data-region="other">other</p>', { headers: HTML })],
    ['no region at all', () => new Response('<p>other</p>', { headers: HTML })],
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('with %s leads to the browser’s own navigation', async (_, answer) => {
    openHome();
    answerAt(COFFEE, answer);
    await link('Brazylia').click();
    await expect.poll(() => led).toEqual([`push ${COFFEE}`]);
    await expect.element(title).toHaveTextContent('Mgła');
  });

  test('whose answer takes longer than 16 s leads to the browser navigating by itself', async () => {
    openHome();
    const { opened: asked, open } = gate();
    answerAt(NEVER, () => {
      open();
      return new Promise(() => {});
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    (link('Nigdy').element() as HTMLElement).click();
    await asked;
    await vi.advanceTimersByTimeAsync(15_000);
    expect(led).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_000);
    // Whoever waits while time stands still moves it on.
    vi.useRealTimers();
    await expect.poll(() => led).toEqual([`push ${NEVER}`]);
  });

  test.each<[string, Record<string, string>, MouseEventInit?]>([
    ['control', { href: COFFEE }, { ctrlKey: true }],
    ['shift', { href: COFFEE }, { shiftKey: true }],
    ['middle', { href: COFFEE }, { button: 1 }],
    ['target', { href: COFFEE, target: '_blank' }],
    ['download', { href: COFFEE, download: '' }],
    ['elsewhere', { href: 'https://example.org/' }],
    ['hash', { href: '#content' }],
    ['picture', { href: '/gfx/icon.svg' }],
    ['plain', { href: COFFEE }],
  ])('is left to the browser unless it is plain: %s', async (name, attributes, init) => {
    openHome();
    const asked = servePage(COFFEE, product('Brazylia'));
    const anchor = Object.assign(document.createElement('a'), { textContent: name });
    for (const [key, value] of Object.entries(attributes)) anchor.setAttribute(key, value);
    document.body.append(anchor);
    let isHandled: boolean | undefined;
    // After the shop's own listener: was the browser's navigation prevented? Then it is, so that the test stays here.
    const listen = (event: Event) => {
      isHandled = event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', listen, { once: true });
    anchor.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
    expect(isHandled).toBe(name === 'plain');
    if (name === 'plain') await expect.element(title).toHaveTextContent('Brazylia');
    else expect(asked).toEqual([]);
  });
});

describe('a page', () => {
  test('is fetched when the pointer rests on its link, and the click uses it', async () => {
    openHome();
    const asked = answerAt(AHEAD, ({ address }) => kept(product('Przed czasem')(address)));
    await link('Przed czasem').hover();
    await expect.poll(() => asked).toHaveLength(1);
    expect(asked[0]?.address.search).toBe('?_regions=1');
    await link('Przed czasem').click();
    await expect.element(title).toHaveTextContent('Przed czasem');
    expect(asked).toHaveLength(1);
  });

  test('is not fetched ahead on a metered connection', async () => {
    vi.stubGlobal('navigator', Object.create(navigator, { connection: { value: { saveData: true } } }));
    openHome();
    const asked = servePage(TEA, product('Sencha'));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await link('Sencha').hover();
    await vi.advanceTimersByTimeAsync(400);
    expect(asked).toEqual([]);
    vi.unstubAllGlobals();
  });

  test('that a form asks for comes the same way: by sending it and by choosing', async () => {
    openHome();
    const asked = servePage('/search.php', product('Wyniki'));
    await page.getByLabelText('Czego szukasz').click();
    await userEvent.keyboard('{Enter}');
    await expect.element(title).toHaveTextContent('Wyniki');
    expect(pathNow()).toBe('/search.php?sort=best&text=etiopia');
    openHome();
    await page.getByLabelText('Sortuj').selectOptions('dearest');
    await expect.element(title).toHaveTextContent('Wyniki');
    expect(pathNow()).toBe('/search.php?sort=dearest&text=etiopia');
    expect([asked.length, led]).toEqual([2, []]);
  });
});

const HTML = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };

/** An answer that the browser may keep for a while. */
function kept(shown: ReturnType<PageAt>): Response {
  const answer = partialAnswer(shown);
  answer.headers.delete('cache-control');
  return answer;
}
