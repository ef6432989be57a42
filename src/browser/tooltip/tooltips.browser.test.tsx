import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { runNotices } from '#browser/notices/notices.ts';
import { PictureGallery } from '#islands/product/picture-gallery/picture-gallery.tsx';
import { expectAccessible } from '#tests/support/stage/accessibility-stage.ts';
import { css } from '#tests/support/stage/css.ts';
import { emulateMedia, pretendTouchScreen } from '#tests/support/stage/emulate.ts';
import { onDesktop, onPhone, stageLayout } from '#tests/support/stage/layout-stage.tsx';
import { movePointer, tap } from '#tests/support/stage/pointer.ts';
import prices from '#ui/price/product-price/product-price.examples.tsx';
import cards from '#ui/product/product-card/product-card.examples.tsx';

const AWAY = { x: 5, y: 5 };
const LOWEST = /^Najniższa cena, za jaką sprzedawaliśmy ten produkt w ciągu 30 dni przed obniżką/;

const tooltip = page.getByRole('tooltip');
const hint = page.getByRole('button', { name: 'Co to za cena?' });
const zoom = page.getByRole('button', { name: 'Powiększ zdjęcie' });
const press = (key: string) => userEvent.keyboard(key);
const boxOf = (part: typeof tooltip) => part.element().getBoundingClientRect();
const examplesOf = ({ examples }: typeof cards, ...names: string[]) =>
  examples
    .filter(({ name }) => names.includes(name))
    .map(({ name, element }) => <div key={name}>{element}</div>);

beforeAll(() => runNotices());
beforeEach(async () => {
  await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
  await onDesktop();
  await movePointer(AWAY);
});
afterEach(() => vi.useRealTimers());

/** A product with a reduced price and pictures. */
function show(): void {
  const pictures = [{ name: 'brazylia-cerrado-front-1', view: 'front' as const }];
  stageLayout({
    content: (
      <>
        <h1>Brazylia Cerrado</h1>
        <PictureGallery name="Brazylia Cerrado" pictures={pictures} />
        {examplesOf(prices, 'Reduced')}
      </>
    ),
  });
}

describe('a tooltip', () => {
  test('explains the lowest price of 30 days, 15 px from its sign, and hides 500 ms after the pointer left', async () => {
    show();
    await expect
      .element(css('.product-price__lowest'))
      .toHaveTextContent('Najniższa cena z 30 dni przed obniżką:');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await hint.hover();
    await expect.element(tooltip).toHaveTextContent(LOWEST);
    expect(Math.round(boxOf(tooltip).top - boxOf(hint).bottom)).toBe(15);
    await movePointer(AWAY);
    vi.advanceTimersByTime(499);
    await expect.element(tooltip).toBeVisible();
    vi.advanceTimersByTime(1);
    expect(tooltip.elements()).toEqual([]);
  });

  test('stays while the pointer is on it', async () => {
    show();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await hint.hover();
    await tooltip.hover();
    vi.advanceTimersByTime(800);
    await expect.element(tooltip).toBeVisible();
    await movePointer(AWAY);
    vi.advanceTimersByTime(500);
    expect(tooltip.elements()).toEqual([]);
  });

  test('is shown with the keyboard, read with its control, and hidden by Escape or when the focus leaves', async () => {
    show();
    (zoom.element() as HTMLElement).focus();
    await press('{Tab}');
    await expect.element(hint).toHaveFocus();
    await expect.element(tooltip).toHaveTextContent(LOWEST);
    await expect.element(hint).toHaveAttribute('aria-describedby', 'tooltip');
    await press('{Escape}');
    await expect.element(tooltip).not.toBeInTheDocument();
    await expect.element(hint).toHaveFocus();
    await press('{Shift>}{Tab}{/Shift}');
    await press('{Tab}');
    await expect.element(tooltip).toHaveTextContent(LOWEST);
    await press('{Tab}');
    await expect.element(tooltip).not.toBeInTheDocument();
  });

  test('names a button without words', async () => {
    show();
    await zoom.hover();
    await expect.element(tooltip).toHaveTextContent(/^Powiększ zdjęcie$/);
    await zoom.click();
    await expect.element(tooltip).not.toBeInTheDocument();
  });

  test('does not come any more for a control that a modal lies over by now', async () => {
    show();
    document.querySelector<HTMLDialogElement>('#region-dialog')?.showModal();
    (css('.hint').element() as HTMLElement).click();
    await vi.dynamicImportSettled();
    expect(document.querySelector('[role=tooltip]')).toBeNull();
  });

  test('names both toggles in the corner of a card, and lies upon neither', async () => {
    stageLayout({ content: <div>{examplesOf(cards, 'Plain', 'Reduced')}</div> });
    const toggles = css('.toggle', css('.card').nth(1));
    for (const [index, words] of [/^Zapisz na liście: /, /^Porównaj: /].entries()) {
      await movePointer(AWAY);
      await toggles.nth(index).hover();
      await expect.element(tooltip).toHaveTextContent(words);
      const [bubble, other] = [boxOf(tooltip), boxOf(toggles.nth(1 - index))];
      expect(bubble.bottom <= other.top || bubble.top >= other.bottom).toBe(true);
    }
  });

  test.each(['start', 'end'] as const)(
    'is never cut off at the edge: at the %s of the window',
    async (block) => {
      await page.viewport(640, 500);
      show();
      hint.element().scrollIntoView({ block, behavior: 'instant' });
      await hint.hover();
      await expect.element(tooltip).toBeVisible();
      const { left, top, right, bottom } = boxOf(tooltip);
      expect(left).toBeGreaterThanOrEqual(8);
      expect(top).toBeGreaterThanOrEqual(8);
      expect(right).toBeLessThanOrEqual(632);
      expect(bottom).toBeLessThanOrEqual(492);
    },
  );

  test('is accessible', () =>
    expectAccessible('a tooltip', async () => {
      await movePointer(AWAY);
      show();
      await hint.hover();
      await expect.element(tooltip).toHaveTextContent(LOWEST);
    }));

  test('comes and goes with a tap on a touch screen', async () => {
    pretendTouchScreen();
    await onPhone();
    show();
    hint.element().scrollIntoView({ block: 'center', behavior: 'instant' });
    await tap(hint);
    await expect.element(tooltip).toHaveTextContent(LOWEST);
    await tap({ x: 180, y: 600 });
    await expect.element(tooltip).not.toBeInTheDocument();
  });
});
