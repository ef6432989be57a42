import { reportError } from '#browser/error-log.ts';
import { firstView } from '#browser/first-view.ts';
import { changedControls, EarlyEvents } from './early-events.ts';
import { whenToHydrate } from './when-to-hydrate.ts';

/** Mounts an island in its element; answers with the way to take it down again. */
export type Mount = (island: HTMLElement, onReady: () => void) => () => void;

/** Loads the code of an island by its name. */
export type Load = (name: string) => Promise<Mount>;

/**
 * Defines `<shop-island name hydrate props prefix>`. Connected, it loads its code when its `hydrate` attribute says so and
 * hydrates; disconnected, it unmounts. So whoever replaces a region of the page needs no bookkeeping.
 */
export function defineIslands(load: Load): void {
  class ShopIsland extends HTMLElement {
    /** Islands mounted on the page, for tests that look for leaks. */
    static mounted = 0;

    #early: EarlyEvents | undefined;
    #stopWaiting: (() => void) | undefined;
    #unmount: (() => void) | undefined;
    #hydrating = false;
    #settle: () => void = () => {};
    /** Resolves once the island has hydrated or failed to. */
    readonly settled = new Promise<void>((resolve) => {
      this.#settle = resolve;
    });

    async connectedCallback(): Promise<void> {
      if (this.#early) return; // moved within the page, not new
      this.#early = new EarlyEvents(this, () => this.hydrate());
      await firstView;
      if (!this.isConnected || this.#hydrating) return;
      this.#stopWaiting = whenToHydrate(this, this.getAttribute('hydrate'), () => this.hydrate());
    }

    disconnectedCallback(): void {
      queueMicrotask(() => {
        if (!this.isConnected) this.#takeDown();
      });
    }

    async hydrate(): Promise<void> {
      if (this.#hydrating) return;
      this.#hydrating = true;
      this.#stopWaiting?.();
      try {
        const [mount] = await Promise.all([
          load(this.getAttribute('name') ?? ''),
          outerIsland(this)?.settled,
        ]);
        if (!this.isConnected) return; // left the page meanwhile
        this.#unmount = mount(this, () => this.#becomeReady());
        ShopIsland.mounted++;
      } catch (error) {
        this.#fail(error);
      }
    }

    async #becomeReady(): Promise<void> {
      await this.#early?.replay(changedControls(this));
      this.removeAttribute('aria-busy');
      this.dataset.ready = '';
      this.#settle();
    }

    /** The HTML stays and works as it does without JavaScript; a submit that waited goes out now. */
    #fail(error: unknown): void {
      this.dataset.failed = '';
      this.removeAttribute('aria-busy');
      void this.#early?.replay([]);
      this.#settle();
      reportError(error);
    }

    #takeDown(): void {
      this.#stopWaiting?.();
      this.#early?.stop();
      if (!this.#unmount) return;
      this.#unmount();
      this.#unmount = undefined;
      ShopIsland.mounted--;
    }
  }

  const outerIsland = (island: HTMLElement) => {
    const outer = island.parentElement?.closest('shop-island');
    if (!(outer instanceof ShopIsland)) return undefined;
    void outer.hydrate();
    return outer;
  };

  customElements.define('shop-island', ShopIsland);
}
