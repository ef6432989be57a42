import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { framesOfPress } from '#tests/support/frames-of-press.ts';
import { expectAccessibleAt } from '#tests/support/stage/accessibility-stage.ts';
import { css } from '#tests/support/stage/css.ts';
import { onDesktop, onPhone } from '#tests/support/stage/layout-stage.tsx';
import { noteNavigations } from '#tests/support/stage/navigations.ts';
import { pressAt } from '#tests/support/stage/pointer.ts';
import {
  box,
  COFFEE,
  cards,
  openList,
  prepareLists,
  untilAt,
} from '#tests/support/stage/product-list-stage.tsx';

const openButton = css('[data-filters=toggle]');
const drawer = page.getByRole('dialog', { name: 'Filtry' });

const led = noteNavigations();
prepareLists();

describe('filters on a small screen', () => {
  beforeEach(onPhone);

  test('come in a drawer that opens and closes, by button, Escape and a press beside it', async () => {
    await openList();
    await expect.element(css('#filter-promotion')).not.toBeVisible();
    await expect.element(openButton).toHaveAttribute('aria-expanded', 'false');
    await openButton.click();
    await expect.element(drawer).toBeVisible();
    await expect.element(openButton).toHaveAttribute('aria-expanded', 'true');
    await untilRuled();
    await userEvent.keyboard('{Escape}');
    await expect.element(drawer).not.toBeInTheDocument();
    await expect.element(openButton).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await untilRuled();
    await pressAt({ x: 355, y: 400 });
    await expect.element(drawer).not.toBeInTheDocument();
    await expect.element(openButton).toHaveAttribute('aria-expanded', 'false');
  });

  test('have a control that is shown as pressed before the page is put behind them', async () => {
    await openList();
    const [first, ...others] = await framesOfPress(openButton.element(), 'dialog:modal');
    expect(first).toBe('pressed');
    expect(others).not.toContain('nothing');
    await expect.element(openButton).not.toHaveAttribute('aria-busy');
  });

  test('stay open while one chooses, with the number of results on their button', async () => {
    await openList();
    await openButton.click();
    await box('W promocji').click();
    await untilAt(`${COFFEE}?promotion=1`);
    await expect.element(drawer).toBeVisible();
    await expect.element(box('W promocji')).toHaveFocus();
    await drawer.getByRole('button', { name: 'Pokaż 2 produkty' }).click();
    await expect.element(drawer).not.toBeInTheDocument();
    await expect.element(openButton).toHaveFocus();
    await expect.element(cards).toHaveLength(2);
    expect(led).toEqual([]);
  });

  test('are forced closed when the screen becomes a desktop’s', async () => {
    await openList();
    await openButton.click();
    await expect.element(drawer).toBeVisible();
    await onDesktop();
    await expect.element(drawer).not.toBeInTheDocument();
    const beside = page.getByRole('complementary', { name: 'Filtry' });
    await expect.element(beside.getByLabelText('W promocji')).toBeVisible();
    await expect.element(openButton).not.toBeVisible();
  });
});

test('the open drawer and the open settings are accessible', async () => {
  const phone = { width: 360, height: 740 };
  await expectAccessibleAt(phone, 'the settings', async () => {
    await openList(`${COFFEE}?available=1`);
    await page.getByRole('button', { name: 'Sortowanie i układ' }).click();
  });
  await expectAccessibleAt(phone, 'the drawer', async () => {
    await openButton.click();
    await expect.element(drawer).toBeVisible();
  });
});

/** Alerts are within a modal that follows the rule of all. */
const untilRuled = () => expect.element(css('dialog[open] > #alerts')).toBeInTheDocument();
