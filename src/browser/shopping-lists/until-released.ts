let isPressed = false;
const whatPresses = { capture: true, passive: true };
addEventListener('pointerdown', () => setPressed(true), whatPresses);
for (const type of ['pointerup', 'pointercancel'])
  addEventListener(type, () => setPressed(false), whatPresses);

function setPressed(pressed: boolean): void {
  isPressed = pressed;
}

/** Waits until no button is held down: what changes under a press in between would swallow it. */
export function untilReleased(): Promise<void> {
  if (!isPressed) return Promise.resolve();
  return new Promise((resolve) => {
    const end = new AbortController();
    const done = () => {
      end.abort();
      // The click comes after the release.
      setTimeout(resolve);
    };
    for (const type of ['pointerup', 'pointercancel']) addEventListener(type, done, { signal: end.signal });
  });
}
