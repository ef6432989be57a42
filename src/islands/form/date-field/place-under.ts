/** As tall as the calendar is with its margins, in pixels. */
const ROOM = 420;

/**
 * Tells the style sheet where a field ends on the page, or begins where there is more room above it. What floats is
 * placed on the page and not on the screen, so that it scrolls along by itself.
 */
export function placeUnder(
  field: HTMLElement | null | undefined,
  floating: HTMLElement | null | undefined,
): void {
  if (!field || !floating) return;
  const { left, top, bottom } = field.getBoundingClientRect();
  const { clientHeight } = document.documentElement;
  const above = clientHeight - bottom < ROOM && top > ROOM;
  floating.dataset.side = above ? 'above' : 'below';
  floating.style.setProperty('--left', `${left + scrollX}px`);
  floating.style.setProperty('--edge', `${(above ? top : bottom) + scrollY}px`);
}
