import { expect, type Page, test } from '@playwright/test';
import { WIDGETS_PATH } from '#contract/wire.ts';
import { consent } from '#tests/support/snippets.ts';

/** Errors that the page reports, with all that it says of them. */
function reportsOf(page: Page) {
  const reports: { error: string; build: string | null; body: string | null }[] = [];
  page.on('request', (request) => {
    const query = new URL(request.url()).searchParams;
    const error = query.get('JSerror');
    if (error) reports.push({ error, build: query.get('build'), body: request.postData() });
  });
  return reports;
}

const fail = (page: Page, message: string) =>
  page.evaluate(
    (text) =>
      void setTimeout(() => {
        throw new Error(text);
      }),
    message,
  );

test('an error nobody caught is reported once, with the build it comes from', async ({ page }) => {
  const reports = reportsOf(page);
  await page.goto('/');
  const entry = await page.locator('head script[type=module]').getAttribute('src');
  for (let time = 0; time < 3; time++) await fail(page, 'first');
  await page.evaluate(() => void Promise.reject(new Error('second')));
  await expect.poll(() => reports.length).toBe(2);
  await page.waitForTimeout(200);
  expect(reports.map(({ error }) => /first|second/.exec(error)?.[0])).toEqual(['first', 'second']);
  for (const { body, build } of reports) {
    expect(body).toBe('query { hello }');
    expect(entry).toContain(`-${build}.js`);
  }
});

test('what a shopper ends by leaving the page is no error, and a network that fails is', async ({
  page,
  context,
}) => {
  await consent(context, 'necessary');
  const reports = reportsOf(page);
  await page.route(`**${WIDGETS_PATH}`, () => {});
  const asked = page.waitForRequest(`**${WIDGETS_PATH}`);
  await page.goto('/');
  await asked;
  await page.evaluate(() => location.assign('/contact.php'));
  await page.waitForURL(/contact\.php$/);
  await page.waitForRequest(`**${WIDGETS_PATH}`);
  expect(reports).toEqual([]);
  await page.route(`**${WIDGETS_PATH}`, (route) => route.abort());
  await page.goto('/');
  await expect.poll(() => reports.length).toBe(1);
  expect(reports[0]?.error).toContain('Failed to fetch');
});

test('a page that fails all the time reports ten errors', async ({ page }) => {
  const reports = reportsOf(page);
  await page.goto('/');
  for (let each = 0; each < 14; each++) await fail(page, `error ${each}`);
  await page.waitForTimeout(500);
  expect(reports).toHaveLength(10);
});

test('errors of others are limited by themselves', async ({ page, context }) => {
  await consent(context, 'necessary');
  const reports = reportsOf(page);
  await page.goto('/');
  await page.evaluate(() => {
    for (let each = 0; each < 14; each++) {
      const error = new Error(`theirs ${each}`);
      error.stack = `Error: theirs ${each}\n at https://other.example/a.js:1:1`;
      void Promise.reject(error);
    }
  });
  await fail(page, 'ours');
  await expect.poll(() => reports.filter(({ error }) => error.includes('ours')).length).toBe(1);
  expect(reports.filter(({ error }) => error.includes('theirs'))).toHaveLength(10);
});

test('an island that cannot be loaded is reported, and source maps are not served', async ({ page }) => {
  const reports = reportsOf(page);
  await page.route(/assets\/island-.*\.js/, (route) => route.abort());
  await page.goto('/produkt/7/brazylia-cerrado');
  await expect(page.locator('shop-island[data-failed]').first()).toBeAttached();
  await expect.poll(() => reports.length).toBeGreaterThan(0);
  expect(reports[0]?.error).toMatch(/assets\/island-/);
  const entry = await page.locator('head script[type=module]').getAttribute('src');
  expect((await page.request.get(`${entry}.map`)).status()).toBe(404);
  expect(await (await page.request.get(entry ?? '')).text()).not.toContain('sourceMappingURL');
});

test('a shop that is too busy is asked again for what is the shopper’s, and no error is reported', async ({
  page,
}) => {
  const reports = reportsOf(page);
  const answers: number[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === WIDGETS_PATH) answers.push(response.status());
  });
  await page.route(
    `**${WIDGETS_PATH}`,
    (route) => route.fulfill({ status: 503, headers: { 'retry-after': '1' }, body: '' }),
    { times: 2 },
  );
  await page.goto('/');
  await expect.poll(() => answers).toEqual([503, 503, 200]);
  expect(reports).toEqual([]);
});
