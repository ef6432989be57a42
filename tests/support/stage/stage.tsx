import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import { firstView } from '#browser/layout/first-view.ts';
import settings from '#config';
import { textsIn } from '#texts/dictionary.ts';
import { type ShopView, ShopViewProvider } from '#ui/shop-view/shop-view.tsx';
import styles from '../../../src/main.css?inline';
import { startIslands } from '../../../src/start-islands.ts';
import { emulateMedia } from './emulate.ts';

const WINDOW = { width: 1280, height: 900 };

document.head.append(Object.assign(document.createElement('style'), { textContent: styles }));

// Nothing loads the page of a test again, not even what is late and comes after its test.
navigation.addEventListener('navigate', (event) => {
  if (!event.destination.sameDocument && event.cancelable) event.preventDefault();
});

/**
 * Files share one browser window: each test begins on an empty page in a window of the usual size, and later than
 * scripts may come, since that moment needs a clock which a test may have stopped.
 */
beforeEach(async () => {
  await firstView;
  complaints.length = 0;
  document.body.replaceChildren();
  document.documentElement.lang = 'pl';
  scrollTo({ top: 0, behavior: 'instant' });
  await page.viewport(WINDOW.width, WINDOW.height);
  await emulateMedia();
});

/** What the page has complained of; a test that makes it complain empties the list. */
export const complaints: string[] = [];
for (const kind of ['error', 'warn'] as const) {
  const write = console[kind];
  console[kind] = (...said: unknown[]) => {
    complaints.push(said.map(String).join(' '));
    write(...said);
  };
}
afterEach(() => expect(complaints).toEqual([]));

/** Puts parts of the interface on the empty page, as the server would send them. */
export function stage(parts: ReactNode, changes: Partial<ShopView> = {}): void {
  const view = viewWith(changes);
  document.documentElement.lang = view.language;
  document.body.innerHTML = renderToString(<ShopViewProvider view={view}>{parts}</ShopViewProvider>);
}

/** Hydrates the islands on the stage, and waits until each that is near the screen is. */
export async function hydrateIslands(): Promise<void> {
  if (!customElements.get('shop-island')) startIslands();
  await expect.poll(() => document.querySelector('shop-island:not([data-ready], [data-failed])')).toBeNull();
}

/** A shopper's view of the shop, as it is until they choose another. */
export function viewWith({ language = 'pl', ...changes }: Partial<ShopView>): ShopView {
  const [currency] = settings.currencies;
  if (!currency) throw new Error('shop.config.ts names no currency');
  return { language, currency, priceType: settings.priceType, texts: textsIn(language), ...changes };
}
