import { cdp, type Locator } from 'vitest/browser';

type Point = { x: number; y: number };

/** Moves the mouse to a place in the window, in steps where its way matters. */
export async function movePointer(to: Point, from: Point = to, steps = 1): Promise<void> {
  for (let step = 1; step <= steps; step++) {
    const along = (start: number, end: number) => start + ((end - start) * step) / steps;
    await mouse('mouseMoved', { x: along(from.x, to.x), y: along(from.y, to.y) });
  }
}

/** Presses the mouse at one place and lets it go there, or at another. */
export async function pressAt(from: Point, to = from): Promise<void> {
  await mouse('mouseMoved', from);
  await mouse('mousePressed', from);
  await mouse('mouseMoved', to);
  await mouse('mouseReleased', to);
}

/** Presses the mouse at a place and lets it go there once something has come of that. */
export async function holdAt(place: Point, meanwhile: () => Promise<unknown>): Promise<void> {
  await mouse('mouseMoved', place);
  await mouse('mousePressed', place);
  await meanwhile();
  await mouse('mouseReleased', place);
}

/** Taps with a finger: on something, or at a place in the window. */
export async function tap(on: Locator | Point): Promise<void> {
  const touchPoints = [onScreen('x' in on ? on : middleOf(on))];
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

export function middleOf(part: Locator): Point {
  const { x, y, width, height } = part.element().getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

function mouse(type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', point: Point) {
  const button = type === 'mouseMoved' ? 'none' : 'left';
  return cdp().send('Input.dispatchMouseEvent', { type, button, clickCount: 1, ...onScreen(point) });
}

/** The window of a test is shown smaller where the screen has no room for it. */
function onScreen({ x, y }: Point): Point {
  const frame = window.frameElement?.getBoundingClientRect();
  const scale = (frame?.width ?? innerWidth) / innerWidth;
  return { x: (frame?.x ?? 0) + x * scale, y: (frame?.y ?? 0) + y * scale };
}
