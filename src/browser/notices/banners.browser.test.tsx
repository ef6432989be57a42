import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showAlert } from '#browser/alerts/alerts.ts';
import { $basket } from '#browser/basket/basket-store.ts';
import { askForConsent } from '#browser/consent/consent-bar.ts';
import type { BasketChangeAnswer } from '#contract/basket/basket-change.ts';
import type { Language } from '#contract/language.ts';
import type { WireBasket } from '#contract/widgets.ts';
import { CODE_BANNER_COOKIE, SHIPPING_BANNER_COOKIE } from '#contract/wire.ts';
import type { LayoutNotices } from '#pages/layout/document.tsx';
import { sampleBasket } from '#tests/support/samples/sample-basket.ts';
import { expectAccessible } from '#tests/support/stage/accessibility-stage.ts';
import { answerAt } from '#tests/support/stage/answers.ts';
import { css } from '#tests/support/stage/css.ts';
import { emulateMedia } from '#tests/support/stage/emulate.ts';
import { onDesktop, stageLayout } from '#tests/support/stage/layout-stage.tsx';
import { forgetCookies, storedCookie } from '#tests/support/stage/stored-cookies.ts';
import type { ShopView } from '#ui/shop-view/shop-view.tsx';
import { showBanners } from './banners.ts';
import { runNotices } from './notices.ts';

const DAY = 86_400;
const FILLED = sampleBasket({ toShippingFree: 161.1, toShippingFree_formatted: '161,10 zł' });
const EMPTY = sampleBasket({ products: [] });

const code = css('#rabateCode');
const shipping = css('#freeShipping');
const toast = css('.toast');
const closeShipping = shipping.getByRole('button', { name: 'Zamknij: darmowa dostawa' });
const useCode = code.getByRole('button', { name: 'Użyj kodu' });

beforeAll(() => runNotices());
beforeEach(async () => {
  await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
  await onDesktop();
  await forgetCookies();
});
afterEach(async () => {
  $basket.set(undefined);
  await forgetCookies();
});

type More = { view?: Partial<ShopView>; bars?: LayoutNotices['bars'] };

/** A page that is opened with this in the basket. */
function open(
  basket: WireBasket,
  language: Language = 'pl',
  { view = {}, bars = { top: [], bottom: [] } }: More = {},
): void {
  stageLayout({
    language,
    view,
    notices: {
      bars,
      code: { code: 'MGLA10', text: 'i 10% mniej' },
      freeShipping: true,
      purposes: ['analytics'],
    },
  });
  showBanners();
  $basket.set(basket);
}

function overlap(one: typeof toast, other: typeof toast): boolean {
  const [a, b] = [one, other].map((each) => each.element().getBoundingClientRect()) as [DOMRect, DOMRect];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

async function expectKeptForADay(name: string): Promise<void> {
  const cookie = await storedCookie(name);
  expect(cookie?.path).toBe('/');
  expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - DAY)).toBeLessThan(60);
}

describe('the banner of a discount code', () => {
  test('appears, and once closed is hidden for a day by its cookie', async () => {
    open(EMPTY);
    await expect.element(code).toBeVisible();
    await expect.element(code).toHaveTextContent('MGLA10');
    await code.getByRole('button', { name: 'Zamknij: kod rabatowy' }).click();
    await expect.element(code).not.toBeVisible();
    await expectKeptForADay(CODE_BANNER_COOKIE);
    open(EMPTY);
    await expect.element(code).not.toBeVisible();
  });

  test('activates the code, and then has nothing more to say', async () => {
    open(EMPTY);
    const answer: Partial<BasketChangeAnswer> = {
      status: 'success',
      message: 'Kod MGLA10 działa.',
      basket: { ...EMPTY, rebate_code: 'MGLA10', rebate: 0 },
    };
    const asked = answerAt('/basketchange.php', () => Response.json(answer));
    await useCode.click();
    await expect.element(toast).toHaveTextContent('Kod MGLA10 działa.');
    expect(asked[0]?.body).toContain('MGLA10');
    await expect.element(code).not.toBeVisible();
    open({ ...EMPTY, rebate: 0 });
    await expect.element(code).not.toBeVisible();
  });

  test('says so when the code could not be used, and stays', async () => {
    open(EMPTY);
    answerAt('/basketchange.php', () => Promise.reject(new TypeError('Failed to fetch')));
    await useCode.click();
    await expect.element(toast).toHaveTextContent(/^Nie udało się użyć kodu. Spróbuj ponownie za chwilę.$/);
    await expect.element(code).toBeVisible();
  });
});

describe('the banner of free delivery', () => {
  test('says what is missing once something is in the basket, in the place of any other', async () => {
    open(EMPTY);
    await expect.element(shipping).not.toBeVisible();
    await expect.element(code).toBeVisible();
    $basket.set(FILLED);
    await expect.element(shipping).toHaveTextContent(/Do darmowej dostawy brakuje 161,10\szł/);
    await expect.element(code).not.toBeVisible();
  });

  test('says when nothing is missing any more', async () => {
    open(FILLED);
    $basket.set({ ...FILLED, toShippingFree: 0 });
    await expect.element(shipping).toHaveTextContent('Masz darmową dostawę');
  });

  test('speaks the shopper’s currency and language', async () => {
    open({ ...FILLED, toShippingFree_formatted: '35,80 €' });
    await expect.element(shipping).toHaveTextContent(/brakuje 35,80\s€/);
    open({ ...FILLED, toShippingFree_formatted: '€35.80' }, 'en');
    await expect.element(shipping).toHaveTextContent('€35.80');
    await expect.element(shipping).not.toHaveTextContent('brakuje');
  });

  test('says in net what is missing in a shop that sells by net', async () => {
    open(FILLED, 'pl', { view: { priceType: 'net' } });
    await expect.element(shipping).toHaveTextContent(/brakuje 161,10\szł netto/);
  });

  test.each([360, 768])('is not covered by what came of buying on a screen of %i px', async (width) => {
    await page.viewport(width, 800);
    open(FILLED);
    showAlert('success', 'Produkt został dodany.', { href: '/basketedit.php', text: 'Do koszyka' });
    await expect.element(shipping).toBeVisible();
    expect(overlap(toast, shipping)).toBe(false);
  });

  test('once closed is hidden for a day by its cookie', async () => {
    open(FILLED);
    await closeShipping.click();
    await expect.element(shipping).not.toBeVisible();
    await expectKeptForADay(SHIPPING_BANNER_COOKIE);
    open(FILLED);
    await expect.element(shipping).not.toBeVisible();
  });

  test('once closed makes no room for the other banner, until the next page', async () => {
    open(FILLED);
    await closeShipping.click();
    await expect.element(shipping).not.toBeVisible();
    $basket.set({ ...FILLED, productsCounter: 2 });
    await expect.element(code).not.toBeVisible();
    document.dispatchEvent(new CustomEvent('shop:navigated'));
    await expect.element(code).toBeVisible();
    await expect.element(shipping).not.toBeVisible();
  });
});

test('bars and banners are accessible', () =>
  expectAccessible('bars and banners', async () => {
    const bar = (id: string) => ({ id, text: 'Palimy we wtorki.', link: { href: '/kawa', text: 'Kawy' } });
    open(EMPTY, 'pl', { bars: { top: [bar('top')], bottom: [bar('bottom')] } });
    await expect.element(code).toBeVisible();
    expect(css('.bar').elements()).toHaveLength(2);
  }));

test.each([360, 1280])(
  'banners wait for no answer about cookies, which covers none at %i px',
  async (width) => {
    await page.viewport(width, 800);
    open(EMPTY);
    askForConsent();
    await expect.element(css('#consent')).toBeVisible();
    await expect.element(code).toBeVisible();
    expect(overlap(css('#consent'), code)).toBe(false);
  },
);

test.each([360, 768, 1280])(
  'a banner is in the flow under the header, over nothing, at %i px',
  async (width) => {
    await page.viewport(width, 800);
    open(EMPTY);
    await expect.element(code).toBeVisible();
    const place = css('.banners').element();
    const top = () => css('#content').element().getBoundingClientRect().top;
    expect(getComputedStyle(place).position).toBe('static');
    expect(place.getBoundingClientRect().bottom).toBeLessThanOrEqual(top());
    const before = top();
    $basket.set(FILLED);
    await expect.element(shipping).toBeVisible();
    expect(top()).toBe(before);
  },
);

test('the next page keeps the place of the banner that was due, before its basket is known', async () => {
  open(FILLED);
  await expect.element(shipping).toBeVisible();
  expect(sessionStorage.getItem('bannerDue')).toBe('freeShipping');
  $basket.set({ ...EMPTY, rebate: 0 });
  expect(sessionStorage.getItem('bannerDue')).toBe('none');
  await expect.element(css('.banners')).not.toBeVisible();
});
