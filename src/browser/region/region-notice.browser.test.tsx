import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { startPageControls } from '#browser/layout/page-controls.ts';
import { runNotices } from '#browser/notices/notices.ts';
import { writeCookie } from '#browser/write-cookie.ts';
import { FORCED_REGION_COOKIE, FORCED_ZIPCODE_COOKIE, GRAPHQL_PATH } from '#contract/wire.ts';
import type { RegionNoticeKind } from '#domain/region/forced.ts';
import { expectAccessible } from '#tests/support/stage/accessibility-stage.ts';
import { answerAt } from '#tests/support/stage/answers.ts';
import { css } from '#tests/support/stage/css.ts';
import { emulateMedia } from '#tests/support/stage/emulate.ts';
import { onDesktop, stageLayout } from '#tests/support/stage/layout-stage.tsx';
import { answerSettings } from '#tests/support/stage/region-stage.tsx';
import { forgetCookies, storedCookie } from '#tests/support/stage/stored-cookies.ts';
import { startRegion } from './start-region.ts';

const GERMANY = { currentCountry: 'DE', defaultCountry: 'PL', showModal: true };
const BERLIN = { currentZipcode: '10115', defaultZipcode: '43-300', showModal: true };
const WORDS = {
  country: 'Niemcy',
  currency: 'złoty polski (PLN)',
  place: 'Niemcy, 10115',
  usual: 'Polska, 43-300',
};
const HERE = location.href;

const notice = css('dialog#region-notice');
const goOn = notice.getByRole('button', { name: 'Kontynuuj' });
const restore = notice.getByRole('link', { name: 'Przywróć domyślne' });
const body = css('.region-notice', notice);

type Forced = { region?: object | string; zipcode?: object | string };

beforeAll(() => {
  startPageControls();
  runNotices();
});
beforeEach(async () => {
  await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
  await onDesktop();
  await forgetCookies();
});
afterEach(async () => {
  history.replaceState(null, '', HERE);
  await forgetCookies();
});

/** Another country or postal code holds for a while, as a link of an advertisement would have it. */
function force({ region, zipcode }: Forced): void {
  const set = (name: string, value: object | string) =>
    writeCookie(name, typeof value === 'string' ? value : JSON.stringify(value), 1);
  if (region) set(FORCED_REGION_COOKIE, region);
  if (zipcode) set(FORCED_ZIPCODE_COOKIE, zipcode);
}

/** A page that is opened where this holds. */
function open(forced: Forced, kind: RegionNoticeKind = 'regionAndZipcode', country = WORDS.country): void {
  force(forced);
  answerSettings('pl', { ...WORDS, kind, country });
  stageLayout();
  startRegion();
}

async function openNotice(forced: Forced, kind?: RegionNoticeKind): Promise<void> {
  open(forced, kind);
  await expect.element(notice).toBeVisible();
  await expect.element(goOn).toHaveFocus();
}

async function expectNothing(): Promise<void> {
  await vi.dynamicImportSettled();
  expect(fetch).not.toHaveBeenCalled();
  expect(notice.elements()).toEqual([]);
}

const loadedNotice = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => /\/browser\/region\/region-notice(?!\.browser)/.test(name));

async function forcedIn(name: string) {
  return JSON.parse((await storedCookie(name))?.value ?? 'null');
}

/** Whoever restores the default loads the page again when the shop has answered: here it never does. */
const neverAnswered = () => answerAt(GRAPHQL_PATH, () => new Promise<Response>(() => {}));

describe('the notice of another country or postal code', () => {
  test('is not shown, nor loaded, without its cookies or once the shopper was told', async () => {
    const told = { region: { ...GERMANY, showModal: false }, zipcode: { ...BERLIN, showModal: false } };
    for (const forced of [{}, told]) {
      open(forced);
      await expectNothing();
    }
    expect(loadedNotice()).toEqual([]);
    await openNotice({ region: GERMANY });
    expect(loadedNotice()).toHaveLength(1);
  });

  test.each([
    ['region', { region: GERMANY }, 'Inny kraj dostawy niż zwykle'],
    ['zipcode', { zipcode: BERLIN }, 'Inny kod pocztowy niż zwykle'],
    ['regionAndZipcode', { region: GERMANY, zipcode: BERLIN }, 'Inne miejsce dostawy niż zwykle'],
  ] as const)(
    'of the type %s shows what the shop says of it, and how to go back',
    async (kind, forced, title) => {
      await openNotice(forced, kind);
      await expect.element(page.getByRole('dialog', { name: title })).toBeVisible();
      await expect
        .element(notice)
        .toHaveTextContent('Kraj dostawy: Niemcy. Ceny pokazujemy w walucie: złoty polski (PLN).');
      await expect.element(notice).toHaveTextContent('Koszt i czas dostawy podajemy dla: Niemcy, 10115.');
      await expect.element(notice).toHaveTextContent('Zwykle: Polska, 43-300.');
      await expect.element(restore).toBeVisible();
    },
  );

  test('is shown when only one of two cookies asks for it', async () => {
    await openNotice({ region: { ...GERMANY, showModal: false }, zipcode: BERLIN });
  });

  test.each(['/', '/kategoria/1/kawa', '/produkt/7/kawa', '/basketedit.php', '/settings.php', '/en/'])(
    'runs on every page but those of ordering and paying: on %s',
    async (address) => {
      history.replaceState(null, '', address);
      await openNotice({ region: GERMANY });
    },
  );

  test.each([
    ...['/order.php', '/order-delivery.php', '/order-summary.php', '/order-pay.php', '/payment-test.php'],
    '/en/order.php',
  ])('interrupts nobody who orders or pays: on %s', async (address) => {
    history.replaceState(null, '', address);
    open({ region: GERMANY });
    await expectNothing();
  });

  test('comes when a page is reached from the order without a whole load', async () => {
    history.replaceState(null, '', '/order.php');
    open({ region: GERMANY });
    await expectNothing();
    history.replaceState(null, '', '/');
    document.dispatchEvent(new CustomEvent('shop:navigated'));
    await expect.element(notice).toBeVisible();
  });

  test('closes with Continue, and both cookies remember it on every page', async () => {
    await openNotice({ region: GERMANY, zipcode: BERLIN });
    await goOn.click();
    await expect.element(notice).not.toBeInTheDocument();
    expect(await forcedIn(FORCED_REGION_COOKIE)).toEqual({ ...GERMANY, showModal: false });
    expect(await forcedIn(FORCED_ZIPCODE_COOKIE)).toEqual({ ...BERLIN, showModal: false });
    for (const name of [FORCED_REGION_COOKIE, FORCED_ZIPCODE_COOKIE]) {
      const { path, expires = 0 } = (await storedCookie(name)) ?? {};
      expect(path).toBe('/');
      expect(Math.round((expires - Date.now() / 1000) / 86_400), name).toBe(30);
    }
    vi.mocked(fetch).mockClear();
    open({});
    await expectNothing();
  });

  test('makes no cookie of the one that was not there', async () => {
    await openNotice({ region: GERMANY });
    await goOn.click();
    await expect.poll(() => forcedIn(FORCED_REGION_COOKIE)).toMatchObject({ showModal: false });
    expect(await storedCookie(FORCED_ZIPCODE_COOKIE)).toBeUndefined();
  });

  test.each([
    ['region', { region: GERMANY }, '?mutation=unsetRegion', ['Region']],
    ['zipcode', { zipcode: BERLIN }, '?mutation=unsetZipcode', ['Zipcode']],
    [
      'regionAndZipcode',
      { region: GERMANY, zipcode: BERLIN },
      '?mutation=unsetRegionAndZipcode',
      ['Region', 'Zipcode'],
    ],
  ] as const)(
    'asks for the default of the type %s with its mutation',
    async (kind, forced, search, mutations) => {
      await openNotice(forced, kind);
      const asked = neverAnswered();
      await restore.click();
      await expect.poll(() => asked).toHaveLength(1);
      expect(asked[0]?.address.search).toBe(search);
      expect(vi.mocked(fetch).mock.lastCall?.[1]?.method).toBe('POST');
      const { query } = JSON.parse(asked[0]?.body ?? '');
      const named = [...query.matchAll(/unsetTemporary(\w+) \{ status error \{ code message \} \}/g)];
      expect(named.map(([, name]) => name)).toEqual(mutations);
    },
  );

  test('shows that it is waiting, and asks only once', async () => {
    await openNotice({ region: GERMANY });
    const asked = neverAnswered();
    await restore.click();
    const waiting = notice.getByRole('link', { name: 'Przywracamy…' });
    await expect.element(waiting).toHaveAttribute('aria-disabled', 'true');
    await expect.element(body).toHaveAttribute('aria-busy', 'true');
    await waiting.click({ force: true });
    await expect.poll(() => asked).toHaveLength(1);
  });

  test.each([
    [
      'says that it failed',
      () => Response.json({ data: { unsetTemporaryRegion: { status: 'error', error: { code: 'x' } } } }),
    ],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['answers nonsense', () => new Response('<html>', { status: 500 })],
  ])('stays open with an error when the shop %s, and can be tried again', async (_, answer) => {
    await openNotice({ region: GERMANY });
    answerAt(GRAPHQL_PATH, answer);
    await restore.click();
    const said = 'Nie udało się przywrócić ustawień domyślnych. Spróbuj ponownie za chwilę.';
    const toast = page.getByRole('alert').filter({ hasText: said });
    await expect.element(toast).toBeVisible();
    const { x, y } = toast.element().getBoundingClientRect();
    const topmost = document.elementFromPoint(x + 20, y + 20);
    expect(topmost?.closest('.toast'), 'the toast lies above the dialog’s backdrop').not.toBeNull();
    await expect.element(css('.region-notice__failed', notice)).toHaveTextContent(said);
    await expect.element(css('.region-notice__failed', notice)).toBeVisible();
    await expect.element(restore).toHaveAttribute('aria-disabled', 'false');
    await expect.element(body).toHaveAttribute('aria-busy', 'false');
    expect(await forcedIn(FORCED_REGION_COOKIE)).toEqual(GERMANY);
    const again = neverAnswered();
    await restore.click();
    await expect.poll(() => again).toHaveLength(1);
    await expect.element(css('.region-notice__failed', notice)).not.toBeVisible();
  });

  test('works with the keyboard alone, and Escape means Continue', async () => {
    await openNotice({ region: GERMANY });
    await userEvent.keyboard('{Tab}');
    await expect.element(restore).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(notice).not.toBeInTheDocument();
    await expect.poll(() => forcedIn(FORCED_REGION_COOKIE)).toEqual({ ...GERMANY, showModal: false });

    await openNotice({ region: GERMANY });
    const asked = neverAnswered();
    await userEvent.keyboard('{Tab}');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => asked).toHaveLength(1);
  });

  test.each([
    '{broken',
    'null',
    '[]',
    '{"currentCountry":["DE"],"showModal":{"a":1}}',
    '{"showModal":"true"}',
  ])('does no harm where its cookie holds %s', async (hostile) => {
    open({ region: hostile, zipcode: hostile });
    await expectNothing();
  });

  test('is accessible', () =>
    expectAccessible('the notice', () => openNotice({ region: GERMANY, zipcode: BERLIN })));

  test('shows a country that is HTML as the words it is', async () => {
    const country = '<img src=x onerror=alert(1)>';
    open({ region: { currentCountry: country, defaultCountry: '<b>', showModal: true } }, 'region', country);
    await expect.element(notice).toHaveTextContent(country);
    expect(document.querySelector('img[src=x]')).toBeNull();
  });
});
