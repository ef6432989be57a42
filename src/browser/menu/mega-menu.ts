import { onNavigated } from '#browser/navigation/navigation.ts';
import { headsFor, type Point } from '#domain/menu/heads-for.ts';
import { bringSlides } from './bring-slides.ts';
import { hoverIntent } from './hover-intent.ts';
import { startMenuKeys } from './menu-keys.ts';
import { createOpenItem, type Item, type OpenItem, panelOf } from './open-item.ts';
import { showMore } from './show-more.ts';

/** Hydrates the mega menu: hover with intent, touch, and the keyboard of a disclosure navigation. */
export function startMegaMenu(): void {
  for (const menu of document.querySelectorAll<HTMLElement>('.menu')) {
    const open = createOpenItem((item) => bringSlides(panelOf(item)));
    startHover(menu, open);
    startClicks(menu, open);
    startMenuKeys(menu, open);
    startClosing(menu, open);
    keepOpen(menu, open);
    menu.toggleAttribute('data-live', true);
  }
}

const itemAt = (target: EventTarget | null) => (target as Element).closest<Item>('.mega > li');

function startHover(menu: HTMLElement, open: OpenItem): void {
  const intent = hoverIntent<Item>(open.show, () => {
    if (!open.get()?.contains(document.activeElement)) open.close();
  });
  let last: Point | undefined;
  menu.addEventListener('pointermove', (event) => {
    if (event.pointerType !== 'mouse') return;
    const item = itemAt(event.target);
    const at = { x: event.clientX, y: event.clientY };
    if (item && item !== open.get()) intent.over(item, isPassing(open.get(), last ?? at, at));
    else if (item) intent.stay();
    last = at;
  });
  menu.addEventListener('pointerleave', ({ pointerType }) => {
    last = undefined;
    if (pointerType === 'mouse') intent.leave();
  });
}

function isPassing(open: Item | undefined, from: Point, to: Point): boolean {
  const panel = open && panelOf(open);
  return panel ? headsFor(from, to, panel.getBoundingClientRect()) : false;
}

/** A finger's first touch of an item opens its panel, the second follows the link. A mouse has opened it already. */
function startClicks(menu: HTMLElement, open: OpenItem): void {
  let pointer = '';
  menu.addEventListener('pointerdown', ({ pointerType }) => {
    pointer = pointerType;
  });
  menu.addEventListener('click', (event) => {
    const target = event.target as Element;
    const item = itemAt(target);
    const by = pointer;
    pointer = '';
    if (target.closest('[data-more]')) showMore(event);
    if (!item || !panelOf(item) || panelOf(item)?.contains(target)) return;
    const isOpen = item === open.get();
    const isButton = target.closest('button') !== null;
    if (isButton && isOpen && by !== 'mouse') open.close();
    else if (isButton) open.show(item);
    else if (by === 'touch' && !isOpen) {
      event.preventDefault();
      open.show(item);
    }
  });
}

function startClosing(menu: HTMLElement, { get, close }: OpenItem): void {
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget && !get()?.contains(relatedTarget as Node)) close();
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (!menu.contains(target as Node)) close();
  });
  addEventListener('blur', close);
  onNavigated(close);
}

/** What the style sheet has opened stays open. */
function keepOpen(menu: HTMLElement, { show }: OpenItem): void {
  const item = menu.querySelector<Item>('.mega > li:is(:hover, :focus-within)');
  if (item) show(item);
}
