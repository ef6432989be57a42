import { cdp } from 'vitest/browser';

type Wishes = { 'prefers-reduced-motion'?: 'reduce'; 'prefers-color-scheme'?: 'light' | 'dark' };

/** What a shopper has asked the browser for; nothing, where nothing is named. */
export async function emulateMedia(wishes: Wishes = {}): Promise<void> {
  const features = Object.entries(wishes).map(([name, value]) => ({ name, value }));
  await cdp().send('Emulation.setEmulatedMedia', { features });
}

/** A screen that is touched, until told otherwise. */
export async function emulateTouch(enabled: boolean): Promise<void> {
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled });
}
