import { reportError } from '#browser/error-log/error-log.ts';
import { firstView } from './first-view.ts';

/** Hydrates an element; answers with the way to end that. */
export type StartElement = (host: HTMLElement) => () => void;

/** Defines an element whose code comes with the first one. Until then, and if it cannot come, it is plain HTML. */
export function defineLazyElement(
  name: string,
  load: () => Promise<StartElement>,
  onConnected: (host: HTMLElement) => void = () => {},
): void {
  // Once it is there, an element hydrates at once: going back finds everything in its place.
  let start: StartElement | undefined;

  class LazyElement extends HTMLElement {
    #stop: (() => void) | undefined;

    async connectedCallback(): Promise<void> {
      onConnected(this);
      try {
        if (!start) await firstView;
        start ??= await load();
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
  customElements.define(name, LazyElement);
}
