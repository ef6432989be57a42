const STORAGE_KEY = 'scroll';

/** Where each entry of the history was scrolled to, also across a full load. */
export class ScrollMemory {
  #known: Map<string, number> | undefined;

  start(): void {
    history.scrollRestoration = 'manual';
    addEventListener('scroll', () => this.#positions.set(entryKey(), scrollY), { passive: true });
    addEventListener('pagehide', () => this.#store());
  }

  /** The position of the history's current entry. */
  current(): number | undefined {
    return this.#positions.get(entryKey());
  }

  /** Read when first needed: a browser takes a while for it, and a new page has nothing to read. */
  get #positions(): Map<string, number> {
    this.#known ??= new Map(readStored());
    return this.#known;
  }

  #store(): void {
    if (!this.#known) return;
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...this.#known].slice(-50)));
    } catch {
      // Storage may be full or forbidden: then going back starts at the top.
    }
  }
}

/** Scrolls to where the page was before. What it leaves for later is laid out first: its height is only a guess. */
export function scrollBackTo(top: number): void {
  if (top > 0)
    for (const part of document.querySelectorAll('.lazy-layout')) part.classList.remove('lazy-layout');
  scrollTo(0, top);
}

/** A name for the history's current entry, given to it when it first needs one. */
export function entryKey(): string {
  const state: unknown = history.state;
  if (state && typeof state === 'object' && 'key' in state) return String(state.key);
  const key = newEntryKey();
  history.replaceState({ key }, '');
  return key;
}

export const newEntryKey = () => Math.random().toString(36).slice(2);

function readStored(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
  } catch {
    return [];
  }
}
