import type { Locator, Page } from '@playwright/test';
import { expectForEverybody } from '#tests/support/everybody.ts';
import { expect, test, untilRuled } from '#tests/support/shop.ts';

const PAGE = '/points.php';

const A_PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const field = (page: Page) => page.locator('input[name=pickup_point]');
const openButton = (page: Page) => page.getByRole('button', { name: 'Wybierz punkt na mapie' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Wybierz punkt odbioru' });
const map = (page: Page) => dialog(page).getByRole('region', { name: /^Mapa punktów odbioru/ });
const searchBox = (page: Page) => dialog(page).getByRole('searchbox');
const choices = (page: Page) => dialog(page).getByRole('radio');
const clusters = (page: Page) => map(page).locator('.map-cluster');
const pins = (page: Page) => map(page).locator('img.leaflet-marker-icon');
const chosenPin = (page: Page) => map(page).locator('img.leaflet-marker-icon.map-pin--chosen');
const confirm = (page: Page) => dialog(page).getByRole('button', { name: 'Wybierz ten punkt' });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function openMap(page: Page): Promise<void> {
  await page.goto(PAGE);
  await expect(page.locator('shop-island[name=pickup-map][data-ready]')).toBeAttached();
  await openButton(page).click();
  await expect(clusters(page).first()).toBeVisible();
}

/** How many points the circles on the map stand for. */
const countOf = async (cluster: Locator) => Number(await cluster.textContent());

/** A pin that is not chosen and lies well within the map; the map also keeps some beyond its edges. */
async function pinInView(page: Page): Promise<{ name: string; x: number; y: number }> {
  const area = await map(page).boundingBox();
  for (const pin of await pins(page).all()) {
    const box = await pin.boundingBox();
    const alt = (await pin.getAttribute('alt')) ?? '';
    const isChosen = (await pin.getAttribute('class'))?.includes('chosen');
    if (!area || !box || isChosen) continue;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 3];
    const isInside =
      x > area.x + 80 && x < area.x + area.width - 40 && y > area.y + 40 && y < area.y + area.height - 40;
    if (isInside) return { name: alt.split(',')[0] ?? '', x, y };
  }
  throw new Error('there is no other pin in view');
}

test.describe('pickup points', () => {
  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('are found by town on a page, and one is chosen by a link', async ({ page }) => {
      await page.goto(PAGE);
      await expect(openButton(page)).toBeHidden();
      await page.getByLabel('Miejscowość, kod pocztowy lub ulica').fill('zakopane');
      await page.getByRole('main').getByRole('button', { name: 'Szukaj' }).click();
      await page
        .getByRole('link', { name: /^Wybierz .+, / })
        .first()
        .click();
      await expect(field(page)).toHaveValue(/^ZAK\d+[MS]$/);
      await expect(page.locator('.pickup-point__chosen')).toContainText('Zakopane');
    });
  });

  test('lie on a map in a modal, gathered in clusters, and nothing comes from another host', async ({
    page,
    baseURL,
  }) => {
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).origin));
    await openMap(page);
    expect(await dialog(page).evaluate((element) => element.matches(':modal'))).toBe(true);
    const counts = await Promise.all((await clusters(page).all()).map(countOf));
    const single = await pins(page).count();
    expect(counts.reduce((sum, count) => sum + count, single)).toBe(2000);
    expect([...hosts]).toEqual([new URL(baseURL ?? '').origin]);
  });

  test('bring the map’s code and styles only when it opens', async ({ page }) => {
    const files: string[] = [];
    page.on('request', (request) => files.push(new URL(request.url()).pathname));
    await page.goto(PAGE);
    await expect(page.locator('shop-island[name=pickup-map][data-ready]')).toBeAttached();
    const isOfMap = (file: string) => /open-map|\/map-|points\.php$|marker-/.test(file) && file !== PAGE;
    expect(files.filter(isOfMap)).toEqual([]);
    await openButton(page).click();
    await expect(clusters(page).first()).toBeVisible();
    expect(files.filter(isOfMap).length).toBeGreaterThanOrEqual(3);
  });

  test('in a cluster are red where it exceeds ten and the average, else blue', async ({ page }) => {
    await openMap(page);
    const drawn = await clusters(page).evaluateAll((all) =>
      all.map((one) => ({ count: Number(one.textContent), colour: (one as HTMLElement).dataset.colour })),
    );
    const average = drawn.reduce((sum, { count }) => sum + count, 0) / drawn.length;
    for (const { count, colour } of drawn)
      expect(colour, String(count)).toBe(count > Math.max(10, average) ? 'red' : 'blue');
    expect(new Set(drawn.map(({ colour }) => colour))).toEqual(new Set(['red', 'blue']));
    const colours = await clusters(page).evaluateAll((all) => [
      ...new Set(all.map((one) => getComputedStyle(one).backgroundColor)),
    ]);
    expect(colours.sort()).toEqual(['rgb(179, 38, 30)', 'rgb(36, 89, 140)']);
  });

  test('of a cluster fill the map when it is clicked', async ({ page }) => {
    await openMap(page);
    const before = await clusters(page).evaluateAll((all) => all.map((one) => one.textContent));
    const largest = clusters(page).filter({ hasText: String(Math.max(...before.map(Number))) });
    await largest.first().click();
    await expect
      .poll(() => clusters(page).evaluateAll((all) => all.map((one) => one.textContent)))
      .not.toEqual(before);
    await expect(dialog(page)).toBeVisible();
  });

  test('are pins of 25 × 41 with a shadow of 41 × 41', async ({ page }) => {
    await openMap(page);
    await searchBox(page).fill('zakopane');
    const pin = pins(page).first();
    await expect(pin).toHaveAttribute('src', '/gfx/standards/marker-icon.png');
    expect(await pin.evaluate((img: HTMLImageElement) => [img.width, img.height])).toEqual([25, 41]);
    const shadow = map(page).locator('img.leaflet-marker-shadow').first();
    await expect(shadow).toHaveAttribute('src', '/gfx/standards/marker-shadow.png');
    expect(await shadow.evaluate((img: HTMLImageElement) => [img.width, img.height])).toEqual([41, 41]);
  });

  test.describe('on a sharp screen', () => {
    test.use({ deviceScaleFactor: 2 });

    test('have a sharp picture of the same size', async ({ page }) => {
      await openMap(page);
      await searchBox(page).fill('zakopane');
      const pin = pins(page).first();
      await expect(pin).toHaveAttribute('src', '/gfx/standards/marker-icon-2x.png');
      expect(await pin.evaluate((img: HTMLImageElement) => [img.width, img.height])).toEqual([25, 41]);
    });
  });

  test('chosen on the map are chosen in the list', async ({ page }) => {
    await openMap(page);
    await searchBox(page).fill('bielsko');
    await choices(page).first().check();
    await expect(chosenPin(page)).toHaveCount(1);
    const { name, x, y } = await pinInView(page);
    await page.mouse.click(x, y);
    const chosen = dialog(page).locator('label', { has: page.locator(':checked') });
    await expect(chosen).toHaveCount(1);
    await expect(chosen).toContainText(name);
    await expect(chosenPin(page)).toHaveAttribute('alt', new RegExp(`^${name}, `));
    await expect(dialog(page)).toBeVisible();
  });

  test('chosen on the map near its edge move to where there is room for their names', async ({ page }) => {
    await openMap(page);
    await searchBox(page).fill('zakopane');
    const area = await map(page).boundingBox();
    const { x, y, name } = await pinInView(page);
    if (!area) throw new Error('the map has no size');
    const corner = { x: area.x + 80, y: area.y + 50 };
    await page.mouse.move(x, y + 60);
    await page.mouse.down();
    await page.mouse.move(corner.x, corner.y + 60, { steps: 8 });
    await page.mouse.up();
    await page.mouse.click(corner.x, corner.y);
    await expect(chosenPin(page)).toHaveAttribute('alt', new RegExp(`^${name}, `));
    await expect
      .poll(async () => {
        const label = await map(page).locator('.map-label--name').boundingBox();
        const buttons = await map(page).locator('.leaflet-control-zoom').boundingBox();
        return label && buttons && label.y > area.y && label.x > buttons.x + buttons.width;
      })
      .toBe(true);
  });

  test('chosen in the list are shown on the map, and confirmed they are in the form', async ({ page }) => {
    await openMap(page);
    await page.evaluate(() => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      for (const type of ['input', 'change'])
        document.querySelector('form.points__choice')?.addEventListener(type, () => heard.push(type));
    });
    await searchBox(page).fill('bielsko');
    await expect(confirm(page)).toBeDisabled();
    await choices(page).nth(2).check();
    await expect(chosenPin(page)).toHaveCount(1);
    const code = await choices(page).nth(2).inputValue();
    await confirm(page).click();
    await expect(dialog(page)).toBeHidden();
    await expect(field(page)).toHaveValue(code);
    await expect(page.locator('.pickup-point__chosen')).toContainText('Bielsko-Biała');
    await expect(openButton(page)).toBeFocused();
    expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual([
      'input',
      'change',
    ]);
    await field(page).fill('INNY');
    await expect(page.locator('.pickup-point__chosen')).toBeEmpty();
  });

  for (const reducedMotion of ['reduce', 'no-preference'] as const)
    test(`chosen are never hidden in a cluster, with motion: ${reducedMotion}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await openMap(page);
      await searchBox(page).fill('warszawa');
      for (const index of [0, 1, 2, 20, 0]) {
        await choices(page).nth(index).check();
        const name = await dialog(page)
          .locator('label', { has: page.locator(':checked') })
          .locator('strong')
          .innerText();
        await expect(chosenPin(page)).toHaveAttribute('alt', new RegExp(`^${name}, `));
        await expect(chosenPin(page)).toBeInViewport({ ratio: 1 });
      }
    });

  test('chosen on the map by keyboard keep the focus', async ({ page }) => {
    await openMap(page);
    await searchBox(page).fill('zakopane');
    await expect(pins(page).first()).toBeVisible();
    await pins(page).first().focus();
    await page.keyboard.press('Enter');
    await expect(chosenPin(page)).toBeFocused();
  });

  test('are chosen by keyboard alone', async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.locator('shop-island[name=pickup-map][data-ready]')).toBeAttached();
    await openButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(searchBox(page)).toBeFocused();
    await expect(clusters(page).first()).toBeVisible();
    await page.keyboard.type('34-5');
    await expect(dialog(page).getByRole('status')).toContainText(/\d+ punkt/);
    await page.keyboard.press('Tab');
    await expect(choices(page).first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(choices(page).nth(1)).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(confirm(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field(page)).toHaveValue(/^ZAK\d+[MS]$/);
  });

  test('nearest to the middle are listed once the map is close, by its keys too', async ({ page }) => {
    await openMap(page);
    await expect(choices(page)).toHaveCount(0);
    await map(page).focus();
    for (let zoom = 0; zoom < 4; zoom++) {
      await page.keyboard.press('+');
      await page.waitForTimeout(200);
    }
    await expect(dialog(page).getByRole('status')).toHaveText('Najbliżej środka mapy');
    await expect(choices(page)).toHaveCount(40);
  });

  test('stay in their modal when the map is clicked, or dragged beyond its edge', async ({ page }) => {
    await openMap(page);
    await untilRuled(dialog(page));
    const box = await map(page).boundingBox();
    if (!box) throw new Error('the map has no size');
    for (const share of [0.2, 0.5, 0.95]) {
      await page.mouse.click(box.x + box.width * share, box.y + box.height - 5);
      await expect(dialog(page)).toBeVisible();
    }
    await page.mouse.move(box.x + 40, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x - 20, box.y + box.height / 2, { steps: 4 });
    await page.mouse.up();
    await expect(dialog(page)).toBeVisible();
    await page.mouse.click(box.x - 20, box.y + box.height / 2);
    await expect(dialog(page)).toBeHidden();
  });

  test('can still be typed when they cannot be loaded', async ({ page, complaints }) => {
    await page.route('**/ajax/points.php*', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto(PAGE);
    await openButton(page).click();
    await expect(dialog(page).getByRole('alert')).toContainText('Nie udało się wczytać punktów');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await field(page).fill('ZAK01M');
    complaints.length = 0;
  });

  test('lie on tiles where the shop names a tile server, with its name', async ({ page }) => {
    const asked: string[] = [];
    await page.route('https://tiles.example/**', (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'image/png', body: A_PIXEL });
    });
    // The shop of these tests names none, so its page is sent as that of a shop that does.
    const tiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Kafle & spółka' };
    const inProps = JSON.stringify({ tiles }).slice(1, -1).replace('&', '&amp;').replaceAll('"', '&quot;');
    await page.route(`**${PAGE}`, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const policy = response.headers()['content-security-policy'] ?? '';
      await route.fulfill({
        response,
        headers: {
          ...response.headers(),
          'content-security-policy': policy.replace('img-src', 'img-src https://tiles.example'),
        },
        body: html.replace('&quot;method&quot;', `${inProps},$&`),
      });
    });
    await openMap(page);
    await expect(map(page).locator('img.leaflet-tile-loaded').first()).toBeAttached();
    expect(asked[0]).toMatch(/^https:\/\/tiles\.example\/\d+\/\d+\/\d+\.png$/);
    await expect(map(page)).toContainText('© Kafle & spółka');
    await expect(map(page).locator('.map-poland')).toHaveCount(0);
  });

  test('can be chosen by everybody', ({ page }) =>
    expectForEverybody(page, 'the map with a chosen point', async () => {
      await openMap(page);
      await searchBox(page).fill('bielsko');
      await choices(page).first().check();
      await expect(chosenPin(page)).toHaveCount(1);
    }));
});
