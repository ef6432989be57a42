import { defineLazyElement } from '#browser/layout/lazy-element.ts';

/** Defines `<shop-lists>`: connected, its forms need no new page. Until then, and if its code fails, they are forms. */
export function startLists(): void {
  defineLazyElement('shop-lists', async () => (await import('./start-lists.ts')).startLists);
}
