import { reportError } from '#browser/error-log/error-log.ts';
import { changedControls, repeatChanges } from '#browser/event-replay/dirty-controls.ts';
import { EventReplay, type Owned } from '#browser/event-replay/event-replay.ts';
import { firstView } from '#browser/layout/first-view.ts';
import { whenToHydrate } from './when-to-hydrate.ts';

/** Mounts an island in its element; answers with the way to take it down again. */
export type Mount = (island: HTMLElement, onReady: () => void) => () => void;

const WIDGET_KEYS = /^(Arrow(Up|Down|Left|Right)|Home|End|Escape)$/;
const TOUCHES = ['pointerdown', 'focusin', 'input', 'change'];
const OWNED: Owned = {
  clicks: 'button[type=button]',
  submits: 'form',
  keys: ({ key, target }) => WIDGET_KEYS.test(key) && !(target as Element).matches('input, select, textarea'),
};

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

    #replay: EventReplay | undefined;
    #stopWaiting: (() => void) | undefined;
    #unmount: (() => void) | undefined;
    #hydrating = false;
    #settle: () => void = () => {};
    /** Resolves once the island has hydrated or failed to. */
    readonly settled = new Promise<void>((resolve) => {
      this.#settle = resolve;
    });

    async connectedCallback(): Promise<void> {
      if (this.#replay) return; // moved within the page, not new
      const hydrate = () => void this.hydrate();
      this.#replay = new EventReplay(this, OWNED, () => {
        this.setAttribute('aria-busy', 'true');
        hydrate();
      });
      for (const type of TOUCHES)
        this.addEventListener(type, hydrate, { capture: true, passive: true, once: true });
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
      this.#replay?.stop();
      await repeatChanges(changedControls(this));
      await this.#replay?.replay();
      this.removeAttribute('aria-busy');
      this.dataset.ready = '';
      this.#settle();
    }

    /** The HTML stays and works as it does without JavaScript; a submit that waited goes out now. */
    #fail(error: unknown): void {
      this.dataset.failed = '';
      this.removeAttribute('aria-busy');
      void this.#replay?.replay();
      this.#settle();
      reportError(error);
    }

    #takeDown(): void {
      this.#stopWaiting?.();
      this.#replay?.stop();
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
