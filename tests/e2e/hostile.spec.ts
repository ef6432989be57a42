import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { CONSENT_COOKIE } from '#contract/wire.ts';
import { openShopDatabase, type ShopDatabase } from '#tests/support/database/shop-database.ts';
import { E2E_ADDRESS } from '#tests/support/journey/e2e-address.ts';
import { HOSTILE } from '#tests/support/samples/hostile-strings.ts';
import { type ShopProcess, startShopProcess } from '#tests/support/shop/shop-process.ts';

/** A shop of its own, whose owner has imported nothing but hostile words. */
let folder: string;
let database: ShopDatabase;
let address: string;
let shop: ShopProcess | undefined;

/** Lists and products of the demo shop, whose words are harmless. */
const HARMLESS = [
  ...['/search.php?text=kawa', '/search.php?text=kawa&page=2', '/kategoria/1/kawa'],
  ...['/produkt/7/brazylia-cerrado', '/produkt/65/filtry', '/produkt/18/mieszanka-zimowa'],
];

test.describe.configure({ mode: 'serial', timeout: 180_000 });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  folder = mkdtempSync(join(tmpdir(), 'witryna-hostile-'));
  database = await openShopDatabase();
  const file = join(folder, 'products.json');
  writeFileSync(file, JSON.stringify(HOSTILE.map(hostileProduct)));
  expect(await shopCommand('import', file, '--format', 'json', '--create')).toContain(String(HOSTILE.length));
  const snippet = join(folder, 'words.html');
  const words = `<p id="words">${HOSTILE.map(escaped).join(' ')}</p>`;
  writeFileSync(snippet, `${words}<script>window.snippetRan = true</script>`);
  expect(await shopCommand('snippet', 'add', 'words', snippet, '--no-consent')).toContain(
    "'words' is added.",
  );
  shop = await startShopProcess({ dataFolder: folder, databaseUrl: database.url });
  address = shop.address;
  await shop.untilReady();
});

test.afterAll(async () => {
  await shop?.end();
  await database?.remove();
  rmSync(folder, { recursive: true, force: true });
});

test('words of products, tracking events and snippets, however hostile, are only words', async ({
  page,
  context,
}) => {
  const complaints = await watch(page);
  await context.addCookies([{ name: CONSENT_COOKIE, value: 'analytics', url: address }]);
  const links = new Set<string>();
  const lists: string[] = [];
  for (let number = 1; number <= Math.ceil(HOSTILE.length / 24); number++) {
    const list = await htmlOf(page, `/search.php?text=hostile&page=${number}`);
    lists.push(list);
    for (const [, link = ''] of list.matchAll(/href="(\/produkt\/[^"]*)"/g)) links.add(link);
  }
  expect(links.size).toBe(HOSTILE.length);
  const products = await Promise.all([...links].map((link) => htmlOf(page, link)));
  const harmless = await Promise.all(HARMLESS.map((path) => htmlOf(page, path, E2E_ADDRESS)));
  expect(await foreignIn(page, [...lists, ...products], harmless)).toEqual([]);

  // Every eighth is looked at: the descriptions and parameters of each hold all of the words.
  for (const link of [...links].filter((_, index) => index % 8 === 0)) {
    await page.goto(address + link);
    await expect(page.locator('shop-island[name="buy-box"][data-ready]')).toBeAttached();
    await expect(page.locator('main')).toContainText('{{constructor.constructor("hacked()")()}}');
    const name = await page.getByRole('heading', { level: 1 }).textContent();
    await expect
      .poll(() =>
        page.evaluate(() => JSON.stringify((window as unknown as { dataLayer?: unknown }).dataLayer ?? [])),
      )
      .toContain(JSON.stringify(name));
  }
  await expect(page.locator('#words')).toContainText('<script>hacked()</script>');
  expect(await page.evaluate(() => 'snippetRan' in window)).toBe(true);
  // Partial navigation reads the same words again.
  await page.goto(`${address}/search.php?text=hostile`);
  await page.locator('main a[href^="/produkt/"]').first().click();
  await expect(page).toHaveURL(/produkt/);
  expect(complaints).toEqual([]);
});

test('hostile words in addresses and searches are only words', async ({ page }) => {
  const complaints = await watch(page);
  const addressWith = (words: string) => {
    const text = encodeURIComponent(words);
    return `/search.php?text=${text}&page=${text}&currency=${text}&region=${text}`;
  };
  const searches = await Promise.all(HOSTILE.map((words) => htmlOf(page, addressWith(words))));
  const harmless = await Promise.all(
    ['hostile', 'nicość'].map((word) => htmlOf(page, `/search.php?text=${encodeURIComponent(word)}`)),
  );
  expect(await foreignIn(page, searches, harmless)).toEqual([]);
  await page.goto(address);
  for (const words of HOSTILE)
    await page.evaluate((hash) => {
      location.hash = hash;
    }, encodeURIComponent(words));
  for (const words of HOSTILE.filter((_, index) => index % 8 === 0))
    await page.goto(`${address}${addressWith(words)}#${encodeURIComponent(words)}`);
  for (const words of HOSTILE.filter((_, index) => index % 16 === 0)) {
    const answered = page.waitForResponse((response) => response.url().includes('/graphql/v1/'));
    await page.getByRole('banner').locator('input[name="text"]').fill(words);
    await answered;
  }
  expect(complaints).toEqual([]);
});

test('hostile words in lists, also those that others share, are only words', async ({ page, context }) => {
  const complaints = await watch(page);
  const change = (fields: Record<string, string | number>) =>
    context.request.post(`${address}/shoppinglistchange.php`, {
      form: fields,
      headers: { accept: 'application/json' },
    });
  const share = async (words: string): Promise<{ name: string; own: string }> => {
    const name = words.slice(0, 40);
    const { list } = await (await change({ mode: 'create', name })).json();
    await change({ mode: 'add', list, product: 1, note: words.slice(0, 100) });
    await change({ mode: 'share', list });
    return { name, own: `/shoppinglist.php?list=${list}` };
  };
  const harmless = await share('Na święta');
  const lists: (typeof harmless)[] = [];
  for (const words of HOSTILE.filter((_, index) => index % 6 === 0)) lists.push(await share(words));
  const [first = '', ...pages] = await Promise.all([harmless, ...lists].map(({ own }) => htmlOf(page, own)));
  expect(await foreignIn(page, pages, [first])).toEqual([]);
  const links = [first, ...pages].map((html) => /\/lista\/[^"]*/.exec(html)?.[0] ?? '');
  const [one = '', ...others] = await Promise.all(links.map((link) => htmlOf(page, link)));
  expect(await foreignIn(page, others, [one])).toEqual([]);
  for (const { name, own } of lists.filter((_, index) => index % 4 === 0)) {
    await page.goto(address + own);
    await expect(page.locator('shop-lists[data-ready]')).toBeAttached();
    await page.goto(await page.getByLabel('Adres listy').inputValue());
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name.trim().replace(/\s+/g, ' '));
  }
  expect(complaints).toEqual([]);
});

/** The HTML of a page, which stays on the shelf: nothing of it runs. */
async function htmlOf(page: Page, path: string, shop = address): Promise<string> {
  const answer = await page.request.get(shop + path);
  expect(answer.status(), path).toBeLessThan(500);
  return answer.text();
}

/**
 * What is in pages beyond the kinds of elements and attributes that harmless ones have, and whatever could run `hacked`
 * with those, as the browser reads their HTML. An empty page reads it: those of the shop do not let anybody.
 */
async function foreignIn(page: Page, pages: string[], harmless: string[]): Promise<string[]> {
  await page.goto('about:blank');
  return [...new Set(await page.evaluate(foreignWords, { harmless, pages }))];
}

function foreignWords({ harmless, pages }: { harmless: string[]; pages: string[] }): string[] {
  const kindsIn = (html: string) =>
    [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('*')].flatMap((element) => [
      element.localName,
      ...[...element.attributes].map(({ name }) => `${element.localName} ${name}`),
    ]);
  const runs = (html: string) =>
    [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('*')].filter((element) =>
      element.localName === 'script'
        ? !/json/.test(element.getAttribute('type') ?? '') && /hacked/.test(element.outerHTML)
        : [...element.attributes].some(
            ({ name, value }) =>
              /^(href|src|action|formaction|data|xlink:href)$/.test(name) &&
              // biome-ignore lint/suspicious/noControlCharactersInRegex: a browser ignores them
              /^[\u0000-\u0020]*(j\s*a\s*v\s*a|data)[^/]*:/i.test(value),
          ),
    );
  const known = new Set(harmless.flatMap(kindsIn));
  return pages.flatMap((html) => [
    ...kindsIn(html).filter((kind) => !known.has(kind)),
    ...runs(html).map((element) => element.outerHTML),
  ]);
}

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
    env: { ...process.env, DATA_FOLDER: folder, DATABASE_URL: database.url },
  });
  let said = '';
  for (const output of [command.stdout, command.stderr])
    output.on('data', (chunk) => (said += String(chunk)));
  await once(command, 'exit');
  return said;
}
