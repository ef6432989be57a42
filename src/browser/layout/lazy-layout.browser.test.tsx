import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { css } from '#tests/support/stage/css.ts';
import { openPage } from '#tests/support/stage/pages-stage.tsx';
import {
  COFFEE,
  cards,
  longAt,
  moreButton,
  openList,
  PAGE_SIZE,
  prepareLists,
} from '#tests/support/stage/product-list-stage.tsx';
import { startLazyLayout } from './lazy-layout.ts';

prepareLists();
beforeEach(async () => {
  await page.viewport(360, 740);
  scrollTo({ top: 0, behavior: 'instant' });
});

const isLaidOut = (part: Element) => part.checkVisibility({ contentVisibilityAuto: true });
const untilLaidOut = () => expect.poll(() => css('.lazy-layout').elements()).toEqual([]);

// Nothing has started it yet, as where the scripts do not come.
test('what is far below is laid out when it comes near, where no script does it before', async () => {
  openPage(COFFEE, longAt);
  document.body.style.paddingTop = '5000px';
  onTestFinished(() => document.body.removeAttribute('style'));
  const last = css('.card').last().element();
  await expect.poll(() => isLaidOut(last)).toBe(false);
  last.scrollIntoView({ behavior: 'instant' });
  await expect.poll(() => isLaidOut(last)).toBe(true);
  expect(css('.lazy-layout').elements()).not.toEqual([]);
});

test('a link to a place far below leads to it, where no script has laid out what is above it', async () => {
  openPage(COFFEE, longAt);
  const place = css('#all-categories').element();
  expect(place.getBoundingClientRect().top).toBeGreaterThan(innerHeight);
  // Left there, it would draw the next page down to its place.
  onTestFinished(() => {
    location.hash = '';
  });
  location.hash = 'all-categories';
  await expect.poll(() => Math.abs(place.getBoundingClientRect().top) < innerHeight).toBe(true);
});

test('what is far below is laid out when there is time, without being looked at, and products that are added too', async () => {
  await openList(COFFEE, longAt);
  startLazyLayout();
  await untilLaidOut();
  expect(isLaidOut(css('.card').last().element())).toBe(true);
  expect(scrollY).toBe(0);
  (moreButton.element() as HTMLElement).focus({ preventScroll: true });
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => cards.elements().length).toBeGreaterThan(PAGE_SIZE);
  await untilLaidOut();
});
