import { test as base, type Page } from '@playwright/test';
import { expectForEverybody } from '#tests/support/everybody.ts';
import {
  addButton,
  basketCount,
  expect,
  IN_ONE_SIZE,
  openProduct,
  test,
  toast,
  untilAwake,
} from '#tests/support/shop.ts';
import { addToPages, consent } from '#tests/support/snippets.ts';

const PRODUCT = '/produkt/7/brazylia-cerrado';
const ran = (page: Page) => page.evaluate(() => (window as unknown as { ran?: string[] }).ran ?? []);
const run = (word: string) => `<script>(window.ran = window.ran || []).push('${word}')</script>`;

test('snippets go into the head, the top and the end of the body, in their order, and their scripts run as files', async ({
  page,
}) => {
  const asked = await addToPages(page, {
    snippets: [
      { region: 'head', content: `<meta name="added" content="1">${run('head')}` },
      { region: 'body_top', content: `<p id="top-1">1</p>${run('one')}${run('two')}` },
      { region: 'body_top', content: '<p id="top-2">2</p>' },
      { region: 'anywhere else', content: `<p id="end">3</p>${run('end')}` },
    ],
  });
  await page.goto('/');
  await expect.poll(() => ran(page)).toEqual(['head', 'one', 'two', 'end']);
  await expect(page.locator('head > meta[name=added]')).toHaveCount(1);
  await expect(page.locator('body > #top-1 ~ #top-2 ~ .layout ~ #end')).toBeVisible();
  expect(await page.evaluate(() => document.body.firstElementChild?.id)).toBe('top-1');
  await expect(page.locator('body > p ~ script[src^="blob:"]').first()).toBeAttached();
  const first = { mobile: false, tablet: false, pc: true, request_uri: '/', additional_ajax: false };
  expect(asked[0]).toEqual({
    Basket: {},
    Wishlist: {},
    Comparers: {},
    Snippets: { format: 'json', params: first },
    ToplayersAndWidgets: { format: 'json', params: first },
  });
});

test('the request tells the screen of a phone and the address with its query', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  const request = page.waitForRequest('**/ajax/get.php');
  await page.goto('/search.php?text=kawa');
  const sent = new URLSearchParams((await request).postData() ?? '').get('request') ?? '';
  expect(JSON.parse(sent).Snippets.params).toEqual({
    mobile: true,
    tablet: false,
    pc: false,
    request_uri: '/search.php?text=kawa',
    additional_ajax: false,
  });
});

base('only script elements of a snippet run: code in attributes does not, and goes', async ({ page }) => {
  await addToPages(page, {
    snippets: [
      {
        content: `<img src="/none.webp" onerror="window.ran=['bad']" hidden><a id="link" href=" java\nscript:window.ran=['bad']">x</a>
          <script type="application/ld+json">{"a":1}</script>${run('good')}`,
      },
    ],
  });
  await page.route('**/none.webp', (route) =>
    route.fulfill({ status: 200, contentType: 'image/webp', body: '' }),
  );
  await page.goto('/');
  await expect.poll(() => ran(page)).toEqual(['good']);
  await page.locator('#link').click();
  expect(await ran(page)).toEqual(['good']);
  await expect(page.locator('#link')).not.toHaveAttribute('href');
});

test('what a page alone has goes with it, and what all have runs once, over partial navigation', async ({
  page,
}) => {
  await addToPages(page, (path) => ({
    snippets: [
      { name: 'all', content: `<p id="all">a</p>${run('all')}` },
      ...(path === '/' ? [{ name: 'home', content: `<p id="home">h</p>${run('home')}` }] : []),
    ],
  }));
  await page.goto('/');
  await expect.poll(() => ran(page)).toEqual(['all', 'home']);
  await page.locator('header nav a[href^="/kategoria/"]').first().click();
  await expect(page).toHaveURL(/kategoria/);
  await expect(page.locator('#home')).toHaveCount(0);
  await expect(page.locator('#all')).toHaveCount(1);
  expect(await ran(page)).toEqual(['all', 'home']);
  await page.goBack();
  await expect.poll(() => ran(page)).toEqual(['all', 'home', 'home']);
});

test('a snippet that needs consent waits for it', async ({ page }) => {
  await addToPages(page, {
    snippets: [{ needs_consent: true, content: run('tracked') }, { content: run('plain') }],
  });
  await page.goto('/');
  await expect.poll(() => ran(page)).toEqual(['plain']);
  await consent(page.context(), 'analytics');
  await page.reload();
  await expect.poll(() => ran(page)).toEqual(['tracked', 'plain']);
});

base.describe('a snippet that', () => {
  const broken: [string, string][] = [
    ['throws', '<script>throw new Error("broken snippet")</script>'],
    ['is no JavaScript', '<script>{{ this is not }} (</script>'],
    ['loads a script that is not there', '<script src="/nothing-here.js"></script>'],
    ['loads a script from where it may not', '<script src="https://evil.example/x.js"></script>'],
    [
      'replaces fetch, JSON and Promise',
      '<script>fetch = JSON = Promise = URLSearchParams = FormData = () => { throw 1 }; window.fetch = null; try { JSON.parse = null } catch {}</script>',
    ],
    [
      'redefines fetch',
      '<script>try { Object.defineProperty(window, "fetch", { value: null }) } catch {}</script>',
    ],
    ['rejects a promise', '<script>Promise.reject(new Error("broken promise"))</script>'],
    ['writes a document', '<script>document.write("gone")</script>'],
  ];
  for (const [what, content] of broken) {
    base(`${what} stops no other and harms nothing of the shop`, async ({ page }) => {
      const reports: string[] = [];
      page.on('request', (request) => {
        const report = new URL(request.url()).searchParams.get('JSerror');
        if (report) reports.push(report);
      });
      await page.route('https://evil.example/**', (route) =>
        route.fulfill({ body: 'window.ran = ["evil"]' }),
      );
      await addToPages(page, { snippets: [{ name: 'chat', content }, { content: run('next') }] });
      await openProduct(page, IN_ONE_SIZE);
      await expect.poll(() => ran(page)).toEqual(['next']);
      await untilAwake(page, 'buy-box');
      await addButton(page).click();
      await expect(toast(page)).toContainText('dodany');
      await expect(basketCount(page).first()).toHaveText(/1/);
      for (const report of reports) expect(report).toMatch(/snippet\/chat\.js|blob:/);
    });
  }

  base('takes the content away leaves links that lead on', async ({ page }) => {
    await addToPages(page, (path) => ({
      snippets:
        path === '/'
          ? [{ content: '<script>document.querySelector("[data-region=content]").remove()</script>' }]
          : [],
    }));
    await page.goto('/');
    await expect(page.locator('[data-region=content]')).toHaveCount(0);
    await page.locator('header nav a[href^="/kategoria/"]').first().click();
    await expect(page.locator('[data-region=content] h1')).toBeVisible();
  });
});

test.describe('a top layer', () => {
  const layers = {
    autumn:
      '<h2>Jesień w palarni</h2><p>Nowe zbiory są już w sklepie.</p><p><a href="/kategoria/1/kawa">Zobacz kawy</a></p>',
  };
  const layer = (page: Page) => page.locator('dialog.top-layer');

  test('stands above the page, holds the focus, and a press beside it closes nothing', async ({ page }) => {
    await addToPages(page, { layers });
    await page.goto('/');
    await expect(layer(page)).toBeVisible();
    await expect(layer(page).getByRole('button', { name: 'Zamknij' })).toBeFocused();
    await page.mouse.click(5, 5);
    await expect(layer(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(layer(page)).toHaveCount(0);
  });

  test('once closed stays closed on the next pages', async ({ page }) => {
    await addToPages(page, { layers });
    await page.goto('/');
    await layer(page).getByRole('button', { name: 'Zamknij' }).click();
    await expect(layer(page)).toHaveCount(0);
    const answered = page.waitForResponse('**/ajax/get.php');
    await page.goto('/kategoria/1/kawa');
    await answered;
    await page.waitForTimeout(300);
    await expect(layer(page)).toHaveCount(0);
  });

  test('comes one at a time, and the item called script runs', async ({ page }) => {
    await addToPages(page, {
      layers: { ...layers, second: '<p>Drugi</p>', script: "(window.ran = window.ran || []).push('script')" },
    });
    await page.goto('/');
    await expect.poll(() => ran(page)).toEqual(['script']);
    await expect(layer(page).filter({ visible: true })).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(layer(page).filter({ visible: true })).toHaveText(/Drugi/);
  });

  test('is usable by everybody', async ({ page }) => {
    await addToPages(page, { layers });
    await expectForEverybody(page, 'a layer', async () => {
      await page.goto('/contact.php');
      const close = await layer(page).getByRole('button', { name: 'Zamknij' }).boundingBox();
      expect([close?.width, close?.height]).toEqual([44, 44]);
    });
  });
});

test.describe('scripts that the owner names', () => {
  /** Serves a page with these scripts named on it, as a shop whose configuration has them would. */
  async function name(
    page: Page,
    scripts: { name: string; place: string; type?: string; needsConsent?: boolean }[],
  ) {
    const named = scripts.map((script) => ({
      src: `/named/${script.name}.js`,
      type: 'script',
      needsConsent: false,
      ...script,
    }));
    const block = `<script id="shop-scripts" type="application/json">${JSON.stringify(named)}</script>`;
    await page.route(PRODUCT, async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).replace('<script type="module"', `${block}$&`),
      });
    });
    await page.route('**/named/*.js', (route) => {
      const [, word = ''] = /named\/(.*)\.js/.exec(route.request().url()) ?? [];
      const isShopUp = "customElements.get('shop-island') ? '+' : ''";
      const body = `(window.ran = window.ran || []).push('${word}' + (${isShopUp}))`;
      return route.fulfill({ contentType: 'text/javascript', body });
    });
  }

  test('are loaded by link into the five positions, as modules or scripts, each once', async ({ page }) => {
    await name(page, [
      { name: 'early', place: 'before_shop_js' },
      { name: 'late', place: 'after_shop_js', type: 'module' },
      { name: 'head', place: 'head' },
      { name: 'top', place: 'body_top' },
      { name: 'bottom', place: 'body_bottom', type: 'module' },
    ]);
    await page.goto(PRODUCT);
    await expect
      .poll(async () => (await ran(page)).map((word) => word.replace('+', '')).sort())
      .toEqual(['bottom', 'early', 'head', 'late', 'top']);
    expect(await ran(page)).toContain('early');
    expect(await ran(page)).toContain('late+');
    await expect(
      page.locator(
        'head script[data-script=early] + script[type=module] + script[data-script=late][type=module]',
      ),
    ).toBeAttached();
    expect(await page.evaluate(() => document.body.firstElementChild?.getAttribute('data-script'))).toBe(
      'top',
    );
    await expect(page.locator('body > script[data-script=bottom][type=module]')).toBeAttached();
    await page.locator('header nav a[href^="/kategoria/"]').first().click();
    await expect(page).toHaveURL(/kategoria/);
    await page.waitForTimeout(300);
    expect(await ran(page)).toHaveLength(5);
  });

  test('that never answer hold the shop for five seconds at most', async ({ page }) => {
    await name(page, [{ name: 'early', place: 'before_shop_js', type: 'module' }]);
    await page.route('**/named/early.js', () => {});
    await page.goto(PRODUCT, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForTimeout(3_500);
    expect(await page.evaluate(() => customElements.get('shop-island') === undefined)).toBe(true);
    await expect(page.locator('shop-island[name="buy-box"][data-ready]')).toBeAttached({ timeout: 8_000 });
  });

  test('wait for consent where they need it', async ({ page }) => {
    await name(page, [
      { name: 'early', place: 'before_shop_js', needsConsent: true },
      { name: 'plain', place: 'head' },
    ]);
    await page.goto(PRODUCT);
    await untilAwake(page, 'buy-box');
    expect((await ran(page)).map((word) => word.replace('+', ''))).toEqual(['plain']);
    await consent(page.context(), 'analytics');
    await page.reload();
    await expect.poll(async () => (await ran(page)).length).toBe(2);
  });
});
