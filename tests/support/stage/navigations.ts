import { afterEach, beforeEach } from 'vitest';

/** Notes where the browser would navigate by itself, for each test of a file; the page of the test stays. */
export function noteNavigations(): string[] {
  const led: string[] = [];
  const note = (event: NavigateEvent) => {
    if (event.destination.sameDocument) return;
    event.preventDefault();
    const { pathname, search, hash } = new URL(event.destination.url);
    led.push(`${event.navigationType} ${pathname}${search}${hash}`);
  };
  beforeEach(() => {
    led.length = 0;
    navigation.addEventListener('navigate', note);
  });
  afterEach(() => navigation.removeEventListener('navigate', note));
  return led;
}
