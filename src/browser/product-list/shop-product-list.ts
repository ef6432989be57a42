import { defineLazyElement } from '#browser/layout/lazy-element.ts';
import { showRememberedView } from './remembered-view.ts';

/** Defines `<shop-product-list>`: connected, its filters apply by themselves. Until then, and if its code fails, it is a form. */
export function startProductLists(): void {
  let isDefined = false;
  // What is seen already stays as its address says; what comes by partial navigation is not seen yet.
  const showAsChosen = (host: HTMLElement) => {
    if (isDefined) showRememberedView(host);
  };
  defineLazyElement(
    'shop-product-list',
    async () => (await import('./start-product-list.ts')).startProductList,
    showAsChosen,
  );
  isDefined = true;
}
