/** How much of the line at the top of the page is drawn, from 0 to 1, so long after something has begun. */
export function progressAfter(ms: number): number {
  for (const animation of document.getAnimations())
    if (animation instanceof CSSAnimation && animation.animationName === 'navigating') {
      animation.pause();
      animation.currentTime = ms;
    }
  const { content, transform } = getComputedStyle(document.documentElement, '::before');
  return content === 'none' ? 0 : new DOMMatrix(transform).a;
}
