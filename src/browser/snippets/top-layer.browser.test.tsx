import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { startPageControls } from '#browser/layout/page-controls.ts';
import { expectAccessible } from '#tests/support/stage/accessibility-stage.ts';
import { css } from '#tests/support/stage/css.ts';
import { stageLayout } from '#tests/support/stage/layout-stage.tsx';
import { pressAt } from '#tests/support/stage/pointer.ts';
import { showTopLayers } from './top-layer.ts';

type Ran = { ran?: string[] };

const layer = css('dialog.top-layer[open]');
const close = layer.getByRole('button', { name: 'Zamknij' });
const text = (title: string) =>
  `<h2>${title}</h2><p>Nowe zbiory są już w sklepie.</p><p><a href="/kategoria/1/kawa">Zobacz kawy</a></p>`;

beforeAll(startPageControls);
beforeEach(() => {
  sessionStorage.clear();
  stageLayout();
});

const show = (items: Record<string, string>) =>
  showTopLayers({ items, needs_consent: [], words: { title: 'Ogłoszenie', close: 'Zamknij' } });

describe('a top layer', () => {
  test('stands above the page, holds the focus, and a press beside it closes nothing', async () => {
    show({ autumn: text('Jesień w palarni') });
    await expect.element(layer).toBeVisible();
    await expect.element(close).toHaveFocus();
    await pressAt({ x: 5, y: 5 });
    await expect.element(layer).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(css('dialog.top-layer')).not.toBeInTheDocument();
  });

  test('is closed by its button, and remembered as closed while the tab lives', async () => {
    const content = text('Zima w palarni');
    show({ winter: content });
    await close.click();
    await expect.element(css('dialog.top-layer')).not.toBeInTheDocument();
    expect(sessionStorage.getItem('closedLayers')).toBe(JSON.stringify([`winter ${content.length}`]));
  });

  test('that was closed on a page before is not shown', () => {
    const content = text('Wiosna, po prostu');
    sessionStorage.setItem('closedLayers', JSON.stringify([`spring ${content.length}`]));
    show({ spring: content });
    expect(css('dialog.top-layer').elements()).toEqual([]);
  });

  test('comes one at a time, and the item called script runs', async () => {
    show({
      first: text('Pierwszy'),
      second: '<p>Drugi</p>',
      script: "(window.ran = window.ran || []).push('script')",
    });
    await expect.poll(() => (window as Ran).ran).toEqual(['script']);
    expect(layer.elements()).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await expect.element(layer).toHaveTextContent('Drugi');
    expect(layer.elements()).toHaveLength(1);
  });

  test('is accessible', async () => {
    let times = 0;
    await expectAccessible('a layer', async () => {
      stageLayout();
      show({ [`autumn-${times++}`]: text('Jesień w palarni') });
      await expect.element(close).toBeVisible();
      const { width, height } = close.element().getBoundingClientRect();
      expect([width, height]).toEqual([44, 44]);
    });
  });
});
