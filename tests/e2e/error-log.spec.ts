import { expect, type Page, test } from '@playwright/test';
import { WIDGETS_PATH } from '#contract/wire.ts';
import { consent } from '#tests/support/journey/snippets.ts';

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

test('an error nobody caught is reported once, with the build it comes from; ten of the shop and ten of others at most', async ({
  page,
  context,
}) => {
  await consent(context, 'necessary');
  const reports = reportsOf(page);
  await page.goto('/');
  const entry = await page.locator('head script[type=module]').getAttribute('src');
  await page.evaluate(() => {
    for (let each = 0; each < 14; each++) {
      const error = new Error(`theirs ${each}`);
      error.stack = `Error: theirs ${each}\n at https://other.example/a.js:1:1`;
      void Promise.reject(error);
    }
  });
  for (let time = 0; time < 3; time++) await fail(page, 'first');
  await page.evaluate(() => void Promise.reject(new Error('second')));
  await page.evaluate(() => {
    for (const type of ['third', 'third'])
      dispatchEvent(new ErrorEvent('error', { message: `out of ${type}`, error: `out of ${type}` }));
  });
  for (let each = 0; each < 14; each++) await fail(page, `error ${each}`);
  const last = page.waitForRequest('**/robots.txt');
  await page.evaluate(() => void setTimeout(() => fetch('/robots.txt')));
  await last;
  const said = reports.map(({ error }) => /theirs|first|second|third|error \d+/.exec(error)?.[0]);
  expect(said.filter((word) => word === 'theirs')).toHaveLength(10);
  expect(said.filter((word) => word !== 'theirs')).toEqual([
    'first',
    'second',
    'third',
    ...Array.from({ length: 7 }, (_, each) => `error ${each}`),
  ]);
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
