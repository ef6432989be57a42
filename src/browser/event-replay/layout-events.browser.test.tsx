import { describe, expect, test } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { css } from '#tests/support/stage/css.ts';
import { onDesktop, onPhone, stageLayout } from '#tests/support/stage/layout-stage.tsx';
import { noteLeaving } from '#tests/support/stage/leaving.ts';
import { cards } from '#tests/support/stage/toggles-stage.tsx';
import { CardGrid } from '#ui/product/product-card/product-card.tsx';
import { holdLayoutEvents } from './layout-events.ts';

const led = noteLeaving();

const hrefOf = (link: Locator) => link.element().getAttribute('href');

describe('before the script of the layout has come', () => {
  test.for([
    ['the menu', '.header__menu', onPhone],
    ['the choice of region', '.header__region', onDesktop],
    ['what is kept in the browser', '.footer [aria-controls=cookies]', onDesktop],
  ] as const)('a press for %s leads nowhere, and is made once more when it has', async ([, opener, view]) => {
    await view();
    stageLayout();
    const repeat = holdLayoutEvents();
    await css(opener).click();
    expect(led).toEqual([]);
    await repeat();
    // Nobody takes it here: where the script cannot come, it is a link.
    expect(led.map((address) => address.replace(/^.*(?=#)/, ''))).toEqual([hrefOf(css(opener))]);
    await css(opener).click();
    expect(led).toHaveLength(2);
  });

  test('every toggle that is pressed waits, and is sent as a form when nothing takes it', async () => {
    stageLayout({ content: <CardGrid cards={cards} headingLevel="h2" /> });
    const toggles = css('.card button[form]');
    const repeat = holdLayoutEvents();
    await toggles.nth(0).click();
    await toggles.nth(1).click();
    expect(led).toEqual([]);
    await repeat();
    expect(led).toHaveLength(2);
    expect(new Set(led).size).toBe(2);
  });

  test('a Tab leads on, and is told of once more when it has', async () => {
    stageLayout();
    const heard: (string | undefined)[] = [];
    const note = ({ key, isTrusted, target }: KeyboardEvent) =>
      !isTrusted && heard.push(`${key} ${(target as Element).className}`);
    addEventListener('keydown', note);
    window.focus();
    const repeat = holdLayoutEvents();
    await userEvent.keyboard('{Tab}');
    await expect.element(css('.skip')).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(css('.skip')).not.toHaveFocus();
    await repeat();
    removeEventListener('keydown', note);
    expect(heard).toEqual(['Tab ', 'Tab skip']);
  });

  test('a Tab that was pressed before any script is told of as well', async () => {
    stageLayout();
    window.focus();
    await userEvent.keyboard('{Tab}');
    const heard: string[] = [];
    const note = ({ key, target }: KeyboardEvent) => heard.push(`${key} ${(target as Element).className}`);
    addEventListener('keydown', note);
    await holdLayoutEvents()();
    removeEventListener('keydown', note);
    expect(heard).toEqual(['Tab skip']);
  });
});
