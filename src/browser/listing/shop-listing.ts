import { defineLazyElement } from '#browser/lazy-element.ts';
import { showRememberedView } from './remembered-view.ts';

/** Defines `<shop-listing>`: connected, its filters apply by themselves. Until then, and if its code fails, it is a form. */
export function startListings(): void {
  let isDefined = false;
  // What is seen already stays as its address says; what comes by partial navigation is not seen yet.
  const showAsChosen = (host: HTMLElement) => {
    if (isDefined) showRememberedView(host);
  };
  defineLazyElement(
    'shop-listing',
    async () => (await import('./start-listing.ts')).startListing,
    showAsChosen,
  );
  isDefined = true;
}
