import { beforeAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { runNotices } from '#browser/notices/notices.ts';
import { $chosenPicture } from '#browser/product/chosen-picture.ts';
import { Island } from '#pages/island.tsx';
import { css } from '#tests/support/stage/css.ts';
import { emulateMedia } from '#tests/support/stage/emulate.ts';
import { onDesktop, onPhone } from '#tests/support/stage/layout-stage.tsx';
import { hydrateIslands, stage } from '#tests/support/stage/stage.tsx';
import island from './island.ts';

const PICTURES = ['przod', 'detal', 'uzycie', 'bialy'].map((name) => ({ name, view: 'front' as const }));
const COUNT = PICTURES.length;

const dialog = css('.gallery__dialog');
const place = dialog.getByText(/^\d \/ \d$/);
const previous = dialog.getByRole('button', { name: 'Poprzednie zdjęcie' });
const next = dialog.getByRole('button', { name: 'Następne zdjęcie' });
const thumb = (index: number) => css('.gallery__thumbs a').nth(index);
const opener = page.getByRole('button', { name: 'Powiększ zdjęcie' });

beforeAll(() => {
  runNotices();
});

async function show(): Promise<void> {
  await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
  stage(
    <main>
      <Island of={island} props={{ name: 'Brazylia', pictures: PICTURES }} />
      <div id="alerts" />
    </main>,
  );
  await hydrateIslands();
}

test('the closer look at a picture goes through all by buttons and by keys', async () => {
  await show();
  await opener.click();
  await expect.element(place).toHaveTextContent(`1 / ${COUNT}`);
  await expect.element(previous).toHaveAttribute('aria-disabled', 'true');
  await next.click();
  await expect.element(dialog.getByRole('img', { name: `zdjęcie 2 z ${COUNT}` })).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(place).toHaveTextContent(`1 / ${COUNT}`);
  for (let presses = 1; presses < COUNT; presses++) await next.click();
  await expect.element(place).toHaveTextContent(`${COUNT} / ${COUNT}`);
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  await expect.element(next).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeVisible();
  await thumb(2).click();
  await expect.element(thumb(2)).toHaveAttribute('aria-current', 'true');
  await opener.click();
  await expect.element(place).toHaveTextContent(`3 / ${COUNT}`);
});

test('a size with a picture of its own brings it', async () => {
  await show();
  // What has answered a press also listens to the sizes.
  await thumb(1).click();
  await expect.element(thumb(1)).toHaveAttribute('aria-current', 'true');
  $chosenPicture.set('bialy');
  await expect.element(thumb(3)).toHaveAttribute('aria-current', 'true');
});

test('on a phone several pictures are seen at once, dots lead through all of them, and a swipe moves the dots', async () => {
  await onPhone();
  await show();
  const strip = css('.gallery__strip').element();
  const first = css('.gallery__strip > li').first().element().getBoundingClientRect();
  expect(first.height).toBeLessThan(200);
  expect(first.width * 2).toBeLessThan(strip.clientWidth);
  await thumb(COUNT - 1).click();
  await expect.poll(() => strip.scrollLeft).toBe(strip.scrollWidth - strip.clientWidth);
  await expect.element(thumb(COUNT - 1)).toHaveAttribute('aria-current', 'true');
  expect(thumb(0).element().getBoundingClientRect().width).toBeGreaterThanOrEqual(24);
  strip.scrollTo({ left: 0 });
  await expect.element(thumb(0)).toHaveAttribute('aria-current', 'true');
  await onDesktop();
});

test('the closer look enlarges 2.5 times; pointer and keys move it, the next picture is whole again', async () => {
  await show();
  await opener.click();
  const closer = css('.gallery__closer');
  const wide = () => closer.element().scrollWidth / closer.element().clientWidth;
  const enlarge = dialog.getByRole('button', { name: 'Powiększ 2,5 raza' });
  expect(wide()).toBe(1);
  await enlarge.click();
  await expect.element(enlarge).toHaveAttribute('aria-pressed', 'true');
  expect(wide()).toBeCloseTo(2.5, 1);
  const { width, height } = closer.element().getBoundingClientRect();
  await closer.hover({ position: { x: width - 2, y: height / 2 } });
  await expect.poll(() => closer.element().scrollLeft).toBeGreaterThan(width);
  (closer.element() as HTMLElement).focus();
  const before = closer.element().scrollLeft;
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(() => closer.element().scrollLeft).toBeLessThan(before);
  await expect.element(place).toHaveTextContent(`1 / ${COUNT}`);
  await next.click();
  expect(wide()).toBe(1);
});
