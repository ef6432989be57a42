import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { panelStage } from '#tests/support/stage/panel-stage.tsx';
import { Rail } from './rail.tsx';

const rail = <Rail here="orders" shopName="Palarnia" />;
const openMenu = page.getByRole('button', { name: 'Menu' });
const menu = page.getByRole('navigation', { name: 'Menu panelu' });
const boxes = () => [...document.querySelectorAll('nav a')].map((link) => link.getBoundingClientRect());

test.each([320, 360, 600])(
  'on a phone of %i px its menu opens, with all of it on the screen',
  async (width) => {
    await panelStage(rail, width);
    await expect.element(menu).not.toBeInTheDocument();
    expect(document.documentElement.scrollWidth).toBe(width);
    await openMenu.click();
    await expect.element(menu).toBeVisible();
    expect(boxes().length).toBeGreaterThan(10);
    for (const { left, right, bottom, height } of boxes()) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
      expect(bottom).toBeLessThanOrEqual(800);
      expect(height).toBeGreaterThanOrEqual(44);
    }
    await userEvent.keyboard('{Escape}');
    await expect.element(menu).not.toBeInTheDocument();
  },
);

test.each([768, 1280, 1600])('at %i px the whole menu is there, with nothing to open', async (width) => {
  await panelStage(rail, width);
  await expect.element(menu).toBeVisible();
  await expect.element(openMenu).not.toBeInTheDocument();
  expect(boxes().every(({ width: wide, bottom }) => wide > 0 && bottom <= 800)).toBe(true);
});
