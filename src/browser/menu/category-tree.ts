/** A category as the page links to it. */
export type Category = { name: string; href: string; below: Category[] };

/** Reads the categories back from the mega menu, which holds all of them: so a page tells of them once. */
export function readTree(list: Element | null): Category[] {
  return [...(list?.children ?? [])].flatMap((item) => {
    const link = item.querySelector<HTMLAnchorElement>(':scope > a');
    if (!link || item.hasAttribute('data-more')) return [];
    const below = item.querySelector(':scope > ul, :scope > .mega__panel > ul');
    return [{ name: link.textContent ?? '', href: link.href, below: readTree(below) }];
  });
}
