const LONGEST_WAIT_MS = 3000;
const TOUCHES = ['pointerdown', 'keydown', 'focusin'];

/**
 * Comes true once the page has loaded and been painted, or is touched: what is loaded from then on takes nothing from
 * what the shopper looks at first. A picture that does not come holds nothing up for long.
 */
export const firstView = new Promise<void>((resolve) => {
  const painted = () => requestAnimationFrame(() => setTimeout(resolve));
  if (document.readyState === 'complete') painted();
  else addEventListener('load', painted, { once: true });
  for (const type of TOUCHES) addEventListener(type, () => resolve(), { once: true, capture: true });
  setTimeout(resolve, LONGEST_WAIT_MS);
});
