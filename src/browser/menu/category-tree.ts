/** A category as the page links to it. */
export type Category = {
  name: string;
  href: string;
  below: Category[];
  /** The place of its slides, where it has any. */
  slider: HTMLElement | null;
};

/** Reads the categories back from the mega menu, which holds all of them: so a page tells of them once. */
export function readTree(list: Element | null): Category[] {
  return [...(list?.children ?? [])].flatMap((item) => {
    const link = item.querySelector<HTMLAnchorElement>(':scope > a');
    if (!link || item.hasAttribute('data-more')) return [];
    const below = item.querySelector(':scope > ul, :scope > .mega__panel > ul');
    const slider = item.querySelector<HTMLElement>(
      ':scope > .mega__panel > .menu-slider:not([data-together])',
    );
    return [{ name: link.textContent ?? '', href: link.href, below: readTree(below), slider }];
  });
}
