import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { cdp, type Locator, page, userEvent } from 'vitest/browser';
import { askForConsent } from '#browser/consent/consent-bar.ts';
import { startPageControls } from '#browser/layout/page-controls.ts';
import { hydrateMenus } from '#browser/menu/menus.ts';
import { runNotices } from '#browser/notices/notices.ts';
import { startRegion } from '#browser/region/start-region.ts';
import pictureGallery from '#islands/product/picture-gallery/island.ts';
import { Island } from '#pages/island.tsx';
import { framesOfPress } from '#tests/support/frames-of-press.ts';
import { css } from '#tests/support/stage/css.ts';
import { emulateMedia } from '#tests/support/stage/emulate.ts';
import { onDesktop, onPhone, stageLayout } from '#tests/support/stage/layout-stage.tsx';
import { pressAt } from '#tests/support/stage/pointer.ts';
import { answerSettings } from '#tests/support/stage/region-stage.tsx';
import { hydrateIslands } from '#tests/support/stage/stage.tsx';
import { forgetCookies } from '#tests/support/stage/stored-cookies.ts';
import instalments from '#ui/instalments/instalments.examples.tsx';

const OUTSIDE = { x: 20, y: 500 };
const cookies = page.getByRole('dialog', { name: 'Zarządzaj plikami cookie' });
const region = page.getByRole('dialog', { name: 'Język, waluta i kraj dostawy' });
const regionLink = css('.header__region');
const cookiesLink = css('.footer [aria-controls=cookies]');
const zipcode = region.getByLabelText('Kod pocztowy');
const question = page.getByRole('region', { name: 'Twoja prywatność' });
const press = (key: string) => userEvent.keyboard(key);
const focus = (part: Locator) => (part.element() as HTMLElement).focus();

beforeAll(() => {
  startPageControls();
  runNotices();
  startRegion();
});
beforeEach(async () => {
  await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
  await onDesktop();
  answerSettings();
});

/** Waits until a modal is open and follows the rule of all: alerts are within it then. */
async function untilRuled(modal: Locator): Promise<void> {
  await expect.element(modal).toBeVisible();
  await expect.element(css('dialog:modal > #alerts')).toBeInTheDocument();
}

async function openRegion(): Promise<void> {
  await regionLink.click();
  await untilRuled(region);
  await expect.element(zipcode).toBeVisible();
}

async function showRegion(): Promise<void> {
  stageLayout();
  await openRegion();
}

const expectClosed = (modal: Locator) => expect.element(modal).not.toBeInTheDocument();

/** Long enough for what a press would have done. */
async function someFrames(): Promise<void> {
  for (let frames = 0; frames < 10; frames++) await new Promise((resolve) => requestAnimationFrame(resolve));
}

describe('on a phone', () => {
  test.each([
    ['the menu', '.header__menu'],
    ['the instalments', '.instalments--asking'],
  ])('the control of %s is shown as pressed before the page is put behind them', async (_, control) => {
    await onPhone();
    stageLayout({ content: instalments.examples[1]?.element });
    const [first, ...others] = await framesOfPress(css(control).element(), 'dialog:modal');
    expect(first).toBe('pressed');
    expect(others).not.toContain('nothing');
    await expect.poll(() => document.querySelector(control)?.hasAttribute('aria-busy')).toBe(false);
  });
});

describe('a modal', () => {
  test('closes on Escape, on its close link and on a click outside, and the focus returns', async () => {
    await showRegion();
    await press('{Escape}');
    await expectClosed(region);
    await expect.element(regionLink).toHaveFocus();

    await openRegion();
    await region.getByRole('button', { name: 'Zamknij' }).click();
    await expectClosed(region);
    await expect.element(regionLink).toHaveFocus();

    await openRegion();
    await region.getByRole('heading', { name: 'Język, waluta i kraj dostawy' }).click();
    await expect.element(region).toBeVisible();
    await pressAt(OUTSIDE);
    await expectClosed(region);
    await expect.element(regionLink).toHaveFocus();
  });

  test('takes the focus, holds it, and is worked with the keyboard alone', async () => {
    stageLayout();
    focus(regionLink);
    await press('{Enter}');
    await expect.element(zipcode).toBeVisible();
    for (let presses = 0; presses < 12; presses += 1) {
      const { activeElement } = document;
      expect(activeElement === document.body || activeElement?.closest('dialog:modal')).toBeTruthy();
      await press('{Tab}');
    }
    await press('{Escape}');
    await press('{Escape}');
    await expectClosed(region);
    await expect.element(regionLink).toHaveFocus();
  });

  test('stays while something is typed: the first Escape leaves the field, the next one closes', async () => {
    await showRegion();
    await zipcode.fill('00-950');
    await press('{Escape}');
    await expect.element(region).toBeVisible();
    await expect.element(region).toHaveFocus();
    await press('{Escape}');
    await expectClosed(region);
  });

  test('stays while something is typed: the first click outside leaves the field, the next one closes', async () => {
    await showRegion();
    await zipcode.fill('00-950');
    await pressAt(OUTSIDE);
    await expect.element(region).toBeVisible();
    await expect.element(zipcode).not.toHaveFocus();
    await pressAt(OUTSIDE);
    await expectClosed(region);
  });

  test('is not held by a focused checkbox or button: the first Escape closes it', async () => {
    stageLayout({ notices: ASKING });
    for (const focused of [cookies.getByRole('checkbox').last(), cookies.getByRole('button').first()]) {
      await cookiesLink.click();
      await untilRuled(cookies);
      focus(focused);
      await press('{Escape}');
      await expectClosed(cookies);
    }
  });

  test('stays when a press begins inside and ends outside', async () => {
    await showRegion();
    const { x, y } = region.element().getBoundingClientRect();
    await pressAt({ x: x + 40, y: y + 30 }, OUTSIDE);
    await someFrames();
    await expect.element(region).toBeVisible();
  });

  test('stays while the backdrop of a top layer is there', async () => {
    await showRegion();
    const backdrop = Object.assign(document.createElement('div'), { textContent: 'Nowość' });
    backdrop.dataset.topLayerBackdrop = '';
    document.body.append(backdrop);
    await press('{Escape}');
    await press('{Escape}');
    await pressAt(OUTSIDE);
    await expect.element(region).toBeVisible();
    backdrop.remove();
    await press('{Escape}');
    await expectClosed(region);
  });

  test('is alone: another one takes its place, and the focus returns to where the first was opened', async () => {
    await page.viewport(700, 800);
    stageLayout();
    hydrateMenus();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const opener = page.getByRole('link', { name: 'Menu' });
    await opener.click();
    await expect.element(menu.getByRole('button', { name: 'Kawa' })).toBeVisible();
    await menu.getByRole('tab', { name: 'Informacje' }).click();
    await menu.getByRole('link', { name: 'Zarządzaj plikami cookie' }).click();
    await expect.element(cookies).toBeVisible();
    await expectClosed(menu);
    expect(cookies.element().contains(document.activeElement)).toBe(true);
    await press('{Escape}');
    await expectClosed(cookies);
    await expect.element(opener).toHaveFocus();
  });

  test('keeps the page behind it where it is', async () => {
    stageLayout({ content: <div style={{ height: 3000 }}>Kawa</div> });
    scrollTo({ top: 300, behavior: 'instant' });
    (cookiesLink.element() as HTMLElement).click();
    await untilRuled(cookies);
    const top = scrollY;
    expect(top).toBeGreaterThan(0);
    await turnWheel(-400);
    await someFrames();
    expect(scrollY).toBe(top);
    await press('{Escape}');
    await expectClosed(cookies);
    await turnWheel(-400);
    await expect.poll(() => scrollY).toBeLessThan(top);
  });

  test('follows the same rule where an island opens it', async () => {
    const pictures = [1, 2].map((n) => ({ name: `brazylia-cerrado-front-${n}`, view: 'front' as const }));
    stageLayout({ content: <Island of={pictureGallery} props={{ name: 'Brazylia Cerrado', pictures }} /> });
    await hydrateIslands();
    const zoom = page.getByRole('button', { name: 'Powiększ zdjęcie' });
    await zoom.click();
    await untilRuled(css('.gallery__dialog'));
    await pressAt(OUTSIDE);
    await expect.element(css('.gallery__dialog')).not.toBeVisible();
    await expect.element(zoom).toHaveFocus();
  });

  test('shows and says alerts above itself, and gives them back', async () => {
    await showRegion();
    expect(css('dialog:modal #alerts').elements()).toHaveLength(1);
    await press('{Escape}');
    await expectClosed(region);
    await expect.poll(() => css('body > #alerts').elements()).toHaveLength(1);
    expect(css('.toast').elements()).toEqual([]);
  });
});

describe('a modal, while the question of cookies is there', () => {
  async function showAsked(): Promise<void> {
    onTestFinished(forgetCookies);
    stageLayout({ notices: ASKING });
    askForConsent();
    await openRegion();
    await expect.element(question).toBeVisible();
  }

  test('stays, the question can be answered above it, and then it closes', async () => {
    await showAsked();
    await press('{Escape}');
    await expect.element(region).toBeVisible();
    await expect.element(question.getByRole('button', { name: 'Tylko niezbędne' })).toHaveFocus();
    await press('{Escape}');
    await pressAt({ x: 1200, y: 500 });
    await expect.element(region).toBeVisible();
    await question.getByRole('button', { name: 'Tylko niezbędne' }).click();
    await expectClosed(question);
    await press('{Escape}');
    await expectClosed(region);
  });

  test.for([
    [360, 640],
    [320, 568],
  ] as const)('has its last button in reach on a screen of %i × %i px', async ([width, height]) => {
    await showAsked();
    await page.viewport(width, height);
    const save = region.getByRole('button', { name: 'Zapisz' });
    await expect.element(save).toBeVisible();
    save.element().scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width: wide, height: high } = save.element().getBoundingClientRect();
    expect(save.element().contains(document.elementFromPoint(x + wide / 2, y + high / 2))).toBe(true);
  });

  test('can still be closed by its close link, and the question goes back into the page', async () => {
    await showAsked();
    await region.getByRole('button', { name: 'Zamknij' }).click();
    await expectClosed(region);
    await question.getByRole('button', { name: 'Tylko niezbędne' }).click();
    await expectClosed(question);
  });
});

const ASKING = {
  bars: { top: [], bottom: [] },
  freeShipping: false,
  purposes: ['analytics' as const, 'marketing' as const],
};

async function turnWheel(deltaY: number): Promise<void> {
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseWheel', x: 20, y: 300, deltaX: 0, deltaY });
}
