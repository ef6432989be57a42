/** Words of the page that cannot be read to their end. It runs in the browser, so it stands by itself. */
export function cutOff(): string[] {
  const found = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const parent = text.parentElement;
    if (!parent || !text.textContent?.trim() || !isSeen(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const line of range.getClientRects()) {
      const edge = line.width > 1 ? edgeOver(parent, line) : undefined;
      if (edge) found.add(`${text.textContent.trim().slice(0, 40)} (${edge})`);
    }
  }
  return [...found];

  function isSeen(element: Element): boolean {
    const inside = element.closest('.sr-only, option, [inert], [hidden], script, style, template, noscript');
    return !inside && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  }

  /** What a line of text reaches over, unless one can scroll to it. */
  function edgeOver(element: Element, line: DOMRect): string | undefined {
    for (
      let box: Element | null = element;
      box && box !== document.documentElement;
      box = box.parentElement
    ) {
      const { overflowX, overflowY, position, clipPath } = getComputedStyle(box);
      if (clipPath !== 'none') return undefined;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const beside = line.left < left - 1 || line.right > right + 1;
      const beyond = line.top < top - 3 || line.bottom > bottom + 3;
      if (/auto|scroll/.test(overflowX) && beside) return undefined;
      if (/auto|scroll/.test(overflowY) && beyond) return undefined;
      const hides = /hidden|clip/;
      if ((hides.test(overflowX) && beside) || (hides.test(overflowY) && beyond)) return nameOf(box);
      if (position === 'fixed') break;
    }
    return line.left < -1 || line.right > innerWidth + 1 ? 'the screen' : undefined;
  }

  function nameOf(box: Element): string {
    return box.className ? `.${String(box.className).split(' ')[0]}` : box.localName;
  }
}
