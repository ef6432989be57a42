import type { Page } from '@playwright/test';
import { panelLinks } from '#contract/panel/panel-links.ts';
import { violations } from '#tests/support/journey/axe.ts';
import { acceptInvitation, inviteMember, MEMBERS_PASSWORD } from '#tests/support/journey/panel.ts';
import { expect, test } from '#tests/support/journey/shop.ts';

/** A device with a finger on it, in the place of a real one. */
async function addDevice(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  return {
    recognises: (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

test('a member adds a passkey, signs out, and comes back without a password', async ({ page }) => {
  const { link } = await inviteMember(page);
  await acceptInvitation(page, link);
  const device = await addDevice(page);
  await page.goto(panelLinks.account);
  await page.getByRole('link', { name: 'Dodaj klucz dostępu' }).click();
  await page.getByLabel('Nazwa klucza').fill('Laptop w biurze');
  await page.getByLabel('Obecne hasło').fill(MEMBERS_PASSWORD);
  await page.getByRole('button', { name: 'Dalej' }).click();
  const make = page.getByRole('button', { name: 'Utwórz klucz dostępu' });
  await expect(make).toBeVisible();
  expect(await violations(page, 'all')).toEqual([]);
  await make.click();
  await expect(page.getByRole('status')).toContainText('„Laptop w biurze” jest dodany');
  expect(await violations(page, 'all')).toEqual([]);
  await page.goto((await page.locator('a[href*="passkeys/remove"]').getAttribute('href')) ?? '');
  expect(await violations(page, 'all')).toEqual([]);

  await device.recognises(false);
  await page.getByRole('button', { name: 'Wyloguj' }).click();
  await page.goto(`${panelLinks.signIn}?go_on=${encodeURIComponent(panelLinks.accountSessions)}`);
  const enter = page.getByRole('button', { name: 'Zaloguj się kluczem dostępu' });
  await enter.click();
  await expect(page.getByRole('alert')).toContainText('Logowanie kluczem dostępu nie powiodło się.');
  expect(await violations(page, 'all')).toEqual([]);

  await device.recognises(true);
  await enter.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Urządzenia, na których jesteś w panelu');
});
