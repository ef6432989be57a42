/** Words of the page that cannot be read to their end. It runs in the browser, so it stands by itself. */
export function cutOff(): string[] {
  type Edge = { box: Element; rect: DOMRect; overflowX: string; overflowY: string; clips: boolean };
  const found = new Set<string>();
  const edges = new Map<Element, Edge[]>();
  const seen = new Map<Element, boolean>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const parent = text.parentElement;
    if (!parent || !text.textContent?.trim() || !isSeen(parent)) continue;
    range.selectNodeContents(text);
    for (const line of range.getClientRects()) {
      const edge = line.width > 1 ? edgeOver(parent, line) : undefined;
      if (edge) found.add(`${text.textContent.trim().slice(0, 40)} (${edge})`);
    }
  }
  return [...found];

  function isSeen(element: Element): boolean {
    const known = seen.get(element);
    if (known !== undefined) return known;
    const inside = element.closest('.sr-only, option, [inert], [hidden], script, style, template, noscript');
    const is = !inside && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    seen.set(element, is);
    return is;
  }

  /** What a line of text reaches over, unless one can scroll to it. */
  function edgeOver(element: Element, line: DOMRect): string | undefined {
    for (const { box, rect, overflowX, overflowY, clips } of edgesAround(element)) {
      if (clips) return undefined;
      const beside = line.left < rect.left - 1 || line.right > rect.right + 1;
      const beyond = line.top < rect.top - 3 || line.bottom > rect.bottom + 3;
      if (/auto|scroll/.test(overflowX) && beside) return undefined;
      if (/auto|scroll/.test(overflowY) && beyond) return undefined;
      const hides = /hidden|clip/;
      if ((hides.test(overflowX) && beside) || (hides.test(overflowY) && beyond)) return nameOf(box);
    }
    return line.left < -1 || line.right > innerWidth + 1 ? 'the screen' : undefined;
  }

  /** The boxes around an element that hide what reaches over them, from the inside out; many texts share them. */
  function edgesAround(element: Element): Edge[] {
    const known = edges.get(element);
    if (known) return known;
    const { overflowX, overflowY, position, clipPath } = getComputedStyle(element);
    const clips = clipPath !== 'none';
    const around = edgesOutside(element, position);
    const hides = clips || overflowX !== 'visible' || overflowY !== 'visible';
    const own = { box: element, rect: element.getBoundingClientRect(), overflowX, overflowY, clips };
    const all = hides ? [own, ...around] : around;
    edges.set(element, all);
    return all;
  }

  function edgesOutside({ parentElement }: Element, position: string): Edge[] {
    const isOutermost = position === 'fixed' || !parentElement || parentElement === document.documentElement;
    return isOutermost ? [] : edgesAround(parentElement);
  }

  function nameOf(box: Element): string {
    return box.className ? `.${String(box.className).split(' ')[0]}` : box.localName;
  }
}
