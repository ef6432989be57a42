import type { Page } from '@playwright/test';
import { expect, test, untilLaidOut } from '#tests/support/shop.ts';

/** Counts whole loads of the document: partial navigation makes none. */
async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

const firstCard = (page: Page) => page.locator('.card__name a').first();
/** A combobox once its script is there. */
const searchField = (page: Page) => page.locator('header input[name=text]');
const cardAt = (page: Page, index: number) => page.locator('.card__name a').nth(index);

test('a link replaces the page without loading it anew; title, address and language of the page follow', async ({
  page,
}) => {
  await page.goto('/');
  await markDocument(page);
  const name = await firstCard(page).textContent();
  const href = await firstCard(page).getAttribute('href');
  await firstCard(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  await expect(page).toHaveTitle(new RegExp(`^${name}`));
  expect(await isSameDocument(page)).toBe(true);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${href}$`));
  await expect(page.locator('link[hreflang=en]')).toHaveCount(1);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  await expect(page.getByRole('link', { name: 'English' })).toHaveAttribute('href', /^\/en\/product\//);
});

test('focus goes to the new content and a screen reader hears its title', async ({ page }) => {
  await page.goto('/');
  await firstCard(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await expect(page.locator('#announcer')).toHaveText(`Wczytano stronę: ${await page.title()}`);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('back and forward bring back the page and the place on it', async ({ page }) => {
  await page.goto('/');
  await markDocument(page);
  await untilLaidOut(page);
  const card = page.locator('main section').last().locator('.card__name a').first();
  await card.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  const name = await card.textContent();
  await card.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Palarnia Mgła');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  expect(await isSameDocument(page)).toBe(true);
});

test('two fast clicks end on the second', async ({ page }) => {
  await page.goto('/');
  const [first, second] = [
    await cardAt(page, 0).getAttribute('href'),
    await cardAt(page, 1).getAttribute('href'),
  ];
  await page.route(`**${first}?*`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue().catch(() => {});
  });
  await page.evaluate(() => {
    const links = document.querySelectorAll<HTMLElement>('.card__name a');
    links[0]?.click();
    links[1]?.click();
  });
  await expect(page).toHaveURL(new RegExp(`${second}$`));
  await page.waitForTimeout(2000);
  await expect(page).toHaveURL(new RegExp(`${second}$`));
});

for (const [trouble, answer] of [
  ['an error', { status: 500, contentType: 'text/html', body: 'broken' }],
  ['an answer that is not HTML', { status: 200, contentType: 'application/json', body: '{}' }],
  ['regions that do not fit', { status: 200, contentType: 'text/html', body: '<p>other</p>' }],
] as const)
  test(`${trouble} leads to the browser's own navigation`, async ({ page, complaints }) => {
    await page.goto('/');
    await markDocument(page);
    const name = await firstCard(page).textContent();
    await page.route('**/produkt/**_regions=1', (route) => route.fulfill(answer));
    await firstCard(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
    expect(await isSameDocument(page)).toBe(false);
    // The browser itself reports the broken answer.
    complaints.length = 0;
  });

test('an answer that takes longer than 16 s leads to the browser navigating by itself', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await markDocument(page);
  const name = await firstCard(page).textContent();
  await page.route('**/produkt/**_regions=1', () => {});
  await page.clock.pauseAt(Date.now() + 60_000);
  await firstCard(page).click();
  await page.clock.fastForward(14_000);
  expect(await isSameDocument(page)).toBe(true);
  await page.clock.fastForward(2000);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  expect(await isSameDocument(page)).toBe(false);
});

test('a click with a modifier, a link elsewhere, a download and a place on the page are left to the browser', async ({
  page,
}) => {
  await page.goto('/');
  const handled = await page.evaluate(() => {
    const results: Record<string, boolean> = {};
    const click = (name: string, attributes: Record<string, string>, init: MouseEventInit = {}) => {
      const link = Object.assign(document.createElement('a'), { textContent: name });
      for (const [key, value] of Object.entries(attributes)) link.setAttribute(key, value);
      document.body.append(link);
      // After the shop's own listener: was the browser's navigation prevented? Then it is, so that the test stays here.
      window.addEventListener(
        'click',
        (event) => {
          results[name] = event.defaultPrevented;
          event.preventDefault();
        },
        { once: true },
      );
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
      link.remove();
    };
    click('control', { href: '/contact.php' }, { ctrlKey: true });
    click('shift', { href: '/contact.php' }, { shiftKey: true });
    click('middle', { href: '/contact.php' }, { button: 1 });
    click('target', { href: '/contact.php', target: '_blank' });
    click('download', { href: '/contact.php', download: '' });
    click('elsewhere', { href: 'https://example.org/' });
    click('hash', { href: '#content' });
    click('picture', { href: '/gfx/icon.svg' });
    click('plain', { href: '/contact.php' });
    return results;
  });
  expect(handled).toEqual({
    control: false,
    shift: false,
    middle: false,
    target: false,
    download: false,
    elsewhere: false,
    hash: false,
    picture: false,
    plain: true,
  });
});

test('a page is fetched when the pointer rests on its link, and the click uses it', async ({ page }) => {
  await page.goto('/');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('_regions=1')) asked.push(request.url());
  });
  const arrived = page.waitForResponse(/_regions=1/);
  await firstCard(page).hover();
  await arrived;
  await firstCard(page).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Palarnia Mgła');
  expect(asked).toHaveLength(1);
});

test('nothing is fetched ahead on a metered connection', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('_regions=1')) asked.push(request.url());
  });
  await firstCard(page).hover();
  await page.waitForTimeout(400);
  expect(asked).toEqual([]);
});

test('sorting and searching are partial navigation too', async ({ page }) => {
  await page.goto('/');
  await markDocument(page);
  await searchField(page).fill('etiopia');
  await searchField(page).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wyniki dla „etiopia”');
  await page.getByLabel('Sortuj').selectOption('dearest');
  await expect(page).toHaveURL(/text=etiopia&sort=dearest/);
  expect(await isSameDocument(page)).toBe(true);
});
