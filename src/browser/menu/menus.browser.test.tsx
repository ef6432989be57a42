import { beforeAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { startPageControls } from '#browser/layout/page-controls.ts';
import { startView } from '#browser/layout/view.ts';
import { runNotices } from '#browser/notices/notices.ts';
import { expectAccessibleAt } from '#tests/support/stage/accessibility-stage.ts';
import { css } from '#tests/support/stage/css.ts';
import { stageLayout } from '#tests/support/stage/layout-stage.tsx';
import { hydrateMenus } from './menus.ts';

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 900 };

const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
const menu = dialog('Menu');

beforeAll(() => {
  startPageControls();
  runNotices();
});

function show(): void {
  stageLayout();
  startView();
  hydrateMenus();
}

test('the drawer, its levels and its tabs are accessible', async () => {
  await expectAccessibleAt(PHONE, 'the drawer', async () => {
    show();
    await page.getByRole('link', { name: 'Menu', exact: true }).click();
    await expect.element(menu).toBeVisible();
  });
  await expectAccessibleAt(PHONE, 'a level of the drawer', () =>
    menu.getByRole('button', { name: 'Kawa', exact: true }).click(),
  );
  for (const tab of ['Informacje', 'Konto'])
    await expectAccessibleAt(PHONE, `${tab} in the drawer`, () =>
      menu.getByRole('tab', { name: tab }).click(),
    );
});

test('an open panel and the dialog of cookies are accessible', async () => {
  await expectAccessibleAt(DESKTOP, 'the panel', async () => {
    show();
    (page.getByRole('button', { name: 'Podkategorie: Kawa' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(css('.mega__toggle[aria-expanded=true] + .mega__panel')).toBeVisible();
  });
  await expectAccessibleAt(DESKTOP, 'the dialog of cookies', async () => {
    await userEvent.keyboard('{Escape}');
    await page.getByRole('link', { name: 'Zarządzaj plikami cookie' }).click();
    await expect.element(dialog('Zarządzaj plikami cookie')).toBeVisible();
  });
});
