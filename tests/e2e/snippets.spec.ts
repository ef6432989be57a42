import { test as base, type Page } from '@playwright/test';
import {
  addButton,
  basketCount,
  expect,
  IN_ONE_SIZE,
  openProduct,
  test,
  toast,
  untilHydrated,
} from '#tests/support/journey/shop.ts';
import { addToPages } from '#tests/support/journey/snippets.ts';

const PRODUCT = '/produkt/7/brazylia-cerrado';
const ran = (page: Page) => page.evaluate(() => (window as unknown as { ran?: string[] }).ran ?? []);
const CHAT =
  '<p id="chat"></p><script>document.getElementById("chat").innerHTML = "<b>Czat</b>";' +
  '{ const s = document.createElement("script"); s.type = "module";' +
  's.src = "/gfx/pl/menu_slider_main.js"; s.onload = () => { window.loaded = true };' +
  'document.head.append(s) }</script>';
const run = (word: string) => `<script>(window.ran = window.ran || []).push('${word}')</script>`;

test('snippets go where they belong, their scripts run as files and write HTML as they do elsewhere, those of one page go with it, and a layer that was closed stays closed', async ({
  page,
}) => {
  const asked = await addToPages(page, (path) => ({
    snippets: [
      { region: 'head', content: `<meta name="added" content="1">${run('head')}` },
      { region: 'body_top', content: `<p id="top-1">1</p>${run('one')}${run('two')}` },
      { region: 'body_top', content: '<p id="top-2">2</p>' },
      { region: 'anywhere else', content: `<p id="end">3</p>${run('end')}` },
      ...(path === '/' ? [{ name: 'home', content: `<p id="home">h</p>${run('home')}` }] : []),
      // It writes HTML and loads a script as it does elsewhere.
      ...(path === '/' ? [{ name: 'chat', content: CHAT }] : []),
    ],
    layers: { autumn: '<h2>Jesień w palarni</h2>' },
  }));
  await page.goto('/');
  await expect.poll(() => ran(page)).toEqual(['head', 'one', 'two', 'end', 'home']);
  await expect(page.locator('#chat b')).toHaveText('Czat');
  await expect.poll(() => page.evaluate(() => 'loaded' in window)).toBe(true);
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

  const layer = page.locator('dialog.top-layer');
  await layer.getByRole('button', { name: 'Zamknij' }).click();
  await expect(layer).toHaveCount(0);
  await page.locator('header nav a[href^="/kategoria/"]').first().click();
  await expect(page).toHaveURL(/kategoria/);
  await expect(page.locator('#home')).toHaveCount(0);
  await expect(page.locator('#top-1')).toHaveCount(1);
  expect(await ran(page)).toHaveLength(5);
  await page.goBack();
  await expect.poll(async () => (await ran(page)).slice(5)).toEqual(['home']);
  const brought = page.waitForResponse('**/assets/top-layer-*.js');
  await page.goto('/contact.php');
  await (await brought).finished();
  await expect.poll(() => ran(page)).toEqual(['head', 'one', 'two', 'end']);
  await expect(layer).toHaveCount(0);
});

base('snippets that are broken stop no other and harm nothing of the shop', async ({ page }) => {
  const broken = [
    '<script>throw new Error("broken snippet")</script>',
    '<script>{{ this is not }} (</script>',
    '<script src="/nothing-here.js"></script>',
    '<script src="https://evil.example/x.js"></script>',
    '<script>fetch = JSON = Promise = URLSearchParams = FormData = () => { throw 1 }; window.fetch = null; try { JSON.parse = null } catch {}</script>',
    '<script>try { Object.defineProperty(window, "fetch", { value: null }) } catch {}</script>',
    '<script>Promise.reject(new Error("broken promise"))</script>',
    '<script>document.write("gone")</script>',
  ];
  const takesContent = '<script>document.querySelector("[data-region=content]").remove()</script>';
  const reports: string[] = [];
  page.on('request', (request) => {
    const report = new URL(request.url()).searchParams.get('JSerror');
    if (report) reports.push(report);
  });
  await page.route('https://evil.example/**', (route) => route.fulfill({ body: 'window.ran = ["evil"]' }));
  await addToPages(page, (path) => ({
    snippets:
      path === '/'
        ? [{ content: takesContent }]
        : broken.flatMap((content, index) => [
            { name: `chat-${index}`, content },
            { name: `next-${index}`, content: run(String(index)) },
          ]),
  }));
  await openProduct(page, IN_ONE_SIZE);
  await expect.poll(() => ran(page)).toEqual(broken.map((_, index) => String(index)));
  await untilHydrated(page, 'buy-box');
  await addButton(page).click();
  await expect(toast(page)).toContainText('dodany');
  await expect(basketCount(page).first()).toHaveText(/1/);
  expect(reports.length).toBeGreaterThan(0);
  for (const report of reports) expect(report).toMatch(/snippet\/chat-\d\.js|blob:/);

  await page.goto('/');
  await expect(page.locator('[data-region=content]')).toHaveCount(0);
  await page.locator('header nav a[href^="/kategoria/"]').first().click();
  await expect(page.locator('[data-region=content] h1')).toBeVisible();
});

test('scripts that the owner names are loaded by link into the five positions, as modules or scripts, each once', async ({
  page,
}) => {
  await name(page, [
    { name: 'early', place: 'before_shop_js' },
    { name: 'late', place: 'after_shop_js', type: 'module' },
    { name: 'head', place: 'head' },
    { name: 'top', place: 'body_top' },
    { name: 'bottom', place: 'body_bottom', type: 'module' },
    { name: 'tracking', place: 'head', needsConsent: true },
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
  expect(await page.evaluate(() => document.body.firstElementChild?.getAttribute('data-script'))).toBe('top');
  await expect(page.locator('body > script[data-script=bottom][type=module]')).toBeAttached();
  await page.locator('header nav a[href^="/kategoria/"]').first().click();
  await expect(page).toHaveURL(/kategoria/);
  await expect(page.locator('[data-region=content] h1')).toBeVisible();
  expect(await ran(page)).toHaveLength(5);
});

/** Serves a page with these scripts named on it, as a shop whose configuration has them would. */
async function name(
  page: Page,
  scripts: { name: string; place: string; type?: string; needsConsent?: boolean }[],
): Promise<void> {
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
