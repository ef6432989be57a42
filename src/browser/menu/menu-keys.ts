import { type Item, linkOf, type OpenItem, panelOf, toggleOf } from './open-item.ts';

/**
 * The keyboard of W3C's disclosure navigation: Escape closes, arrows move along the top and within a panel, Home and
 * End go to the ends. Enter and Space are the button's own, and Tab leaves.
 */
export function startMenuKeys(menu: HTMLElement, open: OpenItem): void {
  document.addEventListener('keydown', ({ key }) => {
    const item = open.get();
    if (key !== 'Escape' || !item) return;
    const isInside = item.contains(document.activeElement);
    open.close();
    if (isInside) toggleOf(item)?.focus();
  });
  menu.addEventListener('keydown', (event) => {
    const focused = event.target as HTMLElement;
    const item = focused.closest<Item>('.mega > li');
    if (!item || event.ctrlKey || event.metaKey || event.altKey) return;
    const panel = panelOf(item);
    const next = panel?.contains(focused)
      ? withinPanel(event.key, panel, focused, item)
      : alongTop(event.key, menu, focused, item, open);
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
}

type Place = HTMLElement | null | undefined;

function alongTop(key: string, menu: HTMLElement, focused: HTMLElement, item: Item, open: OpenItem): Place {
  const items = [...menu.querySelectorAll<Item>('.mega > li')];
  const at = items.indexOf(item);
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: items.length - 1 }[key];
  if (to !== undefined) return counterpart(items[to], focused);
  const panel = panelOf(item);
  if (key !== 'ArrowDown' || !panel) return undefined;
  open.show(item);
  return linksOf(panel)[0];
}

/** From a link to the next link, from a button to the next button, where there is one. */
const counterpart = (item: Item | undefined, focused: HTMLElement): Place =>
  item && ((focused instanceof HTMLButtonElement && toggleOf(item)) || linkOf(item));

function withinPanel(key: string, panel: HTMLElement, focused: HTMLElement, item: Item): Place {
  const links = linksOf(panel);
  const at = links.indexOf(focused as HTMLAnchorElement);
  if (key === 'ArrowUp') return links[at - 1] ?? toggleOf(item);
  if (key === 'ArrowDown') return links[at + 1];
  if (key === 'ArrowRight') return beside(links, focused, 1);
  if (key === 'ArrowLeft') return beside(links, focused, -1);
  if (key === 'Home') return links[0];
  return key === 'End' ? links.at(-1) : undefined;
}

/** Those of categories: slides come later than the keys, and are reached with Tab. */
const linksOf = (panel: HTMLElement) =>
  [...panel.querySelectorAll<HTMLAnchorElement>(':scope > a, .mega__groups a')].filter(
    (link) => link.getClientRects().length > 0,
  );

/** The nearest link of the next column to that side. */
function beside(links: HTMLAnchorElement[], focused: HTMLElement, side: 1 | -1): Place {
  const here = focused.getBoundingClientRect();
  const away = (link: HTMLElement) => {
    const { left, top } = link.getBoundingClientRect();
    return { across: (left - here.left) * side, down: Math.abs(top - here.top) };
  };
  const [nearest] = links
    .map((link) => ({ link, ...away(link) }))
    .filter(({ across }) => across > 1)
    .sort((one, other) => one.across - other.across || one.down - other.down);
  return nearest?.link;
}
