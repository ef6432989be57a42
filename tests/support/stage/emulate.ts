import { onTestFinished, vi } from 'vitest';
import { cdp } from 'vitest/browser';

type Wishes = { 'prefers-reduced-motion'?: 'reduce'; 'prefers-color-scheme'?: 'light' | 'dark' };

const USUAL = { 'prefers-reduced-motion': 'no-preference', 'prefers-color-scheme': 'light' };

/** What a shopper has asked the browser for. What is not named is as usual, whatever another file has left behind. */
export async function emulateMedia(wishes: Wishes = {}): Promise<void> {
  const features = Object.entries({ ...USUAL, ...wishes }).map(([name, value]) => ({ name, value }));
  await cdp().send('Emulation.setEmulatedMedia', { features });
}

/**
 * A screen that is touched, for the scripts that ask. The browser's own emulation of one would outlast its test: the
 * window never says again that a pointer can hover.
 */
export function pretendTouchScreen(): void {
  const ask = window.matchMedia.bind(window);
  const spy = vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    if (/pointer: coarse/.test(query)) return ask('all');
    return ask(/hover: hover|pointer: fine/.test(query) ? 'not all' : query);
  });
  onTestFinished(() => spy.mockRestore());
}
