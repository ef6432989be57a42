import { reportError } from '#browser/error-log.ts';
import { showRememberedView } from './remembered-view.ts';

/** Defines `<shop-listing>`: connected, its filters apply by themselves. Until then, and if its code fails, it is a form. */
export function startListings(): void {
  let start: ((host: HTMLElement) => () => void) | undefined;
  let isDefined = false;

  class ShopListing extends HTMLElement {
    #stop: (() => void) | undefined;

    async connectedCallback(): Promise<void> {
      // What is seen already stays as its address says; what comes by partial navigation is not seen yet.
      if (isDefined) showRememberedView(this);
      try {
        start ??= (await import('./start-listing.ts')).startListing;
        if (this.isConnected) this.#stop ??= start(this);
      } catch (error) {
        reportError(error);
      }
    }

    disconnectedCallback(): void {
      this.#stop?.();
      this.#stop = undefined;
    }
  }
  customElements.define('shop-listing', ShopListing);
  isDefined = true;
}
