import { gate } from '#tests/support/gate.ts';
import { expect, openProduct, quantityField, test, untilHydrated } from '#tests/support/journey/shop.ts';

test('when a parcel leaves is asked for and told 50 ms after the quantity has changed it', async ({
  page,
}) => {
  await page.clock.install();
  await openProduct(page, 'Karafka przelewowa Kiri, 800 ml');
  await untilHydrated(page, 'buy-box');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/graphql/')) asked.push(request.url());
  });
  await page.clock.pauseAt(Date.now() + 60_000);
  const soon = await page.locator('.shipping').textContent();
  await quantityField(page).fill('15');
  await page.clock.runFor(49);
  await page.waitForTimeout(200);
  expect(asked).toHaveLength(0);
  await page.clock.runFor(1);
  await expect.poll(() => asked.length).toBe(1);
  await expect(page.locator('.shipping')).not.toHaveText(soon ?? '');
});

test('what the browser fills in without a word is looked at 500 ms after the page has loaded', async ({
  page,
}) => {
  await page.clock.install();
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      for (const [name, value] of [
        ['firstname', 'Anna'],
        ['email', 'nie-adres'],
      ]) {
        const field = document.querySelector<HTMLInputElement>(`main form input[name="${name}"]`);
        if (field && value) field.value = value;
      }
      document.body.append(Object.assign(new Image(), { src: '/the-last-to-come.svg' }));
    });
  });
  const last = gate();
  await page.route('**/the-last-to-come.svg', async (route) => {
    await last.opened;
    await route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    });
  });
  await page.goto('/client-new.php', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('shop-form[data-ready]')).toBeAttached();
  await page.clock.pauseAt(Date.now() + 60_000);
  last.open();
  await page.waitForLoadState('load');
  const state = (name: string) => page.locator('.field', { has: page.locator(`input[name="${name}"]`) });
  await expect(state('firstname')).not.toHaveAttribute('data-state');
  await page.clock.runFor(499);
  await expect(state('firstname')).not.toHaveAttribute('data-state');
  await page.clock.runFor(1);
  await expect(state('firstname')).toHaveAttribute('data-state', 'success');
  await expect(state('email')).toHaveAttribute('data-state', 'error');
  await expect(state('lastname')).not.toHaveAttribute('data-state');
});
