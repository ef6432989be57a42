import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { CONSENT_COOKIE } from '#contract/wire.ts';
import { HOSTILE } from '#tests/support/hostile-strings.ts';
import { type ShopProcess, startShopProcess } from '#tests/support/shop-process.ts';

/** A shop of its own, whose owner has imported nothing but hostile words. */
let folder: string;
let address: string;
let shop: ShopProcess | undefined;

test.describe.configure({ mode: 'serial', timeout: 180_000 });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  folder = mkdtempSync(join(tmpdir(), 'witryna-hostile-'));
  const file = join(folder, 'products.json');
  writeFileSync(file, JSON.stringify(HOSTILE.map(hostileProduct)));
  expect(await shopCommand('import', file, '--format', 'json', '--create')).toContain(String(HOSTILE.length));
  for (const [name, content, ...options] of [
    ['words', `<p id="words">${HOSTILE.map(escaped).join(' ')}</p>`, '--no-consent'],
    ['ran', '<script>window.snippetRan = true</script>', '--no-consent', '--region', 'head'],
  ] as const) {
    const path = join(folder, `${name}.html`);
    writeFileSync(path, content);
    expect(await shopCommand('snippet', 'add', name, path, ...options)).toContain(`'${name}' is added.`);
  }
  shop = await startShopProcess({ dataFolder: folder });
  address = shop.address;
  await shop.untilReady();
});

test.afterAll(async () => {
  await shop?.end();
  rmSync(folder, { recursive: true, force: true });
});

test('words of products, however hostile, are only words', async ({ page }) => {
  const complaints = await watch(page);
  const links = new Set<string>();
  for (let number = 1; number <= Math.ceil(HOSTILE.length / 24); number++) {
    await page.goto(`${address}/search.php?text=hostile&page=${number}`);
    for (const link of await page.locator('main a[href^="/produkt/"]').all())
      links.add((await link.getAttribute('href')) ?? '');
  }
  expect(links.size).toBe(HOSTILE.length);
  // Every fifth: the descriptions and parameters of each hold all of the words.
  for (const link of [...links].filter((_, index) => index % 5 === 0)) {
    await page.goto(address + link);
    await expect(page.locator('shop-island[name="buy-box"][data-ready]')).toBeAttached();
    await expect(page.locator('main')).toContainText('{{constructor.constructor("hacked()")()}}');
  }
  // Partial navigation reads the same words again.
  await page.goto(`${address}/search.php?text=hostile`);
  await page.locator('main a[href^="/produkt/"]').first().click();
  await expect(page).toHaveURL(/produkt/);
  expect(complaints).toEqual([]);
});

test('hostile words in addresses and searches are only words', async ({ page }) => {
  const complaints = await watch(page);
  for (const words of HOSTILE) {
    const text = encodeURIComponent(words);
    await page.goto(
      `${address}/search.php?text=${text}&page=${text}&currency=${text}&region=${text}#${text}`,
    );
  }
  await page.goto(address);
  for (const words of HOSTILE.filter((_, index) => index % 12 === 0)) {
    const answered = page.waitForResponse((response) => response.url().includes('/graphql/v1/'));
    await page.getByRole('banner').locator('input[name="text"]').fill(words);
    await answered;
  }
  expect(complaints).toEqual([]);
});

test('hostile words in tracking events and snippets’ texts are only words', async ({ page, context }) => {
  const complaints = await watch(page);
  await context.addCookies([{ name: CONSENT_COOKIE, value: 'analytics', url: address }]);
  await page.goto(`${address}/search.php?text=hostile`);
  const links = await page
    .locator('main a[href^="/produkt/"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  for (const link of [...new Set(links)].slice(0, 8)) {
    await page.goto(`${address}${link}`);
    const name = await page.getByRole('heading', { level: 1 }).textContent();
    await expect
      .poll(() =>
        page.evaluate(() => JSON.stringify((window as unknown as { dataLayer?: unknown }).dataLayer ?? [])),
      )
      .toContain(JSON.stringify(name));
  }
  await expect(page.locator('#words')).toContainText('<script>hacked()</script>');
  expect(await page.evaluate(() => 'snippetRan' in window)).toBe(true);
  expect(complaints).toEqual([]);
});

test('hostile words in lists, also those that others share, are only words', async ({ page, context }) => {
  const complaints = await watch(page);
  const change = (fields: Record<string, string | number>) =>
    context.request.post(`${address}/shoppinglistchange.php`, {
      form: fields,
      headers: { accept: 'application/json' },
    });
  for (const words of HOSTILE.filter((_, index) => index % 6 === 0)) {
    const name = words.slice(0, 40);
    const { list } = await (await change({ mode: 'create', name })).json();
    await change({ mode: 'add', list, product: 1, note: words.slice(0, 100) });
    await change({ mode: 'share', list });
    await page.goto(`${address}/shoppinglist.php?list=${list}`);
    await expect(page.locator('shop-lists[data-ready]')).toBeAttached();
    await page.goto(await page.getByLabel('Adres listy').inputValue());
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name.trim().replace(/\s+/g, ' '));
  }
  expect(complaints).toEqual([]);
});

/** What must not happen: a dialog, a call of `hacked`, a refusal by the security policy, an error. */
async function watch(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  await page.exposeFunction('hacked', () => complaints.push('hacked'));
  page.on('dialog', (dialog) => {
    complaints.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/i.test(message.text())) complaints.push(message.text());
  });
  return complaints;
}

function hostileProduct(words: string, index: number) {
  return {
    key: `hostile-${index}`,
    name_pl: `hostile ${index} ${words}`,
    name_en: `hostile ${index} ${words}`,
    summary_pl: words,
    description_pl: `# ${words}\n\n${HOSTILE.join('\n\n')}`,
    producer: `hostile ${index % 3} ${words}`,
    categories: ['Hostile " <img src=x onerror=hacked() x='],
    parameters: { 'Hostile <script>hacked()</script>': words.trim() },
    size_name_pl: words,
    price: 10 + index,
    stock: 5,
    weight_g: 100,
  };
}

const escaped = (words: string) => words.replace(/&/g, '&amp;').replace(/</g, '&lt;');

async function shopCommand(...words: string[]): Promise<string> {
  const command = spawn(process.execPath, ['scripts/shop.mjs', ...words], {
    env: { ...process.env, DATA_FOLDER: folder },
  });
  let said = '';
  for (const output of [command.stdout, command.stderr])
    output.on('data', (chunk) => (said += String(chunk)));
  await once(command, 'exit');
  return said;
}
