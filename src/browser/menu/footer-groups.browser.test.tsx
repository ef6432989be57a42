import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { startPageControls } from '#browser/layout/page-controls.ts';
import { startView } from '#browser/layout/view.ts';
import { runNotices } from '#browser/notices/notices.ts';
import { emulateMedia } from '#tests/support/stage/emulate.ts';
import { onDesktop, onPhone, stageLayout } from '#tests/support/stage/layout-stage.tsx';
import { startFooterGroups } from './footer-groups.ts';

const footer = page.getByRole('contentinfo');
const link = (name: string) => footer.getByRole('link', { name, exact: true });

beforeEach(() => emulateMedia({ 'prefers-reduced-motion': 'reduce' }));

function show(): void {
  stageLayout();
  startView();
  startFooterGroups();
}

describe('the footer', () => {
  test('opens and closes its groups on a phone', async () => {
    await onPhone();
    show();
    const heading = footer.getByRole('button', { name: 'Pomoc' });
    await expect.element(heading).toHaveAttribute('aria-expanded', 'false');
    await expect.element(link('Dostawa')).not.toBeInTheDocument();
    await heading.click();
    await expect.element(heading).toHaveAttribute('aria-expanded', 'true');
    await expect.element(link('Dostawa')).toBeVisible();
    await expect.element(link('Regulamin')).not.toBeInTheDocument();
    await userEvent.keyboard('{ }');
    await expect.element(link('Dostawa')).not.toBeInTheDocument();
  });

  test.each([640, 980, 1600])('has plain headings and all its links open at %i px', async (width) => {
    await page.viewport(width, 900);
    show();
    await expect.element(footer.getByRole('heading', { name: 'Pomoc' })).toBeVisible();
    await expect.element(footer.getByRole('heading').getByRole('button')).not.toBeInTheDocument();
    await expect.element(link('Dostawa')).toBeVisible();
  });

  test('opens everything when a phone is turned and the view grows, and folds again when it shrinks', async () => {
    await onPhone();
    show();
    await expect.element(footer.getByRole('heading').getByRole('button')).toHaveLength(4);
    await page.viewport(740, 360);
    await expect.element(footer.getByRole('heading').getByRole('button')).not.toBeInTheDocument();
    await expect.element(link('Regulamin')).toBeVisible();
    await onPhone();
    await expect.element(footer.getByRole('heading').getByRole('button')).toHaveLength(4);
  });

  test('tells in English too how long what the shop keeps in the browser stays', async () => {
    await onDesktop();
    stageLayout({ language: 'en' });
    startPageControls();
    runNotices();
    await link('Manage cookies').click();
    const dialog = page.getByRole('dialog', { name: 'Manage cookies' });
    await expect.element(dialog).toHaveTextContent('60 days');
    await userEvent.keyboard('{Escape}');
    await expect.element(link('Manage cookies')).toHaveFocus();
  });
});
