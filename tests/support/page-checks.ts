/** What can be seen of a page as it stands. These run in the browser, so that each stands by itself. */

/** Parts of the layout move a moment after the view: waits until nothing moves, in two frames one after the other. */
export async function untilSettled(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let [still, frames] = [0, 0]; still < 2 && frames < 100; frames++) {
    await frame();
    still = document.getAnimations().some(({ playState }) => playState === 'running') ? 0 : still + 1;
  }
}

/** What moves for longer than a glance although the shopper has asked for less motion. */
export const movementsNow = (): string[] =>
  document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 1)
    .map((animation) =>
      animation instanceof CSSAnimation ? animation.animationName : animation.constructor.name,
    );

/** How far the page scrolls sideways. */
export const overflowNow = (): number =>
  Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth);
