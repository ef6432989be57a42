import { reportError } from '#browser/error-log.ts';

/** Brings the checks to a form; answers with the way to take them away again. */
export type StartForm = (host: HTMLElement) => () => void;

/** Defines `<shop-form>`: connected, its form is checked as one types. Until then, and if its code fails, it is a form. */
export function defineForms(load: () => Promise<StartForm>): void {
  class ShopForm extends HTMLElement {
    #stop: (() => void) | undefined;

    async connectedCallback(): Promise<void> {
      try {
        const start = await load();
        if (this.isConnected && !this.#stop) this.#stop = start(this);
      } catch (error) {
        reportError(error);
      }
    }

    disconnectedCallback(): void {
      this.#stop?.();
      this.#stop = undefined;
    }
  }
  customElements.define('shop-form', ShopForm);
}
